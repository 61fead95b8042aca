/** Mash for hens, minerals for cattle. */
import { henFromAbove } from "../../animals/birds"
import { cattle } from "../../animals/cattle"
import { foreground } from "../../country"
import { hill, rolling } from "../../land"
import { cloth, hide, leaf, mixTone } from "../../palette"
import { cut, sheet } from "../../paper"
import type { Picture } from "../../part"
import { bananaLeaf } from "../../plants/leaves"
import { acacia } from "../../plants/trees"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { mineralLick } from "../../tools/fodder"
import { block } from "../../tools/shapes"
import { spotOn, standAt, turned } from "../hands"
import { personAbove } from "../people-above"

/** Straight down on a long trough: hens along both sides of it, and the woman who fills it. */
export function henYard(): Picture {
  const set = stage("gallery/feeding/hen-yard", { width: 900, height: 1200, light: "morning", horizon: -560, eye: 330 })
  set.litFrom(-400)
  set.add(
    `<rect width="900" height="1200" fill="#D9A566"/>`,
    sheet(cut("M-20 860C240 800 480 900 920 780V1220H-20Z", "#CB9356"), "land"),
    sheet(cut("M-20 -20H620L-20 560Z", "#E6BB7F"), "land"),
  )
  const wood = ["#6B472B", "#966840", "#F0D59A"] as const
  set.add(
    `<g transform="translate(470 610) rotate(-58)">${sheet(cut(block(-400, 62, 800, 124, 20), wood[1]) + cut(block(-382, 46, 764, 92, 14), wood[0]) + cut(block(-376, 38, 752, 76, 18), wood[2]), "figure")}</g>`,
  )
  const shade = (x: number, y: number) =>
    set.add(`<g opacity="0.2"><ellipse cx="${x + 36}" cy="${y + 30}" rx="96" ry="58" fill="#1B0F08"/></g>`)
  const flock = [
    [300, 640, 20, hide.henRust],
    [250, 830, 18, hide.henCream],
    [420, 430, 30, hide.henDark],
    [120, 1010, -14, hide.henDark],
    [640, 540, 206, hide.henCream],
    [560, 720, 214, hide.henRust],
    [470, 890, 210, hide.henDark],
    [760, 350, 212, hide.henRust],
    [380, 1060, 232, hide.henCream],
    [740, 900, 218, hide.henRust],
  ] as const
  for (const [x, y, degrees, coat] of flock) {
    shade(x, y)
    set.put(henFromAbove(coat, degrees), x, y, 4.7)
  }
  shade(690, 90)
  set.put(
    turned(
      personAbove({
        name: "a woman in a dress",
        main: cloth.indigo,
        skin: 4,
        wrap: cloth.gold,
        left: [
          [-31, -16],
          [-14, -40],
        ],
        right: [
          [31, -16],
          [14, -40],
        ],
      }),
      208,
    ),
    790,
    70,
    5.6,
  )
  set.add(
    sheet(
      `<ellipse cx="690" cy="266" rx="104" ry="88" fill="${cloth.clay.base}"/><ellipse cx="690" cy="268" rx="88" ry="72" fill="${cloth.clay.shade}"/><ellipse cx="686" cy="278" rx="70" ry="56" fill="#EBCB85"/>`,
      "detail",
    ),
  )
  const near = mixTone(leaf.banana, "#173424", 0.62)
  set.add(bananaLeaf(-80, 330, 470, -56, near), bananaLeaf(970, 1130, 560, 196, near))
  return set.finish(
    "A woman pours out mash for ten hens, seen from above on a bright morning; most of them feed, a few still come.",
  )
}

export function lick(): Picture {
  const set = stage("gallery/feeding/lick", { width: 1000, height: 1200, light: "afternoon", horizon: 760, eye: 90 })
  set.add(sun("afternoon", 300, 760, 300, "rings"))
  set.litFrom(300)
  set.add(hill(rolling(set.random, 1000, 900, 30, 1.3), 1200, set.mood.land[0], 0.1))
  set.add(hill(rolling(set.random, 1000, 1010, 18, 1), 1200, set.mood.land[2], 0.14))
  set.put(acacia(set.random), 905, 1110, 1.9)
  const cow = standAt(set, cattle({ coat: hide.ankole, pose: "licking", marking: "splashed", horns: 70 }), {
    x: 330,
    y: 1090,
    size: 0.92,
  })
  const tongue = spotOn(set, cow, { x: 138, y: -92 })
  const scale = set.scaleAt(1090) * 0.92
  set.put(mineralLick({ drop: 148 }), tongue.x + 14, tongue.y - 160 * scale, scale)
  foreground(set, 80, { tufts: [0.07, 0.9] })
  return set.finish("In late afternoon light an Ankole cow reaches for the mineral lick that hangs from an acacia.")
}
