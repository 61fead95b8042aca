/** The eye of a large head of cattle. Centimetres. */
import { moved, oval, through, type Point } from "../geometry"
import { mix, type Tone } from "../palette"
import { clip, cut, line } from "../paper"
import { round } from "../part"
import { ink } from "./cattle-bust-parts"

/** An eye: white rim, dark iris, two lights, a lid and lashes. `way` -1 looks to the left. */
export function bustEye([x, y]: Point, size: number, tone: Tone, way: 1 | -1 = 1): string {
  const set = (points: readonly Point[]) => moved(points, [x, y], 0, size, way === -1)
  const almond = through(
    set([
      [-3.4, 0.5, "corner"],
      [-1.6, -2.2],
      [1.2, -2.3],
      [3.3, 0.2, "corner"],
      [1.4, 1.9],
      [-1.5, 2],
    ]),
    true,
  )
  const lid = through(
    set([
      [-3.9, 0.8],
      [-1.8, -2.6],
      [1.4, -2.7],
      [3.8, 0.4],
    ]),
  )
  const lashes = (
    [
      [-1.6, -2.4, -2.8, -3.9],
      [0, -2.8, -0.5, -4.6],
      [1.5, -2.6, 1.9, -4.4],
      [2.8, -1.6, 4.1, -3.2],
    ] as const
  )
    .map(([fromX, fromY, toX, toY]) =>
      line(
        through(
          set([
            [fromX, fromY],
            [(fromX + toX) / 2 - 0.3, (fromY + toY) / 2],
            [toX, toY],
          ]),
        ),
        ink,
        0.42 * size,
      ),
    )
    .join("")
  const [light] = set([[0.8 * way, -0.9]])
  const [glint] = set([[-0.9 * way, 0.9]])
  const socket = oval(x, y - 0.3 * size, 5.2 * size, 4.2 * size)
  return (
    cut(socket, mix(tone.base, tone.shade, 0.55)) +
    cut(almond, "#3A2015") +
    clip(almond, cut(oval(x, y - 0.2 * size, 2.2 * size, 2.5 * size), ink)) +
    (light
      ? `<circle cx="${round(light[0])}" cy="${round(light[1])}" r="${round(0.72 * size)}" fill="#FFF6E2"/>`
      : "") +
    (glint
      ? `<circle cx="${round(glint[0])}" cy="${round(glint[1])}" r="${round(0.34 * size)}" fill="#D9B48A"/>`
      : "") +
    line(lid, mix(tone.shade, ink, 0.5), 0.95 * size) +
    lashes
  )
}
