package raster_test

import (
	"fmt"

	"wythoffatlas/wasm/raster"
)

func ExampleLegend() {
	for _, sample := range raster.Legend(10) {
		fmt.Printf("2^%d P-positions: %d\n", sample.Log2Count, sample.Shade)
	}
	// Output:
	// 2^0 P-positions: 98
	// 2^5 P-positions: 131
	// 2^10 P-positions: 172
	// 2^15 P-positions: 214
	// 2^20 P-positions: 255
}
