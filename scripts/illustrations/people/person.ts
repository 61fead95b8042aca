/** Puts a figure together, sheet by sheet, from the far arm to the near hand. */
import { groundShadow, line, sheet } from "../paper"
import { cloth, material, type Tone } from "../palette"
import { place, round } from "../part"
import { randomFrom, type Random } from "../random"
import { phone, recordBook, staff } from "../tools"
import { figureHead } from "./figure-head"
import { arm, grip, leg, segment, type ArmLook, type LegLook } from "./figure-limbs"
import { bib, collar, kanzuStitch, neckline, openCoat, pointedSleeve, sash, shukaWrap, skirtFolds, skirtOutline, trunkOutline, type Wear } from "./garments"
import { lit } from "./lit"
import { skins } from "./palette"
import { printed } from "./prints"
import { skeleton } from "./skeleton"
import type { Clothes, Footwear, Hair, Headwear, Person, PersonOptions, Pose, Print, SkinNumber, Who } from "./types"

const base = 168

/** What each kind of person is like unless something else is asked for. */
const kinds: Record<Who, { height: number; head: number; girth: number; build: number; hair: Hair; clothes: readonly [Clothes, ...Clothes[]]; headwear: readonly [Headwear, ...Headwear[]]; said: string }> = {
  woman: { height: 163, head: 0.106, girth: 0.94, build: 0.94, hair: "bun", clothes: ["dress", "skirt", "gomesi"], headwear: ["head-wrap", "none", "head-wrap"], said: "a woman" },
  man: { height: 174, head: 0.104, girth: 1.1, build: 1.1, hair: "short", clothes: ["trousers", "overalls"], headwear: ["none", "cap", "brimmed-hat"], said: "a man" },
  girl: { height: 132, head: 0.122, girth: 0.86, build: 0.86, hair: "short", clothes: ["dress", "skirt"], headwear: ["none"], said: "a girl" },
  boy: { height: 134, head: 0.122, girth: 0.88, build: 0.9, hair: "short", clothes: ["shorts"], headwear: ["none"], said: "a boy" },
  "elder-woman": { height: 158, head: 0.106, girth: 0.98, build: 0.97, hair: "short", clothes: ["gomesi"], headwear: ["head-wrap"], said: "an elderly woman" },
  "elder-man": { height: 168, head: 0.106, girth: 1, build: 1.03, hair: "short", clothes: ["kanzu-jacket", "kanzu"], headwear: ["none", "kofia"], said: "an elderly man" },
}

const wearing: Record<Clothes, string> = {
  gomesi: "in a gomesi",
  dress: "in a printed dress",
  skirt: "in a blouse and skirt",
  kanzu: "in a kanzu",
  "kanzu-jacket": "in a kanzu and jacket",
  trousers: "in shirt and trousers",
  shorts: "in shorts",
  overalls: "in overalls",
  "lab-coat": "in a white coat",
  shuka: "in a shuka",
}

const mains: readonly [Tone, ...Tone[]] = [cloth.clay, cloth.gold, cloth.forest, cloth.indigo, cloth.plum, cloth.sky, cloth.leaf, cloth.denim]
const seconds: readonly [Tone, ...Tone[]] = [cloth.charcoal, cloth.indigo, cloth.khaki, cloth.denim]

