/** One picture for each of the five projects. */
import { hen } from "../animals/birds"
import { cattle, halter } from "../animals/cattle"
import { goat } from "../animals/goat"
import { barn, kraalFence, railFence, thatchedHut } from "../buildings"
import { foreground, lakeShore, mountains, savanna, scatter, terracedHills } from "../country"
import { cloth, hide, leaf } from "../palette"
import { person } from "../people"
import { acacia, banana } from "../plants/trees"
import { hanging, type Picture } from "../part"
import { stage, tether } from "../scene"
import { cloud } from "../sky"
import { basket, churn, coolBox, coolingTank, milkCan, pickup, recordBook } from "../tools"
import type { Pictures } from "./index"

const size = { width: 1600, height: 1000 }

function grazing(): Picture {
  const set = stage("projects/dairy-cattle-grazing", { ...size, light: "noon", horizon: 520, eye: 132 })
  mountains(set, { ground: 640 })
  set.litFrom(1280)
  set.add(cloud(set.random, 300, 190, 300, "#F6F4E4"), cloud(set.random, 760, 130, 220, "#EEF1E2"))
  for (const x of [190, 615, 1040, 1465]) set.stand(railFence({ length: 400 }), x, 672, "right", 0.92)
  set.stand(cattle({ breed: "friesian", pose: "grazing" }), 300, 720, "left")
  set.stand(cattle({ breed: "friesian" }), 1360, 735, "left")
  set.stand(cattle({ breed: "friesian", pose: "grazing" }), 1000, 770)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 560, 850)
  set.stand(cattle({ breed: "friesian", age: "calf" }), 800, 890, "left")
  scatter(set, [
    [0.1, 830],
    [0.85, 850],
    [0.65, 900],
  ])
  foreground(set, 90, { tufts: [0.05, 0.24, 0.92] })
  return set.finish(
    "Four cows, two of them grazing, and a calf in a fenced paddock below the snow-capped Rwenzori at midday.",
  )
}

function women(): Picture {
  const set = stage("projects/women-in-livestock", { ...size, light: "morning", horizon: 520, eye: 128 })
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

function youth(): Picture {
  const set = stage("projects/youth-in-cattle-farming", { ...size, light: "afternoon", horizon: 530, eye: 122 })
  savanna(set, { ground: 650, sun: { x: 900, y: 510, radius: 210, style: "plain" }, trees: [0.08, 0.6, 0.95] })
  set.stand(cattle({ pose: "grazing", coat: hide.ankoleFawn }), 330, 720, "left")
  set.stand(cattle({ pose: "walking" }), 720, 860)
  const herder = person({
    who: "man",
    pose: "lead",
    clothes: "trousers",
    main: cloth.gold,
    second: cloth.denim,
    headwear: "cap",
    skin: 4,
    seed: "herder",
  })
  set.stand(herder, 1100, 870)
  tether(set, { x: 720, y: 860, spot: halter }, { x: 1100, y: 870, spot: herder.farHand })
  set.stand(
    person({
      who: "woman",
      pose: "phone",
      clothes: "overalls",
      main: cloth.forest,
      hair: "braids",
      skin: 3,
      seed: "phone",
      head: "profile",
    }),
    1290,
    860,
    "left",
  )
  set.stand(cattle({ age: "calf" }), 420, 910)
  set.stand(person({ who: "girl", pose: "staff", clothes: "dress", main: cloth.clay, skin: 5, seed: "girl" }), 250, 905)
  foreground(set, 96, { tufts: [0.05, 0.55, 0.94] })
  return set.finish(
    "A young man leads a cow to a young woman with a phone, a girl follows with a calf, another cow grazes, late afternoon.",
  )
}

function healthy(): Picture {
  const set = stage("projects/healthy-cattle-herd", { ...size, light: "dawn", horizon: 520, eye: 124 })
  lakeShore(set, { ground: 640, sun: { x: 480, y: 430, radius: 100, style: "rays" }, reeds: [0.03, 0.95] })
  set.stand(kraalFence({ length: 400 }), 1330, 680)
  set.stand(cattle({ coat: hide.ankoleFawn }), 1450, 740, "left")
  set.stand(cattle({ splashed: true, pose: "grazing" }), 240, 730, "left")
  const cowAt = { x: 800, y: 860 }
  set.stand(cattle({}), cowAt.x, cowAt.y)
  const holder = person({ who: "man", pose: "lead", clothes: "shuka", skin: 5, seed: "holder" })
  set.stand(holder, 1185, 880, "left")
  tether(set, { ...cowAt, spot: halter }, { x: 1185, y: 880, spot: holder.nearHand, facing: "left" })
  set.stand(
    person({
      who: "woman",
      pose: "inject",
      clothes: "lab-coat",
      second: cloth.forest,
      hair: "bun",
      skin: 3,
      seed: "vet",
    }),
    590,
    890,
  )
  set.stand(coolBox(), 470, 915)
  set.stand(
    person({
      who: "boy",
      pose: "write",
      clothes: "shorts",
      main: cloth.gold,
      skin: 4,
      seed: "records",
      holds: recordBook({ standing: false }),
    }),
    340,
    890,
  )
  foreground(set, 90, { tufts: [0.06, 0.5, 0.92] })
  return set.finish(
    "The vet vaccinates an Ankole cow that a man holds, a boy keeps the record and two more cows wait by the lake at dawn.",
  )
}

function facility(): Picture {
  const set = stage("projects/modern-dairy-facility", { ...size, light: "noon", horizon: 500, eye: 156 })
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
