/** Posts about gas from dung and about ticks. */
import { cattle } from "../animals/cattle"
import { hen } from "../animals/hen"
import { biogasDome, railFence } from "../buildings"
import { savanna, foreground, terracedHills, scatter } from "../country"
import { ridges } from "../heights"
import { mix, hide, cloth } from "../palette"
import type { Picture } from "../part"
import { person } from "../people"
import { napier } from "../plants/grass"
import { banana } from "../plants/trees"
import { sun } from "../sky"
import { wheelbarrow, blackboard, sprayPump } from "../tools"
import { post } from "./post-paper"
import { lance } from "./props"

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
  return set.finish(
    "Four cows beside a brick biogas dome; a woman in overalls with a wheelbarrow of dung, pale hills at dawn.",
  )
}

export function ticks(): Picture {
  const set = post("tick-control-calendar", "morning")
  terracedHills(set, { ground: 480, sun: { x: 760, y: 120, radius: 46, style: "plain" } })
  set.stand(napier(set.random), 60, 560)
  set.stand(railFence({ length: 900 }), 620, 580, "right", 0.84)
  set.stand(blackboard({ lesson: "calendar" }), 950, 620, "right", 0.92)
  set.stand(cattle({ coat: hide.ankole }), 520, 684)
  set.stand(sprayPump(), 84, 728)
  set.stand(
    person({
      who: "man",
      pose: "inject",
      clothes: "overalls",
      main: cloth.denim,
      second: cloth.gold,
      headwear: "cap",
      wrap: cloth.clay,
      skin: 4,
      seed: "sprayer",
      holds: lance(),
    }),
    212,
    714,
  )
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
    1110,
    722,
    "left",
  )
  set.stand(hen({ pose: "pecking" }), 860, 738, "left")
  scatter(set, [[0.36, 740]])
  foreground(set, 56, { tufts: [0.04, 0.5, 0.95] })
  return set.finish(
    "A man sprays an Ankole cow against ticks; a woman notes the day at a calendar on a blackboard, a hen at her feet.",
  )
}
