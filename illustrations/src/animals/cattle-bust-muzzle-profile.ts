/** The muzzle of a cow's portrait from the side. */
import { through, outline } from "../geometry"
import { mix, hide } from "../palette"
import { line, sheet, cut } from "../paper"
import type { Set } from "./cattle-bust-muzzle"
import { type BustOptions, coatOf, ink } from "./cattle-bust-parts"

/** The muzzle from the side: the tongue behind the face, what is cut from its sheet, and what is drawn over it. */
export function profileMuzzle(options: BustOptions, set: Set): { behind: string; inside: string; over: string } {
  const { tongue = false } = options
  const { tone, blaze } = coatOf(options)
  const noseTone = mix((blaze ? hide.pink : tone).shade, "#2A1A12", blaze ? 0.08 : 0.42)
  const gleam = mix(noseTone, blaze ? hide.pink.light : "#B98A76", 0.4)
  const muzzle = through(
    set([
      [51, -8, "corner"],
      [49.6, 1],
      [51.6, 9],
      [50, 22, "corner"],
      [70, 20, "corner"],
      [70, -8, "corner"],
    ]),
    true,
  )
  const pad = through(
    set([
      [57, -5.6],
      [62, -2],
      [64, 4],
      [60.6, 8],
      [57.6, 5],
      [55.6, 0],
    ]),
    true,
  )
  const nostril = through(
    set([
      [55.6, 0.4],
      [58, -2.2],
      [61, -0.8],
      [60.2, 1.8],
      [58.4, 0.8],
      [56.8, 2],
    ]),
    true,
  )
  const mouth = through(
    set([
      [60.6, 9.6],
      [54, 10.6],
      [46, 8.6],
    ]),
  )
  const hairs = (
    [
      [52, 16.4, 53, 20],
      [48, 16.6, 48, 20.4],
      [55.4, 16, 57.4, 19],
    ] as const
  )
    .map(([x, y, toX, toY]) =>
      line(
        through(
          set([
            [x, y],
            [toX, toY],
          ]),
        ),
        mix(tone.shade, ink, 0.5),
        0.35,
      ),
    )
    .join("")
  const behind = tongue
    ? sheet(
        cut(
          outline(
            ...set([
              [57, 10],
              [61, 9],
              [70, 11],
              [77, 8],
              [76, 4.6],
              [70, 6],
              [62, 6.6],
            ]),
          ),
          hide.pink.base,
        ),
        "fine",
      )
    : ""
  return {
    behind,
    inside: cut(muzzle, noseTone) + cut(pad, mix(noseTone, gleam, 0.7)),
    over: cut(nostril, ink) + line(mouth, ink, 0.8) + hairs,
  }
}
