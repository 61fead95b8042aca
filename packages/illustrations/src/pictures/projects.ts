/** One picture for each of the five projects of data/projects; those with herds are in projects-herds.ts. */
import { hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import { barn, thatchedHut } from "../buildings"
import { foreground, terracedHills } from "../country"
import { cloth, hide, leaf } from "../palette"
import { person } from "../people"
import { acacia, banana } from "../plants/trees"
import { hanging, type Picture, type Pictures } from "../part"
import { basket, churn, coolingTank, milkCan, pickup } from "../tools"
import { projectPaper } from "./project-paper"
import { grazing, healthy, youth } from "./projects-herds"

function women(): Picture {
  const set = projectPaper("women-in-livestock", "morning", 520, 128)
  terracedHills(set, { ground: 640, sun: { x: 560, y: 330, radius: 120, style: "rays" } })
  set.put(banana(set.random), 110, 800, 1.7)
  set.put(banana(set.random, leaf.banana, false), 290, 735, 1.3)
  set.stand(thatchedHut(), 1470, 740, "right", 0.54)
  set.stand(cattle({ splashed: true }), 1010, 800)
  const owner = person({
    who: "woman",
    pose: "write",
    clothes: "gomesi",
    main: cloth.clay,
    second: cloth.gold,
    headwear: "head-wrap",
    skin: 3,
    seed: "owner",
  })
  set.stand(owner, 760, 850)
  set.stand(goat({ pied: true }), 560, 850)
  set.stand(
    person({
      who: "woman",
      pose: "lead",
      clothes: "dress",
      main: cloth.sky,
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 5,
      seed: "goats",
    }),
    400,
    880,
  )
  set.stand(goat({ age: "kid", coat: hide.goatBrown }), 620, 910, "left")
  set.stand(
    person({
      who: "elder-woman",
      pose: "feed",
      clothes: "gomesi",
      main: cloth.gold,
      second: cloth.plum,
      headwear: "head-wrap",
      skin: 4,
      seed: "hens",
    }),
    1270,
    905,
  )
  set.stand(basket({ filling: "eggs" }), 1130, 930)
  set.stand(hen({ pose: "pecking" }), 1440, 935, "left")
  set.stand(hen({ coat: hide.henCream }), 1530, 905, "left")
  foreground(set, 84, { tufts: [0.05, 0.48, 0.93] })
  return set.finish(
    "Three women at work one morning: records for the cow, a walk for the goat and the kid, and the two hens are fed.",
  )
}

function facility(): Picture {
  const set = projectPaper("modern-dairy-facility", "noon", 500, 156)
  terracedHills(set, { ground: 620, sun: { x: 980, y: 120, radius: 48, style: "plain" } })
  set.put(acacia(set.random), 110, 720, 0.9)
  set.stand(barn({ open: true, solar: true }), 580, 725, "right", 0.84)
  set.stand(cattle({ breed: "friesian" }), 640, 745, "right", 0.9)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 880, 755, "right", 0.9)
  set.stand(coolingTank(), 270, 835, "right", 0.94)
  set.stand(pickup({ cargo: "cans" }), 1340, 840, "left", 0.82)
  set.stand(
    person({
      who: "man",
      pose: "carry",
      clothes: "overalls",
      main: cloth.denim,
      headwear: "cap",
      skin: 4,
      seed: "loader",
      head: "profile",
      holds: hanging(churn({ standing: false })),
    }),
    1105,
    910,
  )
  set.stand(
    person({ who: "woman", pose: "write", clothes: "lab-coat", headwear: "head-wrap", skin: 3, seed: "tester" }),
    600,
    905,
    "left",
  )
  for (const [x, y] of [
    [130, 890],
    [210, 902],
    [420, 902],
  ] as const) {
    set.stand(milkCan({}), x, y)
  }
  foreground(set, 84, { tufts: [0.05, 0.2, 0.95] })
  return set.finish(
    "Workers test and load milk at an open barn with solar panels, a cooling tank, a pick-up and two Friesian cows, midday.",
  )
}

export const pictures: Pictures = {
  "projects/dairy-cattle-grazing": grazing,
  "projects/women-in-livestock": women,
  "projects/youth-in-cattle-farming": youth,
  "projects/healthy-cattle-herd": healthy,
  "projects/modern-dairy-facility": facility,
}
