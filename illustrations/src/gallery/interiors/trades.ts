/** Rooms where something is sold or made: the milk shop and the leather workshop. */
import { gheeJar, leatherRoll, markMotif, milkBottle, milkGlass, stretchedHide } from "../../goods"
import { cloth, hide, material, ramps, type Tone } from "../../palette"
import { cut, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { stage } from "../../scene"
import { churn, milkCan, stool, table } from "../../tools"
import { bar, block, polygon, repeat } from "../../tools/shapes"
import { floors, room, walls, windowAt } from "../room"
import { sandals, shoeLast } from "./things"

export function milkShop(): Picture {
  const set = stage("interiors/milk-shop", { width: 1200, height: 900, light: "noon", horizon: 330, eye: 130 })
  room(set, { wall: walls.sea, dado: { height: 190, colour: "#3F7F78" }, floor: floors.concrete, floorAt: 700 })
  windowAt(set, 60, 130, 210, 250)
  const shelves = [270, 440]
  set.add(
    ...shelves.map(
      (y) =>
        sheet(cut(block(390, y + 20, 760, 20), material.wood.base), "detail") +
        cut(block(390, y + 2, 760, 5), material.wood.light),
    ),
  )
  const mark = markMotif(5, ramps.cream[50], ramps.gold[400])
  for (const x of [440, 520, 600, 680]) set.put(milkBottle({ motif: mark }), x, 269, 5.4)
  for (const x of [800, 900, 1000, 1100])
    set.put(
      gheeJar({
        cover: x % 200 === 0 ? cloth.clay : cloth.forest,
        motif: markMotif(5, ramps.forest[700], ramps.clay[600]),
      }),
      x,
      269,
      5.4,
    )
  set.put(churn({ standing: false }), 820, 439, 3)
  for (const x of [920, 985, 1050, 1115])
    set.put(
      milkBottle({
        cap: cloth.plum,
        label: cloth.cream,
        stripe: cloth.plum.base,
        motif: markMotif(5, cloth.plum.shade, ramps.clay[600]),
      }),
      x,
      439,
      5,
    )
  set.add(`<g opacity="0.16">${cut(polygon([60, 130], [270, 130], [640, 900], [300, 900]), "#FFF6D8")}</g>`)
  set.stand(
    person({
      who: "woman",
      pose: "give",
      clothes: "overalls",
      main: cloth.cream,
      second: cloth.forest,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "milk-seller",
      head: "profile",
      nod: 8,
      reaches: { near: { x: 16, y: -98 }, far: { x: 36, y: -92 }, hands: "grip" },
    }),
    690,
    760,
    "left",
    1.02,
  )
  set.add(
    sheet(cut(block(400, 850, 820, 300), ramps.clay[600]), "land"),
    repeat(7, (index) => cut(block(420 + index * 118, 838, 100, 220, 6), ramps.clay[700])),
    sheet(cut(block(376, 566, 860, 34, 6), ramps.cream[100]), "detail") +
      cut(block(376, 566, 860, 8), ramps.cream[300]),
  )
  set.put(milkCan({ standing: false, band: ramps.forest[600] }), 980, 534, 3.5)
  set.put(milkGlass(), 560, 534, 8)
  set.put(milkGlass(), 480, 534, 8)
  set.stand(
    person({
      who: "boy",
      pose: "give",
      clothes: "shorts",
      main: cloth.gold,
      second: cloth.denim,
      skin: 4,
      seed: "milk-boy",
      head: "profile",
      nod: -6,
      reaches: { near: { x: 40, y: -86 }, far: { x: 46, y: -90 }, hands: "grip" },
    }),
    285,
    845,
    "right",
    0.98,
  )
  return set.finish(
    "A boy reaches for a glass of milk at the counter of a tidy milk shop; a woman stands behind it, noon.",
  )
}

export function leatherWorkshop(): Picture {
  const set = stage("interiors/leather-workshop", {
    width: 1200,
    height: 900,
    light: "afternoon",
    horizon: 260,
    eye: 110,
  })
  room(set, { wall: walls.lime, dado: { height: 170, colour: "#4F7F6A" }, floor: floors.earth, floorAt: 690 })
  windowAt(set, 930, 90, 210, 220)
  set.litFrom(1100)
  set.put(stretchedHide(hide.ankole), 225, 735, 2.6)
  set.put(leatherRoll(cloth.clay, 76), 60, 800, 3)
  set.put(leatherRoll(hide.ankoleDark, 76), 20, 850, 3.2)
  set.add(sheet(cut(bar(650, 96, 885, 96, 12), material.wood.shade), "detail"))
  for (const [x, tone] of [
    [690, cloth.clay],
    [770, hide.ankoleDark],
    [845, hide.ankoleFawn],
  ] as const) {
    set.add(`<g transform="translate(${x} 98)">${hangingLeather(tone)}</g>`)
  }
  set.stand(stool(), 545, 800, "right", 1.34)
  set.stand(
    person({
      who: "woman",
      pose: "sit",
      clothes: "dress",
      main: cloth.indigo,
      print: "rings",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "saddler",
      head: "profile",
      nod: 10,
      reaches: { near: { x: 40, y: -92 }, far: { x: 50, y: -96 }, hands: "grip" },
    }),
    540,
    800,
  )
  set.stand(table({ length: 150 }), 910, 845, "right", 0.88)
  set.put(shoeLast(), 795, 486, 5.4)
  set.put(sandals(), 980, 490, 5.4)
  set.put(leatherRoll(hide.ankoleFawn, 30), 1110, 482, 3.2)
  set.add(`<g opacity="0.2">${cut(polygon([930, 90], [1140, 90], [820, 900], [330, 900]), "#FFE9B0")}</g>`)
  return set.finish(
    "In her workshop a woman stitches a shoe of Ankole leather, finished sandals before her, late afternoon in the window.",
  )
}

/** A dressed skin folded over a rail at the origin, 190 pixels long. */
const hangingLeather = (tone: Tone): string =>
  sheet(
    cut("M-34 0C-42 58 -28 110 -38 186C-10 174 12 196 34 180C28 118 40 58 34 0Z", tone.base) +
      cut("M10 0C16 58 8 118 12 190L34 180C28 118 40 58 34 0Z", tone.shade),
    "detail",
  )
