/** How a sheep and a lamb are built. Centimetres. */
import type { Point } from "../geometry"
import type { Build } from "./small-stock-frame"

/** A ewe or ram. */
export const adult: Build = {
  back: [
    [-35, -46],
    [-34, -54],
    [-27, -59],
    [-14, -58],
    [2, -57],
    [17, -59],
  ],
  under: [
    [31, -32],
    [24, -26],
    [8, -24],
    [-6, -23.5],
    [-18, -26],
    [-29, -32],
    [-35, -40],
  ],
  neckRoot: [21, -47],
  neckWidths: [30, 24, 18],
  fore: {
    joints: [
      [21, -38],
      [21.5, -26],
      [22, -19],
      [22, -15],
      [21.6, -9],
      [21.8, -5.4],
      [22.4, -3.2],
    ],
    widths: [12, 8, 5.8, 5.6, 4, 4.6, 4.2],
    hinge: 3,
    hoof: { length: 6.2, height: 3.2 },
  },
  hind: {
    joints: [
      [-20, -40],
      [-20, -31],
      [-23, -23],
      [-26, -18],
      [-25.4, -11],
      [-25, -5.4],
      [-24.4, -3.2],
    ],
    widths: [20, 16, 8.6, 6.2, 4.2, 4.8, 4.4],
    hinge: 3,
    hoof: { length: 6.2, height: 3.2 },
  },
  apart: 7,
}

/** A lamb, drawn as tall as a ewe and scaled down. */
export const young: Build = {
  ...adult,
  back: [
    [-26, -48],
    [-25, -54],
    [-18, -57.6],
    [-8, -57],
    [3, -56.6],
    [13, -58],
  ],
  under: [
    [25, -37],
    [19, -32],
    [6, -30],
    [-6, -30],
    [-15, -33],
    [-23, -37],
    [-27, -42],
  ],
  neckRoot: [16, -48],
  neckWidths: [25, 19, 15],
  fore: {
    ...adult.fore,
    joints: adult.fore.joints.map(([x, y]): Point => [x - 6, y]),
    widths: [11, 8.4, 6.6, 6.4, 5, 5.4, 5],
  },
  hind: {
    ...adult.hind,
    joints: adult.hind.joints.map(([x, y]): Point => [x + 5, y]),
    widths: [18, 14, 8.8, 6.8, 5, 5.6, 5.2],
  },
  apart: 6,
}