/** A person in a pose. Origin between the feet; everything in centimetres; faces right. */
export function person(options: PersonOptions): Person {
  const kind = kinds[options.who]
  const pose = options.pose ?? "stand"
  const clothes = options.clothes ?? kind.clothes[0]
  const seed = options.seed ?? `${options.who}-${pose}-${clothes}`
  const random = randomFrom(seed)
  const look = dressed(options, clothes, random)
  const female = ["woman", "girl", "elder-woman"].includes(options.who)
  const light = options.light === "behind" ? "left" : "right"
  const bones = skeleton(pose, kind.build)
  const skin = skins[look.skin]
  const wear: Wear = { bones, light, skin, main: look.main, second: look.second, print: look.print, female, build: kind.build }
  const scale = (options.height ?? kind.height) / base

  const { sleeve, reach } = sleeves(clothes, look.main, look.second)
  const armLook: ArmLook = { skin, light, girth: kind.girth, sleeve, reach, hand: bones.stance.hands ?? "rest", print: sleeve === look.main ? look.print : "" }
  const farHand = pose === "wave" || pose === "speak" || pose === "give" ? "open" : ["clasp", "fold", "read", "phone", "write", "carry-front", "kneel", "milk", "inject", "feed", "weigh", "plant"].includes(pose) ? (bones.stance.hands ?? "rest") : "rest"
  const farArm = arm(bones.far, { ...armLook, hand: farHand, far: true }) + (clothes === "gomesi" ? pointedSleeve(wear, bones.far, true) : "")
  const nearArm =
    arm(bones.near, clothes === "shuka" ? { ...armLook, sleeve: look.main, reach: 0.5, print: look.print } : { ...armLook, hand: pose === "wave" || pose === "point" ? "rest" : armLook.hand }) +
    (clothes === "gomesi" ? pointedSleeve(wear, bones.near, false) : "")

  const head = figureHead(
    {
      skin,
      light,
      hair: look.hair,
      headwear: look.headwear,
      wrap: look.wrap,
      measures: measures(options.who, female, random),
      profile: (options.head ?? (bones.stance.profile ? "profile" : "three-quarter")) === "profile",
      bearded: options.who === "elder-man" || (options.who === "man" && random.chance(0.35)),
      grey: options.who.startsWith("elder"),
      seed,
      size: kind.head,
    },
    { x: bones.head.x, y: bones.head.y },
    bones.nod,
  )
  const neck = sheet(
    lit(segment({ x: bones.neck.x - 0.6, y: bones.neck.y + 5 }, { x: bones.head.x - 1.6, y: bones.head.y + 4 }, [6 * kind.girth, 5.2 * kind.girth, 5.2 * kind.girth], true), { ...skin, base: skin.shade }, light, 0) +
      lit(segment({ x: bones.neck.x - 0.6, y: bones.neck.y + 5 }, { x: bones.head.x - 1.4, y: bones.head.y + 12 }, [6 * kind.girth, 5.2 * kind.girth, 5.2 * kind.girth], true), skin, light, 1.6),
    "small",
  )

  const legLook: LegLook = { skin, light, girth: kind.girth, footwear: look.footwear, planted: pose !== "sit-ground", ...trousers(clothes, look) }
  const farLeg = leg(bones.far, { ...legLook, far: true })
  const nearLeg = leg(bones.near, { ...legLook, planted: legLook.planted && pose !== "kneel" })
  const nearGrip = grip(bones.near)
  const farGrip = grip(bones.far)
  const held = holding(options, pose, nearGrip, farGrip)
  const crown = { x: bones.head.x, y: bones.head.y - (look.headwear === "none" ? 12.8 : 16.4) * (kind.head / 0.1) }
  const load = options.carries ? place(options.carries, pose === "carry-head" ? crown.x : nearGrip.x + 4, pose === "carry-head" ? crown.y + 2 : nearGrip.y + 5, 1 / scale) : ""

  const middle = bones.pelvis.y > -20 ? 14 : (bones.near.ankle.x + bones.far.ankle.x) / 2 + 4
  const markup = [
    groundShadow(round(middle), bones.pelvis.y > -60 ? 38 : 27, bones.pelvis.y > -60 ? 5 : 3.6),
    farLeg,
    head.behind,
    bones.stance.farOver ? "" : farArm,
    nearLeg,
    body(clothes, wear),
    neck,
    head.front,
    pose === "carry-head" ? load : "",
    bones.stance.farOver ? farArm : "",
    pose === "carry-front" ? load : "",
    held,
    nearArm,
  ].join("")
  const shifted = (spot: { x: number; y: number }) => ({ x: round(spot.x * scale), y: round(spot.y * scale) })
  const reachRight = Math.max(farGrip.x + 8, nearGrip.x + 8, bones.far.knee.x + 10, 26)
  return {
    svg: `<g transform="scale(${round(scale * 1000) / 1000})">${markup}</g>`,
    box: {
      left: round(Math.min(-26, bones.near.ankle.x - 12, nearGrip.x - 10) * scale),
      top: round((crown.y - 8) * scale),
      right: round(reachRight * scale),
      bottom: 0,
    },
    name: `${kind.said} ${wearing[clothes]}`,
    nearHand: shifted(nearGrip),
    farHand: shifted(farGrip),
    crown: shifted(crown),
  }
}

