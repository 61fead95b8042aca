/** One square for each kind of livestock: the animal large, its place behind it. */
import { chick, cockerel, hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import { sheep } from "../animals/sheep"
import { foreground, lakeShore, mountains, savanna, scatter, terracedHills } from "../country"
import { board, gheeJar, joint, markMotif, parcel, steak, stretchedHide } from "../goods"
import { cloth, hide, leaf, ramps } from "../palette"
import { papyrus } from "../plants/grass"
import { acacia, banana } from "../plants/trees"
import { place, type Picture } from "../part"
import { stage } from "../scene"
import { milkCan, stool, table } from "../tools"
import type { Pictures } from "./index"

const size = { width: 800, height: 800 }

function cattleSquare(): Picture {
  const set = stage("categories/cattle", { ...size, light: "afternoon", horizon: 440, eye: 108 })
  savanna(set, { ground: 540, sun: { x: 560, y: 250, radius: 124 }, trees: [0.1, 0.94] })
  set.stand(cattle({ pose: "grazing", coat: hide.ankoleFawn }), 205, 578, "left")
  set.stand(cattle({ pose: "looking", splashed: true }), 420, 715)
  foreground(set, 90, { tufts: [0.08, 0.86] })
  return set.finish(
    "A splashed Ankole cow with lyre horns looks up before a low sun while a fawn one grazes behind her.",
  )
}

function goats(): Picture {
  const set = stage("categories/goats", { ...size, light: "morning", horizon: 430, eye: 74 })
  savanna(set, { ground: 520, sun: { x: 250, y: 220, radius: 96 }, trees: [0.06] })
  set.add(place(acacia(set.random, leaf.acacia), 850, 700, 1.06))
  set.stand(goat({ pose: "browsing" }), 560, 690)
  set.stand(goat({ pied: true }), 240, 670)
  set.stand(goat({ age: "kid", coat: hide.goatBrown }), 400, 740, "left")
  foreground(set, 84, { tufts: [0.1, 0.92] })
  return set.finish(
    "A Mubende goat on its hind legs reaches for acacia leaves beside a pied doe and a brown kid, in the morning sun.",
  )
}

function sheepSquare(): Picture {
  const set = stage("categories/sheep", { ...size, light: "dawn", horizon: 430, eye: 84 })
  terracedHills(set, { ground: 540, sun: { x: 560, y: 180, radius: 90 } })
  set.stand(sheep({ coat: hide.sheepBrown, pose: "grazing" }), 560, 606)
  set.stand(sheep({ pose: "standing", hood: hide.sheepBrown }), 290, 700)
  set.stand(sheep({ age: "lamb" }), 570, 738, "left")
  scatter(set, [[0.07, 650]])
  foreground(set, 84, { tufts: [0.06, 0.9] })
  return set.finish("Two fat-tailed ewes, one grazing, and a lamb below terraced hills at dawn.")
}

function poultry(): Picture {
  const set = stage("categories/poultry", { ...size, light: "morning", horizon: 300, eye: 58 })
  terracedHills(set, { ground: 430, sun: { x: 600, y: 170, radius: 84 } })
  set.add(place(banana(set.random), 90, 560, 1.5))
  set.stand(cockerel(), 500, 610)
  set.stand(hen(), 250, 670)
  set.stand(hen({ pose: "pecking", coat: hide.henCream }), 640, 720, "left")
  for (const [x, y, pose] of [
    [330, 735, "standing"],
    [425, 748, "pecking"],
    [170, 738, "standing"],
  ] as const) {
    set.stand(chick(pose), x, y, "right", 1.05)
  }
  foreground(set, 60, { tufts: [0.05, 0.93] })
  return set.finish(
    "A cockerel, a rust hen, a cream hen pecking and three yellow chicks under a banana plant in the morning.",
  )
}

function milk(): Picture {
  const set = stage("categories/milk-dairy", { ...size, light: "noon", horizon: 400, eye: 116 })
  mountains(set, { ground: 520, sun: { x: 200, y: 140, radius: 60 } })
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 340, 690)
  set.stand(stool(), 150, 740)
  set.stand(milkCan(), 560, 735)
  set.stand(milkCan(), 680, 748)
  foreground(set, 70, { tufts: [0.06, 0.93] })
  return set.finish(
    "A Friesian cow with a full udder beside two steel milk cans and a stool, the Rwenzori behind, at midday.",
  )
}

function meat(): Picture {
  const set = stage("categories/meat-byproducts", { ...size, light: "dusk", horizon: 400, eye: 118 })
  lakeShore(set, { ground: 500, sun: { x: 520, y: 230, radius: 112 }, reeds: [0.95] })
  set.add(place(stretchedHide(hide.ankoleFawn), 250, 700, 2.35))
  set.add(place(papyrus(set.random, leaf.papyrus, 7), 650, 720, 1.3))
  set.add(
    place(table({ length: 150, drape: cloth.forest }), 400, 1080, 5.4),
    place(board(), 370, 676, 5.4),
    place(joint(), 308, 660, 6),
    place(steak(), 520, 664, 6),
    place(gheeJar({ motif: markMotif(5, ramps.forest[700], ramps.clay[600]) }), 690, 666, 7.4),
    place(parcel(markMotif(6.4, ramps.forest[700], ramps.clay[600])), 110, 668, 6),
  )
  return set.finish(
    "A tied joint, a steak, a wrapped parcel and a jar of ghee on a table, a cow hide stretched behind, by a lake at dusk.",
  )
}

export const pictures: Pictures = {
  "categories/cattle": cattleSquare,
  "categories/goats": goats,
  "categories/sheep": sheepSquare,
  "categories/poultry": poultry,
  "categories/milk-dairy": milk,
  "categories/meat-byproducts": meat,
}
