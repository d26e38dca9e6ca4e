module wythoffatlas

go 1.24

require github.com/hajimehoshi/ebiten/v2 v2.8.8
