/** The projects that are about herds: grazing by turns, young people who fatten bulls, health. */
import { cattle } from "../animals/cattle"
import { coats } from "../animals/cattle-hide"
import { kraalFence } from "../buildings"
import { wireFence } from "../buildings/walls"
import { drylands, foreground, ranges, folds, savanna } from "../country"
import { spotOn, standAt, standWorking } from "../gallery/hands"
import { taper } from "../geometry"
import { cloth, hide, mix } from "../palette"
import type { Picture } from "../part"
import { cut, line, sheet } from "../paper"
import { person } from "../people"
import { fromBehind } from "../people/back"
import { acacia } from "../plants/trees"
import { cloud } from "../sky"
import { coolBox, hayRack } from "../tools"
import { syringe } from "../tools/clinic"
import { weighBand } from "../tools/weighing"
import { farHerd, nearBough, nearGrass } from "./depth"
import { projectPaper } from "./project-paper"

export function grazing(): Picture {
  const set = projectPaper("dairy-cattle-grazing", "noon", 380, 150)
  const { mood } = set
  set.litFrom(1500)
  set.add(cloud(set.random, 520, 150, 300, "#F6F4E4"), cloud(set.random, 1010, 90, 220, "#EEF1E2"))
  ranges(set, {
    top: 330,
    bottom: 450,
    count: 3,
    swell: 46,
    far: mix(mood.land[0], mood.haze, 0.62),
    near: mix(mood.land[1], mood.haze, 0.1),
  })
  farHerd(set, hide.ankole, [
    [0.52, 468, 0.24],
    [0.57, 474, 0.24],
    [0.635, 468, 0.24, "left"],
  ])
  folds(set, 520)
  set.put(acacia(set.random), 830, 560, 0.5)
  set.stand(wireFence({ length: 1400, wires: 1 }), 800, 606)
  set.stand(cattle({ breed: "friesian", pose: "grazing" }), 1010, 640, "left")
  set.stand(cattle({ breed: "friesian", pose: "grazing" }), 620, 676)
  set.stand(wireFence({ length: 900, wires: 1, seed: "near-wire" }), 800, 800)
  set.stand(
    fromBehind({
      who: "man",
      clothes: "trousers",
      main: cloth.gold,
      second: cloth.denim,
      headwear: "brimmed-hat",
      skin: 4,
      seed: "rushere",
    }),
    270,
    1090,
  )
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 1490, 1120, "left")
  foreground(set, 60, { tufts: [0.34, 0.5] })
  nearGrass(set, "left", 0.3)
  return set.finish("A herder looks over paddocks where two cows graze; a third cow turns to him.")
}

export function youth(): Picture {
  const set = projectPaper("youth-in-cattle-farming", "afternoon", 400, 140)
  savanna(set, { ground: 560, sun: { x: 1180, y: 330, radius: 110, style: "plain" }, trees: [0.34, 0.88] })
  farHerd(
    set,
    coats.dun,
    [
      [0.5, 548, 0.3],
      [0.58, 552, 0.3],
    ],
    16,
  )
  set.stand(kraalFence({ length: 700 }), 900, 640)
  set.stand(hayRack(), 1320, 760, "right", 0.9)
  set.stand(cattle({ breed: "zebu", age: "bull", coat: coats.cream }), 1290, 720, "right", 0.94)
  const bull = standAt(set, cattle({ breed: "zebu", age: "bull", coat: coats.grey }), {
    x: 830,
    y: 900,
    facing: "left",
  })
  set.put(weighBand(), bull.x, bull.y, set.scaleAt(bull.y), "left")
  const band = spotOn(set, bull, { x: 34, y: -122 })
  const under = spotOn(set, bull, { x: 34, y: -76 })
  standWorking(
    set,
    {
      who: "man",
      pose: "inject",
      clothes: "trousers",
      main: cloth.gold,
      second: cloth.denim,
      headwear: "cap",
      skin: 4,
      seed: "measures",
    },
    { x: 985, y: 935, facing: "left", size: 0.98 },
    { near: { x: band.x + 24, y: band.y + 26 }, far: { x: under.x + 30, y: under.y } },
  )
  set.stand(
    person({
      who: "woman",
      pose: "phone",
      clothes: "overalls",
      main: cloth.forest,
      second: cloth.clay,
      hair: "braids",
      skin: 3,
      seed: "phone",
      head: "profile",
    }),
    180,
    1150,
  )
  foreground(set, 56, { tufts: [0.5, 0.7] })
  nearBough(set, "right", 0.4)
  return set.finish("A young man measures a bull for a young woman's phone; a second bull eats.")
}

export function healthy(): Picture {
  const set = projectPaper("healthy-cattle-herd", "dawn", 430, 130)
  drylands(set, { ground: 640, sun: { x: 560, y: 250, radius: 74, style: "plain" }, trees: [0.44, 0.8] })
  farHerd(
    set,
    coats.dun,
    [
      [0.47, 664, 0.4, "left"],
      [0.53, 672, 0.42, "left"],
      [0.4, 668, 0.4],
    ],
    14,
  )
  set.stand(kraalFence({ length: 800, seed: "rupa" }), 1330, 716)
  set.stand(cattle({ breed: "zebu", coat: coats.cream }), 1475, 770, "left")
  const cow = { x: 520, y: 985 }
  const holder = person({
    who: "man",
    pose: "staff",
    clothes: "shuka",
    skin: 5,
    seed: "holder",
    height: 178,
  })
  set.stand(holder, 440, 850)
  standAt(set, cattle({ breed: "zebu" }), cow)
  const neck = spotOn(set, cow, { x: 66, y: -112 })
  const crest = spotOn(set, cow, { x: 64, y: -134 })
  const worker = { x: 1130, y: 1010, facing: "left" } as const
  const healthWorker = standWorking(
    set,
    {
      who: "woman",
      pose: "inject",
      clothes: "overalls",
      main: cloth.indigo,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "health-worker",
      holds: syringe(),
    },
    worker,
    { near: { x: neck.x + 84, y: neck.y + 6 }, far: { x: crest.x + 34, y: crest.y + 22 } },
  )
  const scale = set.scaleAt(worker.y)
  // Gloves, which no clothes of the set have: a hand with its wrist.
  for (const [hand, dx, dy] of [
    [healthWorker.farHand, 9, 7.5],
    [healthWorker.nearHand, 12, -1.2],
  ] as const) {
    const { x, y } = spotOn(set, worker, hand)
    const [along, across] = [dx * scale, dy * scale]
    const glove = taper(
      [
        [x + along, y + across],
        [x + along * 0.3, y + across * 0.3],
        [x - along * 0.2, y - across * 0.2],
      ],
      [5.4 * scale, 5.8 * scale, 4.6 * scale],
    )
    const knuckles = line(
      `M${x - along * 0.2} ${y - across * 0.2 - scale}l${along * 0.4} ${across * 0.4}M${x - along * 0.2} ${y - across * 0.2 + scale}l${along * 0.4} ${across * 0.4}`,
      cloth.sky.shade,
      2.5,
    )
    set.add(sheet(cut(glove, cloth.sky.light) + knuckles, "fine"))
  }
  const hip = spotOn(set, worker, { x: -20, y: -62 })
  set.put(coolBox({ standing: false }), hip.x, hip.y, scale * 0.62)
  foreground(set, 50, { tufts: [0.4, 0.6], colour: "#6E4A2C" })
  nearGrass(set, "left", 0.36)
  return set.finish("A health worker vaccinates a zebu cow's neck; a man and a second cow wait.")
}
