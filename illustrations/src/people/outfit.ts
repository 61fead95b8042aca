/** The clothes of a figure laid on in order, and how sleeves and trouser legs reach. */
import { material, type Tone } from "../palette"
import { line, sheet } from "../paper"
import { round } from "../part"
import { neckline, trunkOutline, type Wear } from "./garments"
import { sash, skirtFolds, skirtOutline } from "./garments-long"
import { bib, collar, kanzuStitch } from "./garments-over"
import { openCoat, shukaWrap } from "./garments-coats"
import { lit } from "./lit"
import type { Dressed } from "./looks"
import type { Clothes } from "./types"

export function sleeves(clothes: Clothes, main: Tone, second: Tone): { sleeve?: Tone; reach: number } {
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

export function trousers(clothes: Clothes, { main, second }: Dressed): { trousers?: Tone; reach?: number } {
  if (clothes === "trousers" || clothes === "lab-coat") return { trousers: second, reach: 2 }
  if (clothes === "overalls") return { trousers: main, reach: 2 }
  if (clothes === "shorts") return { trousers: second, reach: 0.92 }
  return {}
}

/** Everything on the trunk and round the legs, back to front. */
export function body(clothes: Clothes, wear: Wear): string {
  const { main, second, light, print } = wear
  const top = (tone: Tone, markup = "", loose = 0, hem = 4) =>
    sheet(lit(trunkOutline(wear, loose, hem), tone, light, 2.8, markup), "detail")
  const roundNeck = neckline(wear, "round")
  const skirt = (tone: Tone, fall: number, flare: number, markup = "") =>
    sheet(lit(skirtOutline(wear, fall, flare), tone, light, 3.2, markup + skirtFolds(wear, tone, fall)), "detail")
  const robe = () =>
    sheet(
      lit(skirtOutline(wear, 1.93, 5), main, light, 3.2, skirtFolds(wear, main, 1.93)) +
        lit(trunkOutline(wear, 2, 2), main, light, 3.2),
      "detail",
    )
  switch (clothes) {
    case "gomesi":
      return skirt(main, 1.97, 7, print) + top(main, print) + neckline(wear, "square") + squareTrim(wear) + sash(wear)
    case "dress":
      return skirt(main, 1.55, 8, print) + top(main, print) + neckline(wear, "v") + waistTie(wear)
    case "skirt":
      return skirt(second, 1.45, 6) + top(main, print) + roundNeck
    case "kanzu":
      return robe() + roundNeck + kanzuStitch(wear)
    case "kanzu-jacket":
      return robe() + roundNeck + kanzuStitch(wear) + openCoat(wear, second, 14)
    case "trousers":
      return top(main, print, 1, 6) + neckline(wear, "v") + collar(wear)
    case "shorts":
      return top(main, print, 1, 5) + roundNeck
    case "overalls":
      return top(second) + roundNeck + bib(wear)
    case "lab-coat":
      return (
        skirt(material.milk, 1.05, 4) +
        top(main) +
        neckline(wear, "v") +
        collar(wear) +
        openCoat(wear, material.milk, 8)
      )
    case "shuka":
      return (
        skirt(main, 1.1, 5, print) +
        sheet(lit(trunkOutline(wear), wear.skin, light, 2.8), "detail") +
        roundNeck +
        shukaWrap(wear)
      )
  }
}

function squareTrim(wear: Wear): string {
  const [a, b] = [wear.bones.trunk(-7.7 * wear.build, -50.7), wear.bones.trunk(-7.2 * wear.build, -43)]
  const [c, e] = [wear.bones.trunk(7.8 * wear.build, -43), wear.bones.trunk(8.1 * wear.build, -50.7)]
  return line(
    `M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}L${round(c[0])} ${round(c[1])}L${round(e[0])} ${round(e[1])}`,
    wear.second.light,
    1.6,
  )
}

function waistTie(wear: Wear): string {
  const [a, b] = [wear.bones.trunk(-12.4, -13.5), wear.bones.trunk(12.2, -14)]
  const [m] = [wear.bones.trunk(0, -12)]
  return line(
    `M${round(a[0])} ${round(a[1])}Q${round(m[0])} ${round(m[1])} ${round(b[0])} ${round(b[1])}`,
    wear.main.shade,
    2.4,
  )
}
