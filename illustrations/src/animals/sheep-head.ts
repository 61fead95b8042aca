/** The head of a fat-tailed sheep in profile. The poll is the origin. */
import { moved, oval, through, type Point } from "../geometry"
import { mix, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"

/** Convex nose, long hanging ears. */
export function sheepHead(coat: Tone, poll: Point, degrees: number, lamb: boolean): string {
  const size = lamb ? 1.14 : 1
  const set = (points: readonly Point[]) => moved(points, poll, degrees, size)
  const face = through(
    set([
      [-4, 2],
      [-2, -5],
      [4, -7.4],
      [11, -7.6],
      [18, -5.6],
      [23, -2],
      [24.8, 2.4],
      [22.6, 6],
      [18, 6.8],
      [12, 8],
      [6, 10.4],
      [-1, 9],
    ]),
    true,
  )
  const jaw = through(
    set([
      [-6, 5],
      [4, 4.6],
      [12, 4],
      [18, 3],
      [28, 4],
      [20, 14],
      [-2, 14],
    ]),
    true,
  )
  const bridge = through(
    set([
      [2, -10],
      [8, -5],
      [16, -3.4],
      [24, 0],
      [30, -8],
    ]),
    true,
  )
  const ear = set([
    [-0.6, -1.4, "corner"],
    [-4.6, 3],
    [-5.4, 11],
    [-2, 15.4],
    [1.6, 11],
    [3, 4],
    [2.6, -0.4, "corner"],
  ])
  const [eye] = set([[8.4, -2.2]])
  const [nostril] = set([[23, 0.8]])
  if (!eye || !nostril) throw new Error("A sheep needs an eye and a nostril")
  const mouth = set([
    [23, 4],
    [19.6, 3.8],
    [17, 2.6],
  ])
  return (
    sheet(
      cut(face, coat.base) +
        clip(face, cut(bridge, coat.light) + cut(jaw, mix(coat.base, coat.shade, 0.7))) +
        `<ellipse cx="${eye[0]}" cy="${eye[1]}" rx="${1.6 * size}" ry="${1.5 * size}" fill="#1A100B"/>` +
        `<circle cx="${eye[0] + 0.5}" cy="${eye[1] - 0.5}" r="0.45" fill="#FFF3DC"/>` +
        cut(oval(nostril[0], nostril[1], 1, 0.6, degrees - 50), "#3A241A") +
        line(through(mouth), "#3A241A", 0.6),
      "small",
    ) + sheet(cut(through(ear, true), mix(coat.base, coat.shade, 0.35)), "fine")
  )
}
