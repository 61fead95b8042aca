/** Coffee under bananas. */
import { crestThrough, fieldHill, foreground } from "../../country"
import { hill } from "../../land"
import { cloth, leaf, mixTone } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { cherryBasket, coffeeBush, coffeeSprig } from "../../plants/coffee"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { sun } from "../../sky"

export function coffeeUnderBananas(): Picture {
  const set = stage("gallery/planting/coffee", {
    width: 1100,
    height: 1100,
    light: "afternoon",
    horizon: 430,
    eye: 150,
  })
  set.add(sun("afternoon", 230, 250, 100, "plain"))
  set.litFrom(230)
  fieldHill(set, {
    crest: crestThrough(set, 0.36, 0.3, 0.33, 0.28, 0.34),
    depth: 210,
    rows: 4,
    columns: 7,
    colours: ["#9A9149", "#7E8C45", "#B59A4C", "#6B8342"],
  })
  set.add(hill(crestThrough(set, 0.5, 0.49, 0.52, 0.5, 0.52), 1100, "#6F8A44", 0.2))
  for (const [x, size] of [
    [60, 1],
    [330, 0.84],
    [760, 0.9],
    [1030, 1.1],
  ] as const)
    set.put(banana(set.random, mixTone(leaf.banana, "#9A9149", 0.2)), x, 640, size)
  set.add(hill(crestThrough(set, 0.6, 0.61, 0.6, 0.62, 0.6), 1100, "#5C7D40", 0.2, 1, 60))
  for (const [x, y] of [[120, 780]] as const) set.stand(coffeeBush(set.random), x, y, "right", 0.9)
  set.stand(coffeeBush(set.random), 660, 880, "right", 1.06)
  set.stand(
    person({
      who: "woman",
      pose: "give",
      clothes: "gomesi",
      main: cloth.plum,
      second: cloth.gold,
      print: "plain",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "picker",
      head: "profile",
      reaches: { near: { x: 40, y: -126 }, far: { x: 46, y: -110 }, hands: "grip" },
    }),
    390,
    930,
    "right",
    1.05,
  )
  set.stand(cherryBasket(set.random), 540, 1000, "right", 1.2)
  foreground(set, 60, { tufts: [0.1, 0.55] })
  set.put(coffeeSprig(), 1140, 20, 2.1, "left")
  set.put(coffeeSprig(mixTone(leaf.acacia, "#10291B", 0.2)), -30, 1010, 1.5)
  return set.finish(
    "A woman in a plum gomesi picks red cherries from a coffee bush between banana plants in late afternoon light.",
  )
}
