/** What people wear in portraits. Every garment is cut after the outlines of bust-body.ts. Millimetres. */
import { clip, cut, line, sheet } from "../paper"
import { mix, type Tone } from "../palette"
import type { Random } from "../random"
import { arm, farArmOutline, nearArmOutline, neck, trunkOutline, type BodyOptions } from "./bust-body"
import { creases, lit } from "./lit"
import { d, glide, type Dot } from "./pen"

export interface Outfit extends BodyOptions {
  random: Random
}

const trunk = (body: Outfit, tone: Tone, inside: string): string =>
  sheet(lit(trunkOutline(body.build), tone, body.light, 26, inside), "figure")

/** Skin shown by a neckline, laid over the cloth; the cloth's edge throws no shadow on itself. */
const neckline = (body: Outfit, opening: string): string =>
  clip(opening, cut(opening, body.skin.base) + neck(body))

/** Leaves scattered over cloth. */
export function leafPrint(random: Random, colours: readonly [string, ...string[]], step = 62): string {
  let leaves = ""
  for (let row = 0; row * step < 640; row += 1) {
    for (let column = 0; column * step < 520; column += 1) {
      const x = -250 + column * step + (row % 2) * (step / 2) + random.between(-6, 6)
      const y = 140 + row * step * 0.8 + random.between(-6, 6)
      const turn = random.between(-60, 60)
      leaves += `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})" d="M0-17C11-8 11 8 0 17C-11 8-11-8 0-17Z" fill="${random.pick(colours)}"/>`
    }
  }
  return leaves
}