interface Dressed {
  skin: SkinNumber
  main: Tone
  second: Tone
  wrap: Tone
  print: string
  hair: Hair
  headwear: Headwear
  footwear: Footwear
}

/** Settles everything about the looks that the caller left open, by the seed. */
function dressed(options: PersonOptions, clothes: Clothes, random: Random): Dressed {
  const kind = kinds[options.who]
  const white = clothes === "kanzu" || clothes === "kanzu-jacket"
  const main = options.main ?? (white ? cloth.cream : clothes === "overalls" ? random.pick([cloth.denim, cloth.forest, cloth.indigo]) : random.pick(mains))
  const others = seconds.filter((tone) => tone !== main)
  const second =
    options.second ??
    (clothes === "gomesi" ? (main === cloth.gold ? cloth.plum : cloth.gold) : clothes === "overalls" ? random.pick([cloth.cream, cloth.clay, cloth.gold]) : clothes === "kanzu-jacket" ? cloth.charcoal : (others[random.whole(0, others.length - 1)] ?? cloth.charcoal))
  const headwear = options.headwear ?? random.pick(kind.headwear)
  const wrap = options.wrap ?? (headwear === "brimmed-hat" ? random.pick([material.thatch, cloth.cream, cloth.khaki]) : random.pick([cloth.gold, cloth.clay, cloth.indigo, cloth.plum, cloth.forest]))
  const printable: Record<Clothes, readonly [Print, ...Print[]]> = {
    gomesi: ["leaves", "rings", "plain"],
    dress: ["rings", "leaves", "dots", "stripes"],
    skirt: ["plain", "dots"],
    kanzu: ["plain"],
    "kanzu-jacket": ["plain"],
    trousers: ["plain", "plain", "stripes"],
    shorts: ["plain", "stripes"],
    overalls: ["plain"],
    "lab-coat": ["plain"],
    shuka: ["checks"],
  }
  const print = printed(options.print ?? random.pick(printable[clothes]), main, clothes === "dress" || clothes === "gomesi" ? random.pick([cloth.gold, cloth.cream, cloth.sky]) : second, random)
  const barefoot: readonly [Footwear, ...Footwear[]] = ["sandals", "sandals", "barefoot"]
  const footwear = options.footwear ?? (clothes === "overalls" || clothes === "lab-coat" ? "gumboots" : clothes === "kanzu-jacket" || clothes === "kanzu" ? "shoes" : clothes === "trousers" ? random.pick(["gumboots", "shoes"]) : random.pick(barefoot))
  const skin = options.skin ?? random.pick([1, 2, 3, 3, 4, 4, 5])
  return { skin, main, second, wrap, print, hair: options.hair ?? kind.hair, headwear, footwear }
}

function measures(who: Who, female: boolean, random: Random) {
  const old = who.startsWith("elder")
  const young = who === "girl" || who === "boy"
  return {
    width: random.between(0.95, 1.04) * (young ? 1.04 : 1),
    jaw: random.between(0.9, 1) * (female ? 0.97 : 1.07),
    length: random.between(0.97, 1.05) * (young ? 0.93 : 1),
    nose: random.between(0.9, 1.1) * (young ? 0.9 : 1),
    lips: random.between(0.9, 1.1),
    brows: female || young ? 0.9 : 1.25,
    smile: random.between(0.3, 0.9),
    lashes: female,
    age: old ? 0.75 : 0,
    browTone: old ? "#8C837A" : undefined,
  }
}

function sleeves(clothes: Clothes, main: Tone, second: Tone): { sleeve?: Tone; reach: number } {
  switch (clothes) {
    case "kanzu":
      return { sleeve: main, reach: 1.9 }
    case "kanzu-jacket":
      return { sleeve: second, reach: 1.92 }
    case "lab-coat":
      return { sleeve: material.milk, reach: 1.9 }
    case "overalls":
      return { sleeve: second, reach: 0.72 }
    case "gomesi":
    case "shuka":
      return { reach: 0 }
    case "dress":
      return { sleeve: main, reach: 0.5 }
    default:
      return { sleeve: main, reach: 0.72 }
  }
}

