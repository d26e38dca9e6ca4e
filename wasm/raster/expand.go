package raster

import "encoding/binary"

// The hatch of undecided texels: stripes upwards to the right, two texels wide
// in every eight. Tiles are a multiple of eight wide, so it runs on from tile
// to tile. Fainter than any count, so that it is not read as one.
const (
	hatchPeriod = 8 // a power of two
	hatchWidth  = 2
	hatchAlpha  = 56
)

// Expand writes the pixels of a tile: premultiplied white whose opacity is the
// shade, to be tinted with the ink of a palette. src is row-major with the
// lowest row first, width texels a row (a multiple of 8, so that the hatch
// joins); dst is RGBA, four bytes a texel, with the topmost row first, as
// textures have it. It allocates nothing.
func Expand(dst, src []byte, width int) {
	rows := len(src) / width
	for row := range rows {
		top := rows - 1 - row
		expandRow(dst[4*top*width:4*(top+1)*width], src[row*width:(row+1)*width], row)
	}
}

func expandRow(dst, src []byte, row int) {
	for len(src) >= 8 && len(dst) >= 32 {
		if binary.LittleEndian.Uint64(src) == 0 { // most of a map is paper
			clear(dst[:32])
		} else {
			for i := range 8 {
				// The hatch depends on the column modulo its period, which is i.
				putTexel(dst[4*i:4*i+4], src[i], i, row)
			}
		}
		src, dst = src[8:], dst[32:]
	}
	for i := range src {
		putTexel(dst[4*i:4*i+4], src[i], i, row)
	}
}

func putTexel(dst []byte, shade byte, col, row int) {
	alpha := uint32(shade)
	if shade == Undecided {
		alpha = 0
		if (col-row)&(hatchPeriod-1) < hatchWidth {
			alpha = hatchAlpha
		}
	}
	binary.LittleEndian.PutUint32(dst, alpha*0x01010101)
}
