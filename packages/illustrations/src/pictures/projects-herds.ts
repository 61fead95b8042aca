/** The projects that are about herds: grazing by turns, young herders, health. */
import { cattle, halter } from "../animals/cattle"
import { kraalFence, railFence } from "../buildings"
import { foreground, lakeShore, mountains, savanna, scatter } from "../country"
import { cloth, hide } from "../palette"
import { person } from "../people"
import type { Picture } from "../part"
import { tether } from "../scene"
import { cloud } from "../sky"
import { coolBox, recordBook } from "../tools"
import { projectPaper } from "./project-paper"

export function grazing(): Picture {
  const set = projectPaper("dairy-cattle-grazing", "noon", 520, 132)
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

export function youth(): Picture {
  const set = projectPaper("youth-in-cattle-farming", "afternoon", 530, 122)
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

export function healthy(): Picture {
  const set = projectPaper("healthy-cattle-herd", "dawn", 520, 124)
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
