/** One square for each kind of livestock: the animal large, its place behind it. */
import { chick, cockerel, hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import { sheep } from "../animals/sheep"
import { foreground, lakeShore, mountains, savanna, scatter, terracedHills } from "../country"
import { board, gheeJar, joint, leatherRoll, markMotif, parcel, steak, stretchedHide } from "../goods"
import { cloth, hide, leaf, ramps } from "../palette"
import { acacia, banana } from "../plants/trees"
import type { Picture, Pictures } from "../part"
import { stage } from "../scene"
import { milkCan, stool, table } from "../tools"

const size = { width: 800, height: 800 }

function cattleSquare(): Picture {
  const set = stage("categories/cattle", { ...size, light: "afternoon", horizon: 440, eye: 108 })
  savanna(set, { ground: 540, sun: { x: 640, y: 410, radius: 150, style: "plain" }, trees: [0.1, 0.94] })
  set.stand(cattle({ pose: "grazing", coat: hide.ankoleFawn }), 250, 578, "left", 0.9)
  set.stand(cattle({ pose: "looking", splashed: true }), 420, 715)
  foreground(set, 90, { tufts: [0.08, 0.86] })
  return set.finish("Two Ankole cows: a splashed one looks up, a fawn one grazes behind her.")
}

function goats(): Picture {
  const set = stage("categories/goats", { ...size, light: "morning", horizon: 430, eye: 74 })
  savanna(set, { ground: 520, sun: { x: 250, y: 330, radius: 110, style: "rays" }, trees: [0.06] })
  set.put(acacia(set.random, leaf.acacia), 850, 700, 1.06)
  set.stand(goat({ pose: "browsing" }), 560, 690)
  set.stand(goat({ pied: true }), 240, 670)
  set.stand(goat({ age: "kid", coat: hide.goatBrown }), 400, 740, "left")
  foreground(set, 84, { tufts: [0.1, 0.92] })
  return set.finish("Two Mubende goats, one on its hind legs among acacia leaves, and a kid.")
}

function sheepSquare(): Picture {
  const set = stage("categories/sheep", { ...size, light: "dawn", horizon: 430, eye: 84 })
  terracedHills(set, { ground: 540, sun: { x: 620, y: 130, radius: 56, style: "plain" } })
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
  set.put(banana(set.random), 90, 560, 1.5)
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
  return set.finish("A cockerel, a rust hen, a cream hen and three chicks under a banana plant.")
}

function milk(): Picture {
  const set = stage("categories/milk-dairy", { ...size, light: "noon", horizon: 400, eye: 116 })
  mountains(set, { ground: 520 })
  set.litFrom(180)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 340, 690)
  set.stand(stool(), 150, 740)
  set.stand(milkCan(), 560, 735)
  set.stand(milkCan(), 680, 748)
  foreground(set, 70, { tufts: [0.06, 0.93] })
  return set.finish("A Friesian cow with a full udder beside two milk cans and a stool.")
}

function meat(): Picture {
  const set = stage("categories/meat-byproducts", { ...size, light: "morning", horizon: 420, eye: 118 })
  lakeShore(set, { ground: 480, reeds: [0.94] })
  set.litFrom(120)
  set.put(stretchedHide(hide.ankole), 270, 652, 1.85)
  set.put(banana(set.random, leaf.banana, false), 720, 640, 1.2)
  set.put(table({ length: 190, drape: cloth.cream }), 400, 900, 3.5)
  set.put(board(), 300, 644, 4.4)
  set.put(joint(), 250, 628, 5)
  set.put(steak(), 400, 632, 4.4)
  set.put(parcel(markMotif(6.4, ramps.forest[700], ramps.clay[600])), 560, 638, 4.6)
  set.put(gheeJar({ motif: markMotif(5, ramps.forest[700], ramps.clay[600]) }), 668, 640, 5)
  set.put(leatherRoll(cloth.clay, 60), 90, 700, 2.6)
  foreground(set, 50, { tufts: [0.06, 0.93] })
  return set.finish("Beef, a parcel and a jar of ghee on a table, an Ankole hide behind.")
}

export const pictures: Pictures = {
  "categories/cattle": cattleSquare,
  "categories/goats": goats,
  "categories/sheep": sheepSquare,
  "categories/poultry": poultry,
  "categories/milk-dairy": milk,
  "categories/meat-byproducts": meat,
}