/** Rings in rings, as on kitenge. */
export function ringPrint(random: Random, outer: string, inner: string, step = 66): string {
  let rings = ""
  for (let row = 0; row * step < 640; row += 1) {
    for (let column = 0; column * step < 520; column += 1) {
      const x = -250 + column * step + (row % 2) * (step / 2)
      const y = 150 + row * step * 0.86 + random.between(-2, 2)
      rings += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="17" fill="${outer}"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="${inner}"/>`
    }
  }
  return rings
}

/** Lines both ways, as on a shuka. */
export function checkPrint(colour: string, thin: string, turn = 0): string {
  let lines = ""
  for (let at = -300; at < 360; at += 46) {
    lines += cut(d`M${at} 100H${at + 15}V760H${at}Z`, colour) + cut(d`M${at + 22} 100H${at + 26}V760H${at + 22}Z`, thin)
  }
  for (let at = 120; at < 740; at += 46) {
    lines += cut(d`M-340 ${at}H360V${at + 13}H-340Z`, colour) + cut(d`M-340 ${at + 21}H360V${at + 25}H-340Z`, thin)
  }
  return `<g transform="rotate(${turn} 0 300)" fill-opacity="0.75">${lines}</g>`
}

/** The gomesi: square neck with its band and buttons, sleeves rising to a point, a broad sash. */
export function gomesi(body: Outfit, tone: Tone, sash: Tone, print: string): string {
  const s = body.build.shoulders
  const opening = glide([[-92, 140, "corner"], [-84, 236, "corner"], [72, 236, "corner"], [84, 140, "corner"], [0, 130]])
  const trim = mix(sash.light, "#FFFFFF", 0.2)
  const border = line(d`M-96 158L-86 238L74 238L86 158`, trim, 11)
  const placket = cut(d`M-112 168L-92 166L-84 262L-108 262Z`, trim) + [186, 212, 238].map((y) => `<circle cx="-98" cy="${y}" r="5.5" fill="${sash.shade}"/>`).join("")
  const pleats = creases(d`M-60 250C-70 330 -66 380 -70 440M-10 250C-12 330 -10 380 -10 440M44 250C54 330 50 380 56 440M104 280C112 350 104 400 108 440`, tone, 3)
  const nearSleeve = glide([[-112 * s, 172], [-150 * s, 142], [-206 * s, 116, "corner"], [-250 * s, 168], [-268 * s, 250], [-262 * s, 322], [-256 * s, 350, "corner"], [-204 * s, 366], [-146 * s, 346, "corner"], [-126 * s, 276]])
  const farSleeve = glide([[104 * s, 172], [138 * s, 142], [186 * s, 118, "corner"], [222 * s, 168], [236 * s, 250], [230 * s, 322], [224 * s, 344, "corner"], [184 * s, 358], [134 * s, 340, "corner"], [116 * s, 276]])
  const sleeveFolds = (side: number) => creases(d`M${side * 200 * s} 124C${side * 176 * s} 180 ${side * 172 * s} 250 ${side * 178 * s} 330M${side * 206 * s} 130C${side * 216 * s} 190 ${side * 218 * s} 260 ${side * 214 * s} 340M${side * 208 * s} 132C${side * 240 * s} 190 ${side * 246 * s} 260 ${side * 244 * s} 330`, tone, 2.6)
  const hem = (side: number) => cut(d`M${side * 280 * s} 330L${side * 120 * s} 330L${side * 120 * s} 344C${side * 180 * s} 360 ${side * 230 * s} 356 ${side * 280 * s} 346Z`, trim)
  const belt = glide([[-196 * s, 470, "corner"], [-60, 486], [60, 484], [168 * s, 464, "corner"], [172 * s, 568, "corner"], [60, 590], [-70, 592], [-202 * s, 574, "corner"]])
  const beltFolds = creases(d`M-200 500C-60 520 60 514 172 490M-200 530C-60 552 60 544 172 520M-200 556C-60 574 60 568 172 546`, sash, 2.6)
  const knot = lit(glide([[-4, 486], [44, 478], [72, 520], [56, 574], [10, 586], [-16, 536]]), sash, body.light, 10) + lit(glide([[6, 570, "corner"], [56, 566, "corner"], [96, 720, "corner"], [10, 730, "corner"]]), sash, body.light, 10)
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

/** A shirt with a turned-down collar, sleeves to the elbow. */
export function shirt(body: Outfit, tone: Tone, options: { print?: string; pocket?: boolean; long?: boolean } = {}): string {
  const { print = "", pocket = true, long = false } = options
  const s = body.build.shoulders
  const n = body.build.neck
  const opening = glide([[-58 * n, 130, "corner"], [-40, 170], [4, 262, "corner"], [42, 172], [52 * n, 130, "corner"], [0, 120]])
  const placket = line(d`M6 262L14 720`, tone.shade, 2.4) + [310, 390, 470, 550].map((y) => `<circle cx="${3 + y / 70}" cy="${y}" r="6" fill="${tone.light}"/><circle cx="${3 + y / 70}" cy="${y}" r="2" fill="${tone.shade}"/>`).join("")
  const folds = creases(d`M-150 300C-110 330 -80 380 -90 460M130 300C104 340 90 380 96 460M-130 470C-90 500 -60 540 -60 600`, tone, 3)
  const chestPocket = pocket ? cut(d`M56 318L126 312L128 392L94 406L60 396Z`, mix(tone.base, tone.shade, 0.45)) + line(d`M56 332L127 326`, tone.shade, 2.4) : ""
  const collar =
    lit(d`M${-66 * n} 128C-50 160 -22 200 4 262L-64 236L${-96 * n} 172Z`, tone, body.light, 8) + lit(d`M${58 * n} 128C48 160 28 200 4 262L70 232L${88 * n} 168Z`, tone, body.light, 8)
  const reach = long ? 1 : 0.62
  const sleeve = (outline: string) => sheet(lit(outline, tone, body.light, 16, print + creases(d`M${-200 * s} 330l40 24M${150 * s} 330l30 -16`, tone, 3)), "figure")
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
export function blouse(body: Outfit, tone: Tone, options: { print?: string; neck?: "round" | "v"; trim?: string } = {}): string {
  const { print = "", neck: cutOut = "round", trim } = options
  const opening =
    cutOut === "v"
      ? glide([[-74, 148, "corner"], [-52, 196], [-2, 286, "corner"], [46, 196], [66, 146, "corner"], [0, 120]])
      : glide([[-78, 150, "corner"], [-66, 196], [-34, 226], [0, 234], [36, 226], [62, 194], [70, 148, "corner"], [0, 120]])
  const edge = trim ? line(opening, trim, 12) : line(opening, mix(tone.base, tone.shade, 0.6), 7)
  const folds = creases(d`M-150 310C-110 340 -90 390 -96 470M130 310C110 350 96 390 100 470M-60 560C-20 540 30 540 70 566`, tone, 3)
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

/** A long white kanzu with its maroon embroidery, under an open jacket. */
export function kanzuJacket(body: Outfit, kanzu: Tone, jacket: Tone): string {
  const s = body.build.shoulders
  const n = body.build.neck
  const opening = glide([[-58 * n, 136, "corner"], [-44, 168], [0, 186], [42, 168], [52 * n, 136, "corner"], [0, 120]])
  const maroon = "#7A1F2B"
  const collar = line(d`M${-60 * n} 148C-40 186 30 190 ${54 * n} 146`, kanzu.light, 16) + line(d`M${-60 * n} 155C-40 196 30 200 ${54 * n} 153`, maroon, 4)
  const embroidery =
    line(d`M-4 198L4 400`, maroon, 5) +
    line(d`M-18 200L-10 404Q2 420 16 400L12 198`, maroon, 3) +
    line(d`M-4 214l-8 10l8 10l9 -10ZM-3 250l-8 10l8 10l9 -10ZM-1 286l-8 10l8 10l9 -10ZM1 322l-8 10l8 10l9 -10ZM2 358l-8 10l8 10l9 -10Z`, maroon, 2.6)
  const lapelLeft = d`M${-92 * n} 140C-96 250 -70 380 -48 470L-150 700L${-260 * s} 700L${-240 * s} 200Z`
  const lapelRight = d`M${84 * n} 140C92 250 76 380 60 470L110 700L${240 * s} 700L${220 * s} 200Z`
  const shell = trunkOutline(body.build)
  const turned =
    lit(d`M${-92 * n} 158C-98 240 -76 360 -48 474C-76 420 -112 360 -132 318L-104 300L-142 284C-132 240 -116 200 ${-92 * n} 158Z`, jacket, body.light, 8) +
    lit(d`M${84 * n} 156C92 240 78 360 60 474C84 420 108 360 124 316L100 298L130 282C122 240 106 200 ${84 * n} 156Z`, jacket, body.light, 8)
  const open = sheet(clip(shell, lit(lapelLeft, jacket, body.light, 24) + lit(lapelRight, jacket, body.light, 20)), "figure")
  const sleeve = (outline: string) => sheet(lit(outline, jacket, body.light, 16, creases(d`M${-230 * s} 430l60 20M${-230 * s} 456l50 8M${160 * s} 440l40 -14`, jacket, 3)), "figure")
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

/** Bib overalls over a T-shirt. */
export function overalls(body: Outfit, tone: Tone, tee: Tone): string {
  const s = body.build.shoulders
  const bib = glide([[-104, 330, "corner"], [100, 326, "corner"], [110, 440], [150 * s, 500], [170 * s, 720, "corner"], [-200 * s, 720, "corner"], [-180 * s, 506], [-116, 440]])
  const strap = (from: Dot, to: Dot) => {
    const dx = 17
    return lit(d`M${from[0] - dx} ${from[1]}L${from[0] + dx} ${from[1]}L${to[0] + dx} ${to[1]}L${to[0] - dx} ${to[1]}Z`, tone, body.light, 5)
  }
  const seams = line(d`M-96 342L92 338M-104 430C-110 450 -150 480 -182 516M100 430C106 450 130 480 152 508M-2 470L4 720`, tone.light, 2.4)
  const pocket = cut(d`M-52 388L52 386L48 470L0 488L-48 472Z`, mix(tone.base, tone.shade, 0.5)) + line(d`M-52 404L51 402M0 404L0 484`, tone.light, 2)
  const pen = cut(d`M22 356L30 356L31 408L23 408Z`, "#F2B134") + cut(d`M22 356L30 356L29 346L23 346Z`, "#8F331C")
  const button = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="9" fill="#E9E9E2"/><circle cx="${x}" cy="${y}" r="4" fill="#8C9594"/>`
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

/** A shuka knotted on one shoulder, the other bare. */
export function shuka(body: Outfit, tone: Tone, print: string): string {
  const s = body.build.shoulders
  const chest = clip(trunkOutline(body.build), cut(d`M-20 300C-60 330 -100 330 -130 310C-100 350 -50 350 -16 322ZM14 300C44 326 84 326 112 306C90 344 44 344 12 320Z`, body.skin.shade))
  const bare = sheet(lit(trunkOutline(body.build), body.skin, body.light, 26), "figure")
  const wrapCloth = glide([[-110 * s, 164, "corner"], [-160 * s, 184], [-214 * s, 226], [-226 * s, 330], [-214 * s, 470], [-222 * s, 720, "corner"], [180 * s, 720, "corner"], [184 * s, 520], [168 * s, 400, "corner"], [70, 352], [-20, 280], [-76, 210]])
  const fold = creases(d`M-130 190C-70 300 40 400 168 440M-160 200C-110 340 10 470 176 520M-190 230C-150 400 -40 560 170 620M-210 300C-190 460 -110 620 0 720`, tone, 3.4)
  const hem = line(d`M-110 164C-96 190 -86 200 -76 210C-60 240 -40 262 -20 280C10 306 40 334 70 352C110 372 140 386 168 400`, tone.light, 9)
  const knot = lit(glide([[-150, 160], [-112, 150], [-92, 176], [-112, 206], [-150, 204], [-168, 184]]), tone, body.light, 8) + lit(glide([[-150, 190, "corner"], [-180, 176], [-206, 196], [-196, 236], [-160, 214]]), tone, body.light, 6)
  return arm(farArmOutline(body.build), body) + bare + chest + neck(body) + sheet(lit(wrapCloth, tone, body.light, 22, print + fold + hem), "figure") + sheet(knot, "figure")
}

/** A loose open overall worn over a shirt: animal health worker, dairy, laboratory. */
export function coat(body: Outfit, tone: Tone, under: Tone): string {
  const shell = trunkOutline(body.build)
  const left = d`M-84 158C-70 260 -40 330 -22 400L-30 720L-300 720L-300 190Z`
  const right = d`M76 156C66 260 44 330 26 400L30 720L300 720L300 190Z`
  const lapels = lit(d`M-84 156C-96 200 -100 240 -98 262L-70 268L-84 290C-60 340 -38 372 -22 402C-30 330 -60 250 -84 156Z`, tone, body.light, 6) + lit(d`M76 154C88 200 92 240 90 260L64 266L76 288C56 340 40 372 26 402C34 330 56 250 76 154Z`, tone, body.light, 6)
  return shirt(body, under, { pocket: false, long: true }) + sheet(clip(shell, lit(left, tone, body.light, 18) + lit(right, tone, body.light, 18)), "figure") + sheet(lapels, "figure") + sheet(lit(nearArmOutline(body.build), tone, body.light, 16), "figure")
}