function trousers(clothes: Clothes, { main, second }: Dressed): { trousers?: Tone; reach?: number } {
  if (clothes === "trousers" || clothes === "lab-coat") return { trousers: second, reach: 2 }
  if (clothes === "overalls") return { trousers: main, reach: 2 }
  if (clothes === "shorts") return { trousers: second, reach: 0.92 }
  return {}
}

/** Everything on the trunk and round the legs, back to front. */
function body(clothes: Clothes, wear: Wear): string {
  const { main, second, light, print } = wear
  const top = (tone: Tone, markup = "", loose = 0, hem = 4) => sheet(lit(trunkOutline(wear, loose, hem), tone, light, 2.8, markup), "detail")
  const round0 = neckline(wear, "round")
  const skirt = (tone: Tone, fall: number, flare: number, markup = "") => sheet(lit(skirtOutline(wear, fall, flare), tone, light, 3.2, markup + skirtFolds(wear, tone, fall)), "detail")
  const robe = () => sheet(lit(skirtOutline(wear, 1.93, 5) + trunkOutline(wear, 2, 2), main, light, 3.2, skirtFolds(wear, main, 1.93)), "detail")
  switch (clothes) {
    case "gomesi":
      return (
        skirt(main, 1.97, 7, print) +
        top(main, print) +
        neckline(wear, "square") +
        squareTrim(wear) +
        sash(wear)
      )
    case "dress":
      return skirt(main, 1.55, 8, print) + top(main, print) + neckline(wear, "v") + waistTie(wear)
    case "skirt":
      return skirt(second, 1.45, 6) + top(main, print) + round0
    case "kanzu":
      return robe() + round0 + kanzuStitch(wear)
    case "kanzu-jacket":
      return robe() + round0 + kanzuStitch(wear) + openCoat(wear, second, 14)
    case "trousers":
      return top(main, print, 1, 6) + neckline(wear, "v") + collar(wear)
    case "shorts":
      return top(main, print, 1, 5) + round0
    case "overalls":
      return top(second) + round0 + bib(wear)
    case "lab-coat":
      return skirt(material.milk, 1.05, 4) + top(main) + neckline(wear, "v") + collar(wear) + openCoat(wear, material.milk, 8)
    case "shuka":
      return skirt(main, 1.1, 5, print) + sheet(lit(trunkOutline(wear), wear.skin, light, 2.8), "detail") + shukaWrap(wear)
  }
}

function squareTrim(wear: Wear): string {
  const [a, b] = [wear.bones.trunk(-8 * wear.build, -50), wear.bones.trunk(-8 * wear.build, -40)]
  const [c, e] = [wear.bones.trunk(8.5 * wear.build, -40), wear.bones.trunk(9 * wear.build, -50)]
  return line(`M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}L${round(c[0])} ${round(c[1])}L${round(e[0])} ${round(e[1])}`, wear.second.light, 1.6)
}

function waistTie(wear: Wear): string {
  const [a, b] = [wear.bones.trunk(-12.4, -13.5), wear.bones.trunk(12.2, -14)]
  const [m] = [wear.bones.trunk(0, -12)]
  return line(`M${round(a[0])} ${round(a[1])}Q${round(m[0])} ${round(m[1])} ${round(b[0])} ${round(b[1])}`, wear.main.shade, 2.4)
}

/** What the hands hold: the caller's part, or what the pose is about. */
function holding({ holds }: PersonOptions, pose: Pose, near: { x: number; y: number }, far: { x: number; y: number }): string {
  if (holds) return place(holds, near.x, near.y, 1)
  if (pose === "phone") return `<g transform="translate(${round(near.x + 2)} ${round(near.y + 2)}) rotate(14)">${place(phone({ back: true }), 0, 0, 1)}</g>`
  if (pose === "staff") return place(staff(), near.x, 0, 1)
  if (pose === "write" || pose === "read") {
    const x = (near.x + far.x) / 2 + (pose === "write" ? 3 : 2)
    return `<g transform="translate(${round(x)} ${round(Math.max(near.y, far.y) + 3)}) rotate(${pose === "write" ? -12 : -18})">${place(recordBook({ standing: false }), 0, 0, 1)}</g>`
  }
  return ""
}


