/** Trees: the nursery, a bare slope, a sapling. */
import { barn } from "../../buildings"
import { nurseryBed, shadeRoof } from "../../buildings/walls"
import { crestThrough, foreground, mistBand, ranges } from "../../country"
import type { Point } from "../../geometry"
import { heightAt, hill } from "../../land"
import { cloth, leaf, mix, mixTone } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { sapling } from "../../plants/crops"
import { tuft } from "../../plants/grass"
import { mango } from "../../plants/mango"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { treeSeedling, wheelbarrow } from "../../tools"
import { wateringCan } from "../../tools/land-work"

export function inTheNursery(): Picture {
  const set = stage("gallery/planting/nursery", { width: 1200, height: 900, light: "morning", horizon: 330, eye: 185 })
  set.litFrom(100)
  ranges(set, { top: 250, bottom: 320, count: 3, swell: 34, far: "#DEC490", near: "#A2AD6A" })
  set.add(hill(crestThrough(set, 0.42, 0.4, 0.41, 0.4, 0.42), 900, "#7DA058", 0.2))
  for (const x of [60, 180, 1010, 1130]) set.put(banana(set.random, leaf.banana, false), x, 430, 0.7)
  set.add(hill(crestThrough(set, 0.5, 0.5, 0.5, 0.5, 0.5), 900, "#B9805A", 0.2))
  set.put(shadeRoof({ length: 560, layer: "back" }), 600, 560, 2)
  set.stand(nurseryBed({ length: 300, seed: "bed-1" }), 330, 560)
  set.stand(nurseryBed({ length: 300, seed: "bed-2" }), 850, 566)
  set.stand(
    person({
      who: "man",
      pose: "feed",
      clothes: "trousers",
      main: cloth.sky,
      second: cloth.charcoal,
      headwear: "cap",
      wrap: cloth.clay,
      skin: 5,
      seed: "nursery-man",
      holds: treeSeedling({ standing: false }),
    }),
    600,
    620,
    "right",
  )
  set.stand(nurseryBed({ length: 300, seed: "bed-3" }), 860, 716)
  set.stand(
    person({
      who: "woman",
      pose: "give",
      clothes: "skirt",
      main: cloth.gold,
      second: cloth.forest,
      print: "plain",
      headwear: "head-wrap",
      wrap: cloth.clay,
      footwear: "gumboots",
      skin: 3,
      seed: "nursery-woman",
      head: "profile",
      nod: 8,
      reaches: { near: { x: 34, y: -98 }, far: { x: 40, y: -100 }, hands: "grip" },
      holds: wateringCan({ fall: 52 }),
    }),
    360,
    752,
  )
  set.put(shadeRoof({ length: 560, layer: "front" }), 600, 640, 2.1)
  set.stand(nurseryBed({ length: 300, seed: "bed-4" }), 150, 872)
  foreground(set, 34, { tufts: [0.5, 0.97] })
  return set.finish(
    "A young woman waters the nursery beds under green shade cloth and a man looks through the seedlings, in the morning.",
  )
}

