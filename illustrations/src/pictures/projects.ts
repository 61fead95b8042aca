/** One picture for each of the five projects of data/projects; those with herds are in projects-herds.ts. */
import { goat } from "../animals/goat"
import { barn } from "../buildings"
import { goatHouse } from "../buildings/goat-house"
import { foreground, redRoad, savanna, terracedHills } from "../country"
import { spotOn, standAt, standWorking } from "../gallery/hands"
import { cloth, hide } from "../palette"
import { person } from "../people"
import { fromBehind } from "../people/back"
import { type Picture, type Pictures } from "../part"
import { coolingTank, milkCan, pickup, stool } from "../tools"
import { bucket, lactometer, milkingStand } from "../tools/milk-tools"
import { nearBough, nearLeaves } from "./depth"
import { projectPaper } from "./project-paper"
import { grazing, healthy, youth } from "./projects-herds"

function women(): Picture {
  const set = projectPaper("women-in-livestock", "morning", 400, 128)
  savanna(set, { ground: 540, sun: { x: 330, y: 300, radius: 84, style: "rays" }, trees: [0.02, 0.42] })
  redRoad(
    set,
    [
      [60, 1080],
      [150, 860],
      [290, 720],
      [330, 640],
      [420, 590],
      [400, 548],
    ],
    330,
    12,
  )
  set.stand(
    goatHouse({
      inside: [
        { part: goat({ coat: hide.goatBrown }), x: -120 },
        { part: goat({ pied: true }), x: 110 },
      ],
    }),
    1190,
    690,
    "right",
    0.86,
  )
  for (const [x, y, main] of [
    [395, 600, cloth.plum],
    [300, 670, cloth.clay],
  ] as const)
    set.stand(
      fromBehind({
        who: "woman",
        pose: "walk",
        clothes: "dress",
        main,
        headwear: "head-wrap",
        wrap: cloth.gold,
        skin: 4,
        seed: `to-lira-${x}`,
        carries: milkCan({ standing: false }),
      }),
      x,
      y,
    )
  const deck = { x: 760, y: 940, facing: "left", size: 0.92 } as const
  standAt(set, milkingStand(), deck)
  const top = spotOn(set, deck, { x: 4, y: -44 })
  const scale = set.scaleAt(deck.y) * deck.size
  set.put(goat({ coat: hide.goatBrown }), top.x, top.y, scale * 1.08, "left")
  const udder = { x: top.x + 15 * scale, y: top.y - 20 * scale }
  set.stand(stool(), 1192, 985, "right", 1.2)
  set.put(bucket({ bail: false, full: true, standing: false }), udder.x + 6, top.y + 4, scale * 0.62)
  standWorking(
    set,
    {
      who: "woman",
      pose: "milk",
      clothes: "gomesi",
      main: cloth.gold,
      second: cloth.clay,
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 3,
      seed: "barr",
      height: 172,
    },
    { x: 1168, y: 985, facing: "left", size: 0.95 },
    { near: { x: udder.x + 10, y: udder.y + 6 }, far: { x: udder.x - 4, y: udder.y } },
  )
  foreground(set, 48, { tufts: [0.3, 0.6] })
  nearLeaves(set, "right", 0.62)
  return set.finish("A woman milks one of three goats; two women carry their cans to town.")
}

function facility(): Picture {
  const set = projectPaper("modern-dairy-facility", "noon", 420, 140)
  terracedHills(set, { ground: 590 })
  set.litFrom(200)
  set.stand(barn({ open: true, solar: true }), 830, 690, "right", 0.86)
  set.stand(pickup({ cargo: "cans" }), 1440, 850, "right", 0.8)
  set.stand(
    person({
      who: "man",
      pose: "carry-front",
      clothes: "overalls",
      main: cloth.denim,
      headwear: "cap",
      skin: 4,
      seed: "loader",
      head: "profile",
      carries: milkCan({ standing: false }),
    }),
    1075,
    890,
  )
  set.stand(coolingTank(), 470, 850, "right", 0.86)
  set.stand(
    person({
      who: "woman",
      pose: "read",
      clothes: "lab-coat",
      main: cloth.sky,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "tester",
      head: "profile",
      reaches: { near: { x: 34, y: -134 }, far: { x: 40, y: -118 }, hands: "grip" },
      holds: lactometer(),
    }),
    250,
    1120,
  )
  for (const [x, y] of [
    [560, 1075],
    [715, 1095],
    [870, 1110],
  ] as const)
    set.stand(milkCan({}), x, y)
  nearBough(set, "left", 0.3)
  foreground(set, 40, { tufts: [0.72, 0.95] })
  return set.finish("A woman tests milk beside a cooling tank; a man loads a can.")
}

export const pictures: Pictures = {
  "projects/dairy-cattle-grazing": grazing,
  "projects/women-in-livestock": women,
  "projects/youth-in-cattle-farming": youth,
  "projects/healthy-cattle-herd": healthy,
  "projects/modern-dairy-facility": facility,
}
