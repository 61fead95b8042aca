/** The head of a Mubende goat in profile: swept horns, golden eye, beard. The poll is the origin. */
import { moved, oval, through, type Point } from "../geometry"
import { hide, mix, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { round } from "../part"
import { horn } from "./limbs"

/** `behind` goes under the trunk, `front` over it. `muzzle` shortens the face of a kid. */
export function goatHead(
  coat: Tone,
  poll: Point,
  degrees: number,
  hornLength: number,
  bearded: boolean,
  { size = 1, muzzle = 1, asleep = false }: { size?: number; muzzle?: number; asleep?: boolean } = {},
): { behind: string; front: string } {
  const set = (points: readonly Point[]) =>
    moved(
      points.map(([x, y, corner]): Point => [x > 6 ? 6 + (x - 6) * muzzle : x, y, corner]),
      poll,
      degrees,
      size,
    )
  const face = through(
    set([
      [-4, 1],
      [-2, -5],
      [4, -6.6],
      [11, -4.6],
      [18, -3],
      [23.4, -1.6],
      [25.4, 2],
      [23.6, 5.6],
      [19, 7],
      [13, 7.6],
      [7, 10.6],
      [0, 9],
    ]),
    true,
  )
  const jaw = through(
    set([
      [-5, 4],
      [3, 4],
      [9, 5],
      [16, 4],
      [28, 4.4],
      [20, 14],
      [-2, 14],
    ]),
    true,
  )
  const blaze = through(
    set([
      [2, -9],
      [10, -2.6],
      [18, -0.4],
      [28, 0],
      [26, -8],
    ]),
    true,
  )
  const horns = (dx: number, lift: number) =>
    horn(
      set([
        [1 + dx, -4],
        [-1.4 + dx, -4 - hornLength * 0.36],
        [-7.4 + dx, -4 - hornLength * 0.64],
        [-16 + dx, -4 - hornLength * 0.8 * lift],
      ]),
      [5, 4.2, 3, 0.4],
      { light: hide.horn.shade, base: mix(hide.horn.shade, hide.hoof.light, 0.4), shade: hide.hoof.light },
    )
  const ear = set([
    [-1, 0.6, "corner"],
    [-6, -1.6],
    [-14, 3.6, "corner"],
    [-7, 4.8],
    [-1, 4, "corner"],
  ])
  // A beard hangs straight down, however the head is held.
  const [chin] = set([[13, 6.6]])
  const beard =
    bearded && chin
      ? cut(
          through(
            moved(
              [
                [-4, -1, "corner"],
                [-3.4, 4],
                [-0.6, 12, "corner"],
                [2.6, 4.6],
                [3.6, -1.6, "corner"],
              ],
              chin,
            ),
            true,
          ),
          mix(coat.base, coat.light, 0.55),
        )
      : ""
  const [eye] = set([[6.6, -1.6]])
  const [nostril] = set([[23.2, 1]])
  if (!eye || !nostril) throw new Error("A goat needs an eye and a nostril")
  const lid = set([
    [4.4, -1.6],
    [6.6, -0.4],
    [8.8, -1.2],
  ])
  const mouth = set([
    [23.6, 4],
    [20, 4.2],
    [17.4, 3.2],
  ])
  return {
    behind: hornLength > 0 ? horns(3.4, 0.94) : "",
    front:
      (hornLength > 0 ? sheet(horns(0, 1), "fine") : "") +
      beard +
      sheet(
        cut(face, coat.base) +
          clip(face, cut(jaw, mix(coat.base, coat.shade, 0.8)) + cut(blaze, mix(coat.base, coat.light, 0.7))) +
          (asleep
            ? line(through(lid), "#120C0A", 0.8)
            : `<ellipse cx="${eye[0]}" cy="${eye[1]}" rx="${round(1.7 * size)}" ry="${round(1.5 * size)}" fill="#D9A441"/>` +
              cut(oval(eye[0], eye[1], 1.3 * size, 0.55 * size, degrees), "#17100C")) +
          cut(oval(nostril[0], nostril[1], 1, 0.6, degrees - 50), "#120C0A") +
          line(through(mouth), "#120C0A", 0.6),
        "small",
      ) +
      sheet(cut(through(ear, true), mix(coat.base, coat.light, 0.5)), "fine"),
  }
}