export function plantingTheBareSlope(): Picture {
  const set = stage("gallery/planting/slope", { width: 900, height: 1200, light: "mist", horizon: 100, eye: 700 })
  ranges(set, { top: 200, bottom: 330, count: 3, swell: 44, far: "#D6DACB", near: "#A9B9A0" })
  set.add(mistBand(set, 330, 90, 0.8))
  const slope: Point[] = [
    [-40, 270],
    [150, 350],
    [380, 470],
    [620, 610],
    [940, 760],
  ]
  set.add(mistBand(set, 500, 120, 0.7, 300, 1100), mistBand(set, 620, 130, 0.6, 400, 1200))
  set.add(hill(slope, 1200, "#B97A52", 0.2))
  const rows = [90, 220, 370, 540].map((drop, row) => ({
    crest: slope.map(([x, y]): Point => [x, y + drop]),
    colour: mix("#A9683F", "#7A4A30", row / 4),
  }))
  const team = [
    { x: 170, row: 0, size: 0.86, who: "woman", main: cloth.clay, pose: "plant" },
    { x: 470, row: 0, size: 0.9, who: "man", main: cloth.sky, pose: "plant" },
    { x: 270, row: 1, size: 1.14, who: "woman", main: cloth.indigo, pose: "plant" },
    { x: 640, row: 1, size: 1.16, who: "woman", main: cloth.gold, pose: "plant" },
  ] as const
  for (const [index, { crest, colour }] of rows.entries()) {
    set.add(hill(crest, 1200, colour, 0.24))
    const at = (x: number) => heightAt(crest, x) + 16
    const size = 0.42 + index * 0.15
    const step = 104 + index * 46
    for (let x = 40 + index * 22; x < 900; x += step) {
      if (team.some((each) => each.row === index && Math.abs(each.x - x + 30) < 74)) continue
      set.put(sapling({ height: 110, stake: false }), x, at(x), size)
    }
    for (const each of team.filter(({ row }) => row === index)) {
      set.put(sapling({ height: 74, stake: false }), each.x + 46 * each.size, at(each.x + 46 * each.size), each.size)
      set.put(
        person({
          who: each.who,
          pose: each.pose,
          clothes: each.who === "man" ? "trousers" : "dress",
          main: each.main,
          headwear: each.who === "man" ? "brimmed-hat" : "head-wrap",
          footwear: "gumboots",
          skin: each.row === 0 ? 4 : 5,
          seed: `slope-${each.x}`,
        }),
        each.x,
        at(each.x) + 4,
        each.size,
      )
    }
  }
  set.put(wheelbarrow(), 210, 1010, 1.25)
  for (const [dx, dy] of [
    [-40, -80],
    [-14, -84],
    [12, -82],
    [38, -80],
  ] as const)
    set.put(treeSeedling({ standing: false }), 210 + dx, 1010 + dy, 1.5)
  set.put(wheelbarrow(), 210, 1010, 1.25)
  set.put(tuft(set.random, leaf.papyrus, 46), 80, 1180, 1.6)
  return set.finish("Three women and a man plant rows of young trees across a bare brown slope in the morning mist.")
}

export function aTreeForTheGirl(): Picture {
  const set = stage("gallery/planting/sapling", { width: 900, height: 1200, light: "dusk", horizon: 700, eye: 104 })
  set.add(sun("dusk", 520, 560, 250, "rings"))
  set.litFrom(520)
  ranges(set, { top: 720, bottom: 800, count: 3, swell: 40, far: "#A14E32", near: "#5E4432" })
  set.put(barn(), 130, 850, 0.34)
  set.put(mango(set.random, { tone: mixTone(leaf.acacia, "#3A2A20", 0.4) }), 800, 880, 0.42)
  set.add(hill(crestThrough(set, 0.74, 0.73, 0.74, 0.73, 0.74), 1200, "#3F4A30", 0.2, 2, 60))
  set.stand(sapling({ height: 82 }), 496, 1056)
  set.stand(
    person({
      who: "elder-man",
      pose: "kneel",
      clothes: "kanzu",
      headwear: "kofia",
      skin: 5,
      seed: "planter",
      reaches: { near: { x: 40, y: -34 }, far: { x: 46, y: -30 } },
    }),
    240,
    1070,
  )
  set.stand(
    person({
      who: "girl",
      pose: "give",
      clothes: "dress",
      main: cloth.gold,
      print: "dots",
      skin: 3,
      seed: "sapling-girl",
      head: "profile",
      nod: 6,
      height: 112,
      reaches: { near: { x: 34, y: -98 }, far: { x: 42, y: -96 }, hands: "grip" },
      holds: wateringCan({ tone: cloth.sky, fall: 70 }),
    }),
    738,
    1076,
    "left",
  )
  foreground(set, 90, { tufts: [0.1, 0.9] })
  return set.finish(
    "A grandfather in a kanzu kneels by the tree he has planted for the girl who waters it, the sun going down at dusk.",
  )
}
