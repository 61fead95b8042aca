/** Shirts, blouses and overalls of portraits, cut after the outlines of bust-body.ts. Millimetres. */
import { mix, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { arm, farArmOutline, nearArmOutline, trunkOutline } from "./bust-body"
import { neckline, trunk, type Outfit } from "./bust-cloth"
import { creases, lit } from "./lit"
import { d, glide, type Dot } from "./pen"

/** A shirt with a turned-down collar, sleeves to the elbow. */
export function shirt(
  body: Outfit,
  tone: Tone,
  options: { print?: string; pocket?: boolean; long?: boolean } = {},
): string {
  const { print = "", pocket = true, long = false } = options
  const s = body.build.shoulders
  const n = body.build.neck
  const opening = glide([
    [-58 * n, 130, "corner"],
    [-40, 170],
    [4, 262, "corner"],
    [42, 172],
    [52 * n, 130, "corner"],
    [0, 120],
  ])
  const placket =
    line(d`M6 262L14 720`, tone.shade, 2.4) +
    [310, 390, 470, 550]
      .map(
        (y) =>
          `<circle cx="${3 + y / 70}" cy="${y}" r="6" fill="${tone.light}"/><circle cx="${3 + y / 70}" cy="${y}" r="2" fill="${tone.shade}"/>`,
      )
      .join("")
  const folds = creases(
    d`M-150 300C-110 330 -80 380 -90 460M130 300C104 340 90 380 96 460M-130 470C-90 500 -60 540 -60 600`,
    tone,
    3,
  )
  const chestPocket = pocket
    ? cut(d`M56 318L126 312L128 392L94 406L60 396Z`, mix(tone.base, tone.shade, 0.45)) +
      line(d`M56 332L127 326`, tone.shade, 2.4)
    : ""
  const collar =
    lit(d`M${-66 * n} 128C-50 160 -22 200 4 262L-64 236L${-96 * n} 172Z`, tone, body.light, 8) +
    lit(d`M${58 * n} 128C48 160 28 200 4 262L70 232L${88 * n} 168Z`, tone, body.light, 8)
  const reach = long ? 1 : 0.62
  const sleeve = (outline: string) =>
    sheet(
      lit(outline, tone, body.light, 16, print + creases(d`M${-200 * s} 330l40 24M${150 * s} 330l30 -16`, tone, 3)),
      "figure",
    )
  return (
    trunk(body, tone, print + folds + placket + chestPocket) +
    neckline(body, opening) +
    sheet(collar, "figure") +
    (long ? "" : arm(farArmOutline(body.build), body) + arm(nearArmOutline(body.build), body)) +
    sleeve(farArmOutline(body.build, reach)) +
    sleeve(nearArmOutline(body.build, reach))
  )
}

/** A round or V neck without collar: T-shirt, blouse, dress. */
export function blouse(
  body: Outfit,
  tone: Tone,
  options: { print?: string; neck?: "round" | "v"; trim?: string } = {},
): string {
  const { print = "", neck: cutOut = "round", trim } = options
  const opening =
    cutOut === "v"
      ? glide([
          [-74, 148, "corner"],
          [-52, 196],
          [-2, 286, "corner"],
          [46, 196],
          [66, 146, "corner"],
          [0, 120],
        ])
      : glide([
          [-78, 150, "corner"],
          [-66, 196],
          [-34, 226],
          [0, 234],
          [36, 226],
          [62, 194],
          [70, 148, "corner"],
          [0, 120],
        ])
  const edge = trim ? line(opening, trim, 12) : line(opening, mix(tone.base, tone.shade, 0.6), 7)
  const folds = creases(
    d`M-150 310C-110 340 -90 390 -96 470M130 310C110 350 96 390 100 470M-60 560C-20 540 30 540 70 566`,
    tone,
    3,
  )
  const sleeve = (outline: string) => sheet(lit(outline, tone, body.light, 16, print), "figure")
  return (
    trunk(body, tone, print + folds) +
    clip(trunkOutline(body.build), edge) +
    neckline(body, opening) +
    arm(farArmOutline(body.build), body) +
    sleeve(farArmOutline(body.build, 0.56)) +
    arm(nearArmOutline(body.build), body) +
    sleeve(nearArmOutline(body.build, 0.56))
  )
}

/** Bib overalls over a T-shirt. */
export function overalls(body: Outfit, tone: Tone, tee: Tone): string {
  const s = body.build.shoulders
  const bib = glide([
    [-104, 330, "corner"],
    [100, 326, "corner"],
    [110, 440],
    [150 * s, 500],
    [170 * s, 720, "corner"],
    [-200 * s, 720, "corner"],
    [-180 * s, 506],
    [-116, 440],
  ])
  const strap = (from: Dot, to: Dot) => {
    const dx = 17
    return lit(
      d`M${from[0] - dx} ${from[1]}L${from[0] + dx} ${from[1]}L${to[0] + dx} ${to[1]}L${to[0] - dx} ${to[1]}Z`,
      tone,
      body.light,
      5,
    )
  }
  const seams = line(
    d`M-96 342L92 338M-104 430C-110 450 -150 480 -182 516M100 430C106 450 130 480 152 508M-2 470L4 720`,
    tone.light,
    2.4,
  )
  const pocket =
    cut(d`M-52 388L52 386L48 470L0 488L-48 472Z`, mix(tone.base, tone.shade, 0.5)) +
    line(d`M-52 404L51 402M0 404L0 484`, tone.light, 2)
  const pen = cut(d`M22 356L30 356L31 408L23 408Z`, "#F2B134") + cut(d`M22 356L30 356L29 346L23 346Z`, "#8F331C")
  const button = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="9" fill="#E9E9E2"/><circle cx="${x}" cy="${y}" r="4" fill="#8C9594"/>`
  return (
    blouse(body, tee) +
    sheet(strap([-96 * s, 176], [-82, 352]) + strap([88 * s, 174], [78, 348]), "figure") +
    sheet(lit(bib, tone, body.light, 20, seams + pocket + pen), "figure") +
    button(-82, 350) +
    button(78, 346) +
    arm(nearArmOutline(body.build), body) +
    sheet(lit(nearArmOutline(body.build, 0.56), tee, body.light, 16), "figure")
  )
}
