/** Where animals change hands. */
import { goat } from "../../animals/goat"
import { kraalFence } from "../../buildings"
import { hill } from "../../land"
import { cloth, hide, mix } from "../../palette"
import { cut } from "../../paper"
import type { Part, Picture } from "../../part"
import { person, type PersonOptions } from "../../people"
import { fromBehind } from "../../people/back"
import { stage, tether } from "../../scene"

/** Goats on leads, seen from a raised place, no sky. */
export function goatMarket(): Picture {
  const set = stage("gallery/goat-market", { width: 1200, height: 900, light: "afternoon", horizon: -340, eye: 500 })
  const earth = "#C98B54"
  set.add(
    cut("M0 0H1200V900H0Z", mix(earth, "#F6D08A", 0.3)),
    hill(
      [
        [-40, 190],
        [300, 150],
        [700, 210],
        [1240, 150],
      ],
      900,
      mix(earth, "#F0C27A", 0.16),
      0.1,
    ),
    hill(
      [
        [-40, 470],
        [400, 520],
        [800, 450],
        [1240, 510],
      ],
      900,
      earth,
      0.12,
    ),
    hill(
      [
        [-40, 760],
        [380, 720],
        [820, 790],
        [1240, 730],
      ],
      900,
      mix(earth, "#7A4A2A", 0.18),
      0.1,
    ),
  )
  set.litFrom(-200)
  set.stand(kraalFence({ length: 760, seed: "goat-market-far" }), 330, 120)
  set.stand(kraalFence({ length: 560, seed: "goat-market-far-2" }), 1010, 132)
  const led = (
    x: number,
    y: number,
    who: PersonOptions,
    goats: readonly (readonly [number, number, Part, "left" | "right"])[],
  ) => {
    const owner = person(who)
    const all = [
      ...goats.map(([dx, dy, part, facing]) => ({ part, x: x + dx, y: y + dy, facing })),
      { part: owner, x, y, facing: "right" as const },
    ]
    all.sort((a, b) => a.y - b.y)
    for (const each of all) set.stand(each.part, each.x, each.y, each.facing)
    for (const [dx, dy, , facing] of goats)
      tether(set, { x, y, spot: owner.nearHand }, { x: x + dx, y: y + dy, spot: { x: 33, y: -58 }, facing })
  }
  led(
    240,
    330,
    { who: "man", pose: "lead", clothes: "kanzu", headwear: "kofia", wrap: cloth.clay, skin: 5, seed: "gm-1" },
    [
      [-130, 30, goat({ coat: hide.goatBrown }), "right"],
      [130, 44, goat({ pied: true }), "left"],
    ],
  )
  led(
    860,
    300,
    {
      who: "woman",
      pose: "lead",
      clothes: "gomesi",
      main: cloth.forest,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "gm-2",
    },
    [
      [-150, 24, goat({ age: "buck", coat: hide.henCream }), "right"],
      [120, 60, goat({ coat: hide.goatBlack }), "left"],
      [20, 90, goat({ age: "kid", coat: hide.goatBrown }), "left"],
    ],
  )
  set.stand(
    person({
      who: "man",
      pose: "point",
      clothes: "trousers",
      main: cloth.indigo,
      second: cloth.khaki,
      headwear: "brimmed-hat",
      skin: 4,
      seed: "gm-3",
    }),
    560,
    330,
    "right",
  )
  set.stand(
    person({
      who: "woman",
      pose: "write",
      clothes: "skirt",
      main: cloth.cream,
      second: cloth.plum,
      headwear: "none",
      hair: "braids",
      skin: 2,
      seed: "gm-4",
    }),
    1100,
    470,
    "left",
  )
  set.stand(goat({ coat: hide.goatBrown, pied: true }), 560, 560)
  set.stand(goat({ age: "buck" }), 940, 640, "left")
  led(
    300,
    700,
    {
      who: "woman",
      pose: "lead",
      clothes: "dress",
      main: cloth.clay,
      print: "rings",
      headwear: "head-wrap",
      wrap: cloth.indigo,
      skin: 4,
      seed: "gm-5",
    },
    [
      [-150, 40, goat({ coat: hide.sheepCream }), "right"],
      [170, 60, goat({ coat: hide.goatBlack, pied: true }), "left"],
    ],
  )
  set.stand(
    person({ who: "elder-man", pose: "staff", clothes: "kanzu-jacket", headwear: "none", skin: 5, seed: "gm-6" }),
    740,
    770,
    "left",
  )
  set.stand(
    fromBehind({
      who: "man",
      clothes: "trousers",
      main: cloth.gold,
      second: cloth.charcoal,
      print: "plain",
      headwear: "cap",
      wrap: cloth.clay,
      skin: 3,
      seed: "gm-7",
    }),
    1050,
    850,
  )
  return set.finish(
    "Goat market from the hillside: three women and four men lead, point out and note down eight goats and a kid.",
  )
}
