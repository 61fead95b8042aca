/** A street of market stalls at noon. */
import { terracedHills } from "../../country"
import { cloth, ramps } from "../../palette"
import type { Part, Picture } from "../../part"
import { person, type PersonOptions } from "../../people"
import { fromBehind } from "../../people/back"
import { stage, type Stage } from "../../scene"
import { basket, crate, eggTray, milkCan, table, umbrella } from "../../tools"

/** Sets goods on a table whose feet stand at y; places are centimetres from its middle. */
function laid(set: Stage, x: number, y: number, goods: readonly (readonly [Part, number])[]): void {
  const scale = set.scaleAt(y)
  for (const [part, offset] of goods) set.put(part, x + offset * scale, y - 75 * scale, scale)
}

/** A row of stalls under umbrellas, buyers before them. */
export function umbrellas(): Picture {
  const set = stage("gallery/umbrellas", { width: 1400, height: 700, light: "noon", horizon: 300, eye: 140 })
  terracedHills(set, { ground: 420 })
  const stalls = [
    { x: 170, y: 540, tone: cloth.gold, other: cloth.clay, drape: cloth.forest },
    { x: 530, y: 552, tone: cloth.sky, other: cloth.cream, drape: cloth.clay },
    { x: 890, y: 544, tone: cloth.plum, other: cloth.gold, drape: cloth.indigo },
    { x: 1245, y: 550, tone: cloth.forest, other: cloth.cream, drape: cloth.gold },
  ] as const
  const sellers: readonly PersonOptions[] = [
    {
      who: "woman",
      clothes: "gomesi",
      main: cloth.indigo,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      pose: "speak",
      seed: "umb-1",
    },
    {
      who: "man",
      clothes: "trousers",
      main: cloth.gold,
      headwear: "kofia",
      wrap: cloth.cream,
      skin: 3,
      pose: "fold",
      seed: "umb-2",
    },
    {
      who: "woman",
      clothes: "dress",
      main: cloth.forest,
      headwear: "hijab",
      wrap: cloth.sky,
      skin: 2,
      pose: "give",
      seed: "umb-3",
    },
    {
      who: "elder-woman",
      clothes: "gomesi",
      main: cloth.clay,
      headwear: "head-wrap",
      wrap: cloth.plum,
      skin: 5,
      pose: "clasp",
      seed: "umb-4",
    },
  ]
  const goods: readonly (readonly (readonly [Part, number])[])[] = [
    [
      [crate({ filling: "tomatoes", standing: false }), -38],
      [basket({ filling: "greens", standing: false }), 26],
    ],
    [
      [eggTray({ layers: 4, standing: false }), -46],
      [eggTray({ layers: 2, standing: false }), -6],
      [eggTray({ layers: 3, standing: false }), 40],
    ],
    [
      [milkCan({ standing: false }), -46],
      [milkCan({ standing: false, band: ramps.gold[400] }), -14],
      [basket({ filling: "eggs", standing: false }), 40],
    ],
    [
      [crate({ filling: "bananas", standing: false }), -34],
      [crate({ filling: "greens", standing: false }), 38],
    ],
  ]
  stalls.forEach(({ x, y, tone, other, drape }, index) => {
    const seller = sellers[index]
    const things = goods[index]
    set.stand(umbrella({ tone, other }), x + 50, y)
    if (seller) set.stand(person(seller), x - 30, y, index % 2 ? "left" : "right")
    set.stand(table({ length: 156, drape }), x, y + 26)
    if (things) laid(set, x, y + 26, things)
  })
  set.stand(
    fromBehind({
      who: "woman",
      clothes: "dress",
      main: cloth.gold,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.clay,
      baby: cloth.plum,
      skin: 3,
      seed: "umb-buyer",
    }),
    350,
    664,
  )
  set.stand(
    fromBehind({
      who: "man",
      clothes: "trousers",
      main: cloth.cream,
      second: cloth.denim,
      print: "plain",
      headwear: "brimmed-hat",
      skin: 5,
      seed: "umb-buyer-2",
    }),
    722,
    676,
  )
  set.stand(
    fromBehind({
      who: "woman",
      clothes: "skirt",
      main: cloth.clay,
      second: cloth.indigo,
      headwear: "none",
      hair: "bun",
      carries: basket({ filling: "bananas", standing: false }),
      skin: 4,
      seed: "umb-buyer-3",
    }),
    1070,
    672,
  )
  return set.finish(
    "Women and men trade milk, eggs and greens under four bright umbrellas; a baby watches from its mother's back.",
  )
}
