/** Service pictures of looking after each other and the land: insurance, community, environment. */
import { cattle } from "../animals/cattle"
import { biogasDome, railFence, solarPosts, thatchedHut } from "../buildings"
import { foreground, savanna, scatter, terracedHills } from "../country"
import { cloth } from "../palette"
import type { Picture, Pictures } from "../part"
import { person } from "../people"
import { banana } from "../plants/trees"
import { basket, coolBox, savingsBox, treeSeedling } from "../tools"
import { rainBank } from "../weather"
import { earTag, syringe } from "../tools/clinic"
import { mat, umbrellaPart, water } from "./props"
import { servicePaper } from "./service-paper"

function protection(): Picture {
  const set = servicePaper("risk-management-insurance", "rain", 420, 128)
  terracedHills(set, { ground: 545 })
  set.add(rainBank(1200, 900, 760, 1180))
  set.stand(railFence({ length: 700 }), 960, 664, "right", 0.86)
  const owner = person({
    who: "woman",
    pose: "staff",
    clothes: "gomesi",
    main: cloth.gold,
    second: cloth.clay,
    headwear: "head-wrap",
    wrap: cloth.clay,
    skin: 4,
    seed: "insured",
    holds: umbrellaPart(),
  })
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 530, 780)
  set.put(earTag(), 800, 389, 2.2)
  set.stand(owner, 930, 806, "left")
  set.stand(
    person({
      who: "man",
      pose: "inject",
      clothes: "lab-coat",
      main: cloth.forest,
      second: cloth.charcoal,
      headwear: "none",
      skin: 3,
      seed: "vet",
      holds: syringe(),
    }),
    240,
    808,
  )
  set.stand(coolBox(), 120, 836)
  foreground(set, 60, { tufts: [0.05, 0.52, 0.95] })
  return set.finish(
    "The vet treats an ear-tagged Friesian cow while a woman shelters it under an umbrella, rain clouds gathering.",
  )
}

function community(): Picture {
  const set = servicePaper("community-building", "dusk", 400, 124)
  savanna(set, { ground: 540, sun: { x: 860, y: 470, radius: 170, style: "plain" }, trees: [0.93] })
  set.stand(thatchedHut(), 190, 636, "right", 0.66)
  set.stand(mat(), 600, 806)
  set.stand(
    person({
      who: "man",
      pose: "sit-ground",
      clothes: "trousers",
      main: cloth.sky,
      second: cloth.charcoal,
      headwear: "cap",
      wrap: cloth.gold,
      skin: 4,
      seed: "circle-1",
    }),
    420,
    688,
  )
  set.stand(
    person({
      who: "woman",
      pose: "write",
      clothes: "skirt",
      main: cloth.cream,
      second: cloth.clay,
      print: "plain",
      headwear: "none",
      hair: "bun",
      skin: 2,
      seed: "circle-2",
    }),
    610,
    668,
  )
  set.stand(
    person({
      who: "elder-man",
      pose: "sit-ground",
      clothes: "kanzu",
      headwear: "kofia",
      wrap: cloth.clay,
      skin: 3,
      seed: "circle-3",
    }),
    800,
    690,
    "left",
  )
  set.stand(savingsBox(), 590, 772)
  set.stand(basket({ filling: "bananas" }), 720, 796)
  set.stand(
    person({
      who: "woman",
      pose: "sit-ground",
      clothes: "gomesi",
      main: cloth.gold,
      second: cloth.plum,
      headwear: "head-wrap",
      wrap: cloth.plum,
      skin: 4,
      seed: "circle-4",
    }),
    245,
    800,
  )
  set.stand(
    person({
      who: "woman",
      pose: "sit-ground",
      clothes: "dress",
      main: cloth.leaf,
      headwear: "hijab",
      wrap: cloth.sky,
      skin: 1,
      seed: "circle-5",
    }),
    985,
    806,
    "left",
  )
  foreground(set, 58, { tufts: [0.05, 0.5, 0.96] })
  return set.finish(
    "Five members sit and stand round a mat with a locked savings box, cups and bananas, outside a thatched house at dusk.",
  )
}

function environment(): Picture {
  const set = servicePaper("sustainability-climate-action", "morning", 420, 134)
  terracedHills(set, { ground: 540, sun: { x: 560, y: 190, radius: 60, style: "plain" } })
  set.stand(solarPosts(), 860, 662, "right", 0.9)
  set.stand(biogasDome(), 300, 690, "right", 0.86)
  set.stand(banana(set.random), 1120, 690, "right", 0.9)
  set.stand(
    person({
      who: "woman",
      pose: "kneel",
      clothes: "dress",
      main: cloth.clay,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.gold,
      footwear: "barefoot",
      skin: 4,
      seed: "planter",
    }),
    585,
    808,
  )
  set.stand(treeSeedling({ bag: false }), 752, 814, "right", 1.7)
  set.stand(
    person({
      who: "boy",
      pose: "carry",
      clothes: "shorts",
      main: cloth.gold,
      second: cloth.denim,
      skin: 3,
      seed: "waterer",
      holds: water(),
    }),
    985,
    806,
    "left",
  )
  set.stand(treeSeedling(), 420, 836)
  set.stand(treeSeedling(), 370, 826)
  scatter(set, [
    [0.72, 842],
    [0.12, 800],
  ])
  foreground(set, 58, { tufts: [0.05, 0.3, 0.94] })
  return set.finish(
    "A woman plants a tree with a boy bringing water, a biogas dome and solar panels before terraced hills, morning.",
  )
}

export const pictures: Pictures = {
  "services/risk-management-insurance": protection,
  "services/community-building": community,
  "services/sustainability-climate-action": environment,
}
