/** Gomesi, kanzu and shuka of portraits, cut after the outlines of bust-body.ts. Millimetres. */
import { mix, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { arm, farArmOutline, nearArmOutline, neck, trunkOutline } from "./bust-body"
import { neckline, trunk, type Outfit } from "./bust-cloth"
import { creases, lit } from "./lit"
import { d, glide } from "./pen"

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

/** A shuka knotted on one shoulder, the other bare. */
export function shuka(body: Outfit, tone: Tone, print: string): string {
  const s = body.build.shoulders
  const chest = clip(
    trunkOutline(body.build),
    cut(
      d`M-20 300C-60 330 -100 330 -130 310C-100 350 -50 350 -16 322ZM14 300C44 326 84 326 112 306C90 344 44 344 12 320Z`,
      body.skin.shade,
    ),
  )
  const bare = sheet(lit(trunkOutline(body.build), body.skin, body.light, 26), "figure")
  const wrapCloth = glide([
    [-110 * s, 164, "corner"],
    [-160 * s, 184],
    [-214 * s, 226],
    [-226 * s, 330],
    [-214 * s, 470],
    [-222 * s, 720, "corner"],
    [180 * s, 720, "corner"],
    [184 * s, 520],
    [168 * s, 400, "corner"],
    [70, 352],
    [-20, 280],
    [-76, 210],
  ])
  const fold = creases(
    d`M-130 190C-70 300 40 400 168 440M-160 200C-110 340 10 470 176 520M-190 230C-150 400 -40 560 170 620M-210 300C-190 460 -110 620 0 720`,
    tone,
    3.4,
  )
  const hem = line(
    d`M-110 164C-96 190 -86 200 -76 210C-60 240 -40 262 -20 280C10 306 40 334 70 352C110 372 140 386 168 400`,
    tone.light,
    9,
  )
  const knot =
    lit(
      glide([
        [-150, 160],
        [-112, 150],
        [-92, 176],
        [-112, 206],
        [-150, 204],
        [-168, 184],
      ]),
      tone,
      body.light,
      8,
    ) +
    lit(
      glide([
        [-150, 190, "corner"],
        [-180, 176],
        [-206, 196],
        [-196, 236],
        [-160, 214],
      ]),
      tone,
      body.light,
      6,
    )
  return (
    arm(farArmOutline(body.build), body) +
    bare +
    chest +
    neck(body) +
    sheet(lit(wrapCloth, tone, body.light, 22, print + fold + hem), "figure") +
    sheet(knot, "figure")
  )
}
