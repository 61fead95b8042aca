/** The whole farm in one scene. */
import { chick, cockerel, hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import { sheep } from "../animals/sheep"
import { barn, biogasDome, solarPosts, thatchedHut } from "../buildings"
import { foreground, scatter, terracedHills } from "../country"
import { cloth, hide } from "../palette"
import { person } from "../people"
import { napier } from "../plants/grass"
import { acacia, banana } from "../plants/trees"
import { hanging, type Picture } from "../part"
import { stage } from "../scene"
import { churn, waterTrough } from "../tools"

export function farm(): Picture {
  const set = stage("scenes/farm", { width: 1600, height: 1000, light: "morning", horizon: 500, eye: 176 })
  terracedHills(set, { ground: 600, sun: { x: 700, y: 240, radius: 70, style: "plain" } })
  set.put(acacia(set.random), 760, 655, 0.62)
  set.stand(barn({ solar: true }), 1180, 710, "right", 0.8)
  set.stand(thatchedHut(), 330, 720, "right", 0.62)
  set.stand(thatchedHut(), 110, 740, "right", 0.56)
  set.put(banana(set.random), 520, 720, 0.95)
  set.put(banana(set.random), 600, 735, 1.1)
  set.stand(solarPosts(), 1510, 745, "right", 0.8)
  set.stand(biogasDome(), 1460, 830, "right", 0.62)
  set.stand(cattle({ breed: "friesian" }), 1040, 800, "left")
  set.stand(waterTrough(), 840, 815, "right", 0.75)
  set.stand(cattle({ splashed: true }), 600, 850)
  set.stand(
    person({
      who: "woman",
      pose: "feed",
      clothes: "dress",
      main: cloth.clay,
      headwear: "head-wrap",
      skin: 3,
      seed: "feeder",
    }),
    270,
    905,
  )
  set.stand(cockerel(), 440, 925, "left")
  set.stand(hen({ pose: "pecking" }), 540, 945, "left")
  for (const [x, y] of [
    [480, 962],
    [610, 958],
  ] as const) {
    set.stand(chick("pecking"), x, y, "left", 1.2)
  }
  set.stand(
    person({
      who: "man",
      pose: "carry",
      clothes: "overalls",
      main: cloth.denim,
      headwear: "brimmed-hat",
      skin: 4,
      seed: "carrier",
      holds: hanging(churn({ standing: false })),
    }),
    1240,
    890,
    "left",
  )
  set.stand(goat({ pied: true }), 900, 915)
  set.stand(goat({ age: "kid" }), 1020, 940, "left")
  set.stand(sheep({ hood: hide.sheepBrown }), 1420, 925, "left")
  set.put(napier(set.random), 60, 985, 1.1)
  set.put(napier(set.random), 1570, 990, 1.15)
  scatter(set, [[0.55, 900]])
  foreground(set, 56, { tufts: [0.12, 0.7] })
  return set.finish(
    "A whole farm in the morning: barn, huts, biogas, two cows, a goat and a kid, a sheep and poultry, two people at work.",
  )
}
