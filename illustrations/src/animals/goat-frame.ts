/** How a goat and a kid are built. Centimetres. */
import type { Build } from "./small-stock-frame"

/** A doe or buck. */
export const adult: Build = {
  back: [
    [-35, -53],
    [-32, -60],
    [-24, -63],
    [-12, -61],
    [4, -60],
    [17, -63],
  ],
  under: [
    [31, -39],
    [25, -31],
    [8, -28],
    [-6, -27],
    [-18, -32],
    [-30, -38],
    [-35, -46],
  ],
  neckRoot: [22, -53],
  neckWidths: [28, 21, 15],
  fore: {
    joints: [
      [21, -44],
      [22, -32],
      [22.5, -22],
      [22.5, -18],
      [22.2, -11],
      [22.4, -6],
      [23, -3.6],
    ],
    widths: [13, 9, 6, 5.6, 3.8, 4.4, 4],
    hinge: 3,
    hoof: { length: 6.4, height: 3.6 },
  },
  hind: {
    joints: [
      [-22, -48],
      [-22, -37],
      [-26, -28],
      [-30, -22],
      [-29, -14],
      [-28.6, -6.4],
      [-27.8, -3.6],
    ],
    widths: [21, 17, 8.6, 6, 4, 4.6, 4.2],
    hinge: 3,
    hoof: { length: 6.4, height: 3.6 },
  },
  apart: 7,
}

/** A kid is short in the body, high on its legs and large in the head; drawn as tall as a doe and scaled down. */
export const young: Build = {
  back: [
    [-26, -52],
    [-24, -58],
    [-17, -61],
    [-8, -59.5],
    [3, -59],
    [12, -61],
  ],
  under: [
    [24, -42],
    [19, -36],
    [6, -34],
    [-5, -34.4],
    [-14, -38],
    [-22, -41],
    [-26, -46],
  ],
  neckRoot: [16, -53],
  neckWidths: [22, 16, 13],
  fore: {
    joints: [
      [15, -46],
      [15.6, -34],
      [16, -24],
      [16, -20],
      [15.6, -12],
      [15.8, -6.4],
      [16.4, -4],
    ],
    widths: [11, 8, 6, 6, 4.2, 5, 4.6],
    hinge: 3,
    hoof: { length: 7, height: 4 },
  },
  hind: {
    joints: [
      [-16, -49],
      [-16, -39],
      [-19, -30],
      [-23, -24],
      [-22, -15],
      [-21.6, -7],
      [-20.8, -4],
    ],
    widths: [17, 14, 8.6, 6.4, 4.4, 5.2, 4.8],
    hinge: 3,
    hoof: { length: 7, height: 4 },
  },
  apart: 6,
}
