/** Rooms seen from the side: a wall with windows, a floor, the light that falls through. Pixels. */
import { material, mix, ramps, type Tone } from "../palette"
import { cut, line, sheet } from "../paper"
import type { Stage } from "../scene"
import { block, polygon, repeat } from "../tools/shapes"

interface RoomOptions {
  wall: Tone
  /** A band of darker paint along the foot of the wall, in pixels. */
  dado?: { height: number; colour: string }
  floor: Tone
  /** Where wall and floor meet. */
  floorAt: number
}

/** A wall and a floor that fill the picture. */
export function room(set: Stage, { wall, dado, floor, floorAt }: RoomOptions): void {
  const { width, height } = set
  set.add(
    cut(block(0, floorAt, width, floorAt), wall.base),
    cut(polygon([0, 0], [width * 0.46, 0], [width * 0.2, floorAt], [0, floorAt]), mix(wall.base, wall.shade, 0.35)),
  )
  if (dado) set.add(cut(block(0, floorAt, width, dado.height), dado.colour))
  set.add(
    sheet(cut(block(-20, height + 20, width + 40, height + 20 - floorAt), floor.base), "land"),
    cut(polygon([0, floorAt], [width, floorAt], [width, floorAt + 14], [0, floorAt + 14]), floor.light),
    line(`M0 ${floorAt + (height - floorAt) * 0.46}H${width}`, mix(floor.base, floor.shade, 0.5), 3),
  )
}

type Spot = readonly [x: number, y: number]

/** A window, its frame, and hills outside in the colours of the hour. */
export function windowAt(set: Stage, x: number, y: number, width: number, height: number): void {
  const { mood } = set
  const pane = block(x, y + height, width, height)
  const inside = ([right, down]: Spot): Spot => [x + width * right, y + height * down]
  /** Land under three places of the pane, in shares of its width and height. */
  const slope = (left: Spot, middle: Spot, right: Spot, colour: string) =>
    cut(polygon(inside(left), inside(middle), inside(right), inside([1, 1]), inside([0, 1])), colour)
  set.add(
    sheet(cut(block(x - 12, y + height + 12, width + 24, height + 24), material.wood.base), "detail"),
    cut(pane, mood.middle),
    slope([0, 0.66], [0.4, 0.48], [1, 0.7], mood.land[1]),
    slope([0, 0.86], [0.6, 0.7], [1, 0.8], mood.land[2]),
    line(`M${x + width / 2} ${y}V${y + height}M${x} ${y + height / 2}H${x + width}`, material.wood.base, 8),
  )
}

/** Light that falls through a window at (x, y) on to the floor, leaning by `lean`. */
export const sunbeam = (x: number, y: number, width: number, height: number, down: number, lean: number): string =>
  `<g opacity="0.2">${cut(polygon([x, y], [x + width, y], [x + width + lean, down], [x + lean, down]), "#FFF1C4")}</g>` +
  `<g opacity="0.35">${cut(polygon([x + lean - 10, down], [x + width + lean + 10, down], [x + width + lean + 60, down + height], [x + lean + 40, down + height]), "#FFF1C4")}</g>`

/** Rafters and battens under a roof of iron sheets, down to `low`. */
export const rafters = (width: number, low: number): string =>
  cut(block(-10, low, width + 20, low + 10), material.rust.shade) +
  repeat(Math.ceil(width / 60), (i) =>
    cut(block(i * 60, low, 26, low), mix(material.rust.shade, material.rust.base, 0.4)),
  ) +
  sheet(cut(block(-10, low + 8, width + 20, 22), material.wood.shade), "detail")

/** The painted walls that people choose. */
export const walls = {
  lime: { light: "#FBF3DE", base: "#F0E2BF", shade: "#D8C394" },
  mud: material.mud,
  sea: { light: "#CFE3DC", base: "#AFCFC6", shade: "#86AEA6" },
  brick: { light: "#C98062", base: "#B06648", shade: "#8A4A34" },
  night: { light: "#6A5648", base: "#4C3B32", shade: "#34271F" },
} as const

export const floors = {
  concrete: { light: "#CFC8B8", base: "#B5AD9C", shade: "#8E8676" },
  earth: { light: "#B98A5C", base: "#9B6E46", shade: "#7A5334" },
  straw: { light: ramps.gold[300], base: "#D9B36A", shade: "#AF8640" },
} as const
