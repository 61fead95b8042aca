/** Posts about gas from dung and about ticks. */
import { cattle } from "../animals/cattle"
import { biogasDome, railFence } from "../buildings"
import { savanna, foreground, terracedHills } from "../country"
import { spotOn, standAt } from "../gallery/hands"
import { ridges } from "../heights"
import { mix, hide, cloth } from "../palette"
import type { Picture } from "../part"
import { person } from "../people"
import { banana } from "../plants/trees"
import { sun } from "../sky"
import { wheelbarrow } from "../tools"
import { post } from "./post-paper"
import { standSprayer } from "./sprayer"

export function biogas(): Picture {
  const set = post("biogas-four-cows", "dawn", 370, 150)
  set.add(
    sun("dawn", 700, 350, 170, "plain"),
    ridges(set.random, 1200, 420, 150, mix(set.mood.land[0], set.mood.haze, 0.4)),
  )
  savanna(set, { ground: 470, trees: [0.04] })
  set.stand(cattle({ breed: "friesian" }), 524, 566)
  set.stand(cattle({ coat: hide.ankoleFawn }), 400, 606)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 262, 652)
  set.stand(cattle({ breed: "friesian" }), 124, 708)
  set.stand(banana(set.random), 1120, 560, "right", 0.8)
  set.stand(biogasDome(), 950, 632, "right", 1)
  set.stand(wheelbarrow({ load: "manure" }), 985, 730, "right", 0.9)
  set.stand(
    person({
      who: "woman",
      pose: "feed",
      clothes: "overalls",
      main: cloth.indigo,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 3,
      seed: "feeder",
    }),
    744,
    732,
  )
  foreground(set, 56, { tufts: [0.04, 0.5, 0.95] })
  return set.finish("Four cows, a woman with a wheelbarrow of dung, and the biogas it becomes.")
}

export function ticks(): Picture {
  const set = post("tick-control-calendar", "dawn", 330, 110)
  terracedHills(set, { ground: 470, sun: { x: 90, y: 250, radius: 70, style: "plain" } })
  set.litFrom(-100)
  set.stand(
    person({
      who: "woman",
      pose: "write",
      clothes: "dress",
      main: cloth.forest,
      print: "dots",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 2,
      seed: "calendar",
    }),
    400,
    508,
  )
  set.stand(railFence({ length: 900 }), 760, 560, "right", 0.84)
  const cow = { x: 930, y: 748, facing: "left" } as const
  standAt(set, cattle({ coat: hide.ankole, horns: 62 }), cow)
  const ear = spotOn(set, cow, { x: 64, y: -142 })
  standSprayer(set, {
    x: 185,
    y: 815,
    scale: 6.6,
    near: { x: 326, y: 722 },
    far: { x: 424, y: 584 },
    nozzle: { x: ear.x - 76, y: ear.y + 110 },
    target: { x: ear.x - 6, y: ear.y + 4 },
  })
  foreground(set, 34, { tufts: [0.5, 0.95] })
  return set.finish("In gloves and mask a man sprays a cow's ear; far off a woman writes.")
}
