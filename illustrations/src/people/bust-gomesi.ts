/** The gomesi on a portrait: a yoke, pointed shoulders, a sash. */
import { type Tone, mix } from "../palette"
import { line, cut, sheet } from "../paper"
import { arm, farArmOutline, nearArmOutline } from "./bust-body"
import { type Outfit, trunk, neckline } from "./bust-cloth"
import { creases, lit } from "./lit"
import { glide, d } from "./pen"

/** The gomesi: square neck with its band and buttons, sleeves rising to a point, a broad sash. */
export function gomesi(body: Outfit, tone: Tone, sash: Tone, print: string): string {
  const s = body.build.shoulders
  const opening = glide([
    [-92, 140, "corner"],
    [-84, 236, "corner"],
    [72, 236, "corner"],
    [84, 140, "corner"],
    [0, 130],
  ])
  const trim = mix(sash.light, "#FFFFFF", 0.2)
  const border = line(d`M-96 158L-86 238L74 238L86 158`, trim, 11)
  const placket =
    cut(d`M-112 168L-92 166L-84 262L-108 262Z`, trim) +
    [186, 212, 238].map((y) => `<circle cx="-98" cy="${y}" r="5.5" fill="${sash.shade}"/>`).join("")
  const pleats = creases(
    d`M-60 250C-70 330 -66 380 -70 440M-10 250C-12 330 -10 380 -10 440M44 250C54 330 50 380 56 440M104 280C112 350 104 400 108 440`,
    tone,
    3,
  )
  const nearSleeve = glide([
    [-112 * s, 172],
    [-150 * s, 142],
    [-206 * s, 116, "corner"],
    [-250 * s, 168],
    [-268 * s, 250],
    [-262 * s, 322],
    [-256 * s, 350, "corner"],
    [-204 * s, 366],
    [-146 * s, 346, "corner"],
    [-126 * s, 276],
  ])
  const farSleeve = glide([
    [104 * s, 172],
    [138 * s, 142],
    [186 * s, 118, "corner"],
    [222 * s, 168],
    [236 * s, 250],
    [230 * s, 322],
    [224 * s, 344, "corner"],
    [184 * s, 358],
    [134 * s, 340, "corner"],
    [116 * s, 276],
  ])
  const sleeveFolds = (side: number) =>
    creases(
      d`M${side * 200 * s} 124C${side * 176 * s} 180 ${side * 172 * s} 250 ${side * 178 * s} 330M${side * 206 * s} 130C${side * 216 * s} 190 ${side * 218 * s} 260 ${side * 214 * s} 340M${side * 208 * s} 132C${side * 240 * s} 190 ${side * 246 * s} 260 ${side * 244 * s} 330`,
      tone,
      2.6,
    )
  const hem = (side: number) =>
    cut(
      d`M${side * 280 * s} 330L${side * 120 * s} 330L${side * 120 * s} 344C${side * 180 * s} 360 ${side * 230 * s} 356 ${side * 280 * s} 346Z`,
      trim,
    )
  const belt = glide([
    [-196 * s, 470, "corner"],
    [-60, 486],
    [60, 484],
    [168 * s, 464, "corner"],
    [172 * s, 568, "corner"],
    [60, 590],
    [-70, 592],
    [-202 * s, 574, "corner"],
  ])
  const beltFolds = creases(
    d`M-200 500C-60 520 60 514 172 490M-200 530C-60 552 60 544 172 520M-200 556C-60 574 60 568 172 546`,
    sash,
    2.6,
  )
  const knot =
    lit(
      glide([
        [-4, 486],
        [44, 478],
        [72, 520],
        [56, 574],
        [10, 586],
        [-16, 536],
      ]),
      sash,
      body.light,
      10,
    ) +
    lit(
      glide([
        [6, 570, "corner"],
        [56, 566, "corner"],
        [96, 720, "corner"],
        [10, 730, "corner"],
      ]),
      sash,
      body.light,
      10,
    )
  return (
    arm(farArmOutline(body.build), body) +
    sheet(lit(farSleeve, tone, body.light, 16, print + sleeveFolds(0.92) + hem(0.9)), "figure") +
    trunk(body, tone, print + pleats) +
    neckline(body, opening) +
    sheet(border + placket, "figure") +
    arm(nearArmOutline(body.build), body) +
    sheet(lit(belt, sash, body.light, 20, beltFolds), "figure") +
    sheet(knot, "figure") +
    sheet(lit(nearSleeve, tone, body.light, 20, print + sleeveFolds(-1) + hem(-1)), "figure")
  )
}
