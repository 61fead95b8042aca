/** Kanzu and shuka of portraits, cut after the outlines of bust-body.ts. Millimetres. */
import type { Tone } from "../palette"
import { clip, line, sheet } from "../paper"
import { farArmOutline, nearArmOutline, trunkOutline } from "./bust-body"
import { neckline, trunk, type Outfit } from "./bust-cloth"
import { creases, lit } from "./lit"
import { d, glide } from "./pen"

/** A long white kanzu with its maroon embroidery, under an open jacket. */
export function kanzuJacket(body: Outfit, kanzu: Tone, jacket: Tone): string {
  const s = body.build.shoulders
  const n = body.build.neck
  const opening = glide([
    [-58 * n, 136, "corner"],
    [-44, 168],
    [0, 186],
    [42, 168],
    [52 * n, 136, "corner"],
    [0, 120],
  ])
  const maroon = "#7A1F2B"
  const collar =
    line(d`M${-60 * n} 148C-40 186 30 190 ${54 * n} 146`, kanzu.light, 16) +
    line(d`M${-60 * n} 155C-40 196 30 200 ${54 * n} 153`, maroon, 4)
  const embroidery =
    line(d`M-4 198L4 400`, maroon, 5) +
    line(d`M-18 200L-10 404Q2 420 16 400L12 198`, maroon, 3) +
    line(
      d`M-4 214l-8 10l8 10l9 -10ZM-3 250l-8 10l8 10l9 -10ZM-1 286l-8 10l8 10l9 -10ZM1 322l-8 10l8 10l9 -10ZM2 358l-8 10l8 10l9 -10Z`,
      maroon,
      2.6,
    )
  const lapelLeft = d`M${-92 * n} 140C-96 250 -70 380 -48 470L-150 700L${-260 * s} 700L${-240 * s} 200Z`
  const lapelRight = d`M${84 * n} 140C92 250 76 380 60 470L110 700L${240 * s} 700L${220 * s} 200Z`
  const shell = trunkOutline(body.build)
  const turned =
    lit(
      d`M${-92 * n} 158C-98 240 -76 360 -48 474C-76 420 -112 360 -132 318L-104 300L-142 284C-132 240 -116 200 ${-92 * n} 158Z`,
      jacket,
      body.light,
      8,
    ) +
    lit(
      d`M${84 * n} 156C92 240 78 360 60 474C84 420 108 360 124 316L100 298L130 282C122 240 106 200 ${84 * n} 156Z`,
      jacket,
      body.light,
      8,
    )
  const open = sheet(
    clip(shell, lit(lapelLeft, jacket, body.light, 24) + lit(lapelRight, jacket, body.light, 20)),
    "figure",
  )
  const sleeve = (outline: string) =>
    sheet(
      lit(
        outline,
        jacket,
        body.light,
        16,
        creases(d`M${-230 * s} 430l60 20M${-230 * s} 456l50 8M${160 * s} 440l40 -14`, jacket, 3),
      ),
      "figure",
    )
  const pocket = line(d`M90 372L146 362`, jacket.shade, 5)
  return (
    trunk(body, kanzu, creases(d`M-40 440C-46 520 -44 600 -50 700M40 440C46 520 44 600 50 700`, kanzu, 3)) +
    neckline(body, opening) +
    sheet(collar, "figure") +
    embroidery +
    open +
    sheet(turned, "figure") +
    clip(shell, pocket) +
    sleeve(farArmOutline(body.build)) +
    sleeve(nearArmOutline(body.build))
  )
}
