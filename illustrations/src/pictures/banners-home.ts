/** The heroes of the home page and its alternate, each in three formats. */
import { hen } from "../animals/birds"
import { crane } from "../animals/cranes"
import { cattle, halter } from "../animals/cattle"
import { goat } from "../animals/goat"
import { barn, kraalFence, marketStall } from "../buildings"
import { lakeShore, mountains, savanna, terracedHills } from "../country"
import { person } from "../people"
import { fromBehind } from "../people/back"
import { cloth, hide } from "../palette"
import type { Pictures } from "../part"
import { bodaBoda, eggTray, milkCan, phone } from "../tools"
import { formats } from "./banner-frame"

const empowering = formats("banners/empowering-farmers", "afternoon", (set) => {
  terracedHills(set.stage, set.country({ at: { wide: 26, square: 36, tall: 20 }, up: 70, radius: 150 }))
  set.far(hide.ankole, { wide: -96, square: -150, tall: -110 })
  set.stand(cattle({ pose: "looking" }), { wide: -34, square: -34, tall: -32 }, -0.1)
  set.stand(cattle({ age: "calf" }), { wide: 26, square: 30, tall: 22 }, 0.02, "left")
  set.stand(
    person({ who: "girl", pose: "wave", clothes: "dress", main: cloth.sky, skin: 3, seed: "girl", laughs: true }),
    { wide: -86, square: -126, tall: -108 },
    0.06,
  )
  set.stand(
    person({
      who: "woman",
      pose: "stand",
      clothes: "gomesi",
      main: cloth.gold,
      second: cloth.clay,
      headwear: "head-wrap",
      skin: 4,
      seed: "nakato",
      laughs: true,
    }),
    { wide: 94, square: 112, tall: 92 },
    0.56,
    "left",
  )
  set.front("banana")
  return {
    wide: "A woman in a gomesi and a waving girl beside an Ankole cow and calf, terraced hills in late afternoon light.",
    square: "A girl waves beside an Ankole cow and her calf; a woman in a gomesi stands before them, late afternoon.",
    tall: "A woman in a gomesi stands before her Ankole cow and calf; a girl waves at the left, late afternoon.",
  }
})

const modern = formats("banners/modern-practices", "morning", (set) => {
  mountains(set.stage, set.country({ at: -70, up: 220, radius: 60, style: "plain" }))
  set.stand(barn({ solar: true }), { wide: 10, square: 20, tall: 10 }, -0.46, "right", 0.86)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), { wide: -30, square: -50, tall: -50 }, -0.08)
  set.stand(milkCan(), { wide: -92, square: -118, tall: -104 }, 0.02)
  set.stand(milkCan(), { wide: 26, square: 20, tall: 16 }, 0.1)
  set.stand(
    person({
      who: "woman",
      pose: "phone",
      clothes: "overalls",
      main: cloth.denim,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "youth",
      holds: phone(),
    }),
    { wide: 98, square: 112, tall: 88 },
    0.72,
    "left",
  )
  set.front("banana", { wide: "right", square: "left", tall: "left" })
  return {
    wide: "A young woman reads her phone beside a Friesian cow and two milk cans, a solar-roofed barn behind, morning.",
    square:
      "Before a solar-roofed barn a young woman reads her phone; a Friesian cow and two milk cans are beside her, morning.",
    tall: "A Friesian cow and two milk cans stand before a solar-roofed barn; a young woman reads her phone, morning.",
  }
})

const markets = formats("banners/premium-markets", "noon", (set) => {
  lakeShore(set.stage, { ...set.country({ at: -95, up: 250, radius: 44, style: "plain" }), reeds: [0.08, 0.55, 0.62] })
  set.stand(bodaBoda({}), { wide: -120, square: -150, tall: -120 }, -0.22)
  set.stand(marketStall({ layer: "behind" }), { wide: 28, square: 44, tall: 36 }, -0.12, "right", 0.94)
  set.stand(
    person({
      who: "woman",
      pose: "clasp",
      clothes: "dress",
      headwear: "head-wrap",
      main: cloth.cream,
      wrap: cloth.forest,
      skin: 4,
      seed: "trader",
    }),
    { wide: 54, square: 74, tall: 66 },
    -0.14,
    "left",
    1,
  )
  set.stand(marketStall({ layer: "front", wares: "milk" }), { wide: 28, square: 44, tall: 36 }, -0.12, "right", 0.94)
  set.stand(goat({ pied: true }), { wide: -64, square: -80, tall: -70 }, 0.06)
  set.stand(hen({ coat: hide.henCream }), { wide: -14, square: -14, tall: -20 }, 0.14)
  set.stand(
    fromBehind({
      who: "woman",
      clothes: "dress",
      main: cloth.clay,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "carrier",
      carries: eggTray({ layers: 3, standing: false }),
    }),
    { wide: 108, square: 122, tall: 96 },
    0.62,
  )
  set.front("papyrus")
  return {
    wide: "A woman carries eggs to a woman's milk stall by the lake; a boda-boda, a goat and a hen stand near, at midday.",
    square:
      "With eggs on her head a woman comes to a woman's milk stall; a goat, a hen and a boda-boda wait at midday.",
    tall: "Two women at a striped milk stall, one with eggs on her head; a goat, a hen and a boda-boda are near, midday.",
  }
})

const morningHerd = formats("banners/morning-herd", "dawn", (set) => {
  savanna(set.stage, {
    ...set.country({ at: { wide: 48, square: 40, tall: 36 }, up: 60, radius: 100, style: "rays" }),
    trees: set.format === "wide" ? [0.52, 0.93] : [0.1, 0.88],
    birds: { x: set.format === "wide" ? 980 : 300, y: 190, count: 5 },
  })
  set.far(hide.ankole, { wide: -70, square: -130, tall: -110 })
  set.stand(
    cattle({ coat: hide.ankoleDark, splashed: true, pose: "walking" }),
    { wide: -40, square: -60, tall: -46 },
    -0.28,
  )
  set.stand(cattle({ age: "calf", coat: hide.ankoleFawn }), { wide: 8, square: -20, tall: -14 }, 0.04)
  set.stand(crane("stepping"), { wide: -88, square: -126, tall: -104 }, 0.12, "left")
  set.stand(cattle({ pose: "looking" }), { wide: 128, square: 122, tall: 104 }, 0.62, "left")
  set.front("euphorbia", { wide: "left", square: "left", tall: "left" })
  return {
    wide: "Two long-horned Ankole cows and a calf on open savanna at dawn, a crowned crane stepping past them.",
    square:
      "An Ankole cow stands near with horns up to the sky; a second cow, a calf and a crowned crane are behind, at dawn.",
    tall: "A crowned crane and a calf beside two Ankole cows; the nearer one looks at us, on the savanna at dawn.",
  }
})

const womenLead = formats("banners/women-lead", "dusk", (set) => {
  savanna(set.stage, {
    ...set.country({ at: -10, up: 40, radius: 235, style: "plain" }),
    trees: set.format === "wide" ? [0.5, 0.96] : [0.1, 0.92],
  })
  set.far(hide.ankole, { wide: -110, square: -170, tall: -130 })
  set.stand(kraalFence({ length: 400 }), { wide: 90, square: 110, tall: 100 }, -0.4)
  const cow = { wide: -54, square: -64, tall: -56 }
  const walker = { wide: 60, square: 70, tall: 62 }
  const leader = person({
    who: "woman",
    pose: "lead",
    clothes: "gomesi",
    main: cloth.gold,
    second: cloth.forest,
    headwear: "head-wrap",
    skin: 3,
    seed: "leader",
  })
  set.stand(cattle({ pose: "walking", coat: hide.ankole }), cow, -0.05)
  set.stand(leader, walker, 0.02)
  set.tether({ at: cow, depth: -0.05, spot: halter }, { at: walker, depth: 0.02, spot: leader.farHand })
  set.stand(
    person({
      who: "woman",
      pose: "carry-head",
      clothes: "dress",
      main: cloth.cream,
      headwear: "head-wrap",
      skin: 4,
      seed: "second",
      carries: milkCan({ standing: false }),
    }),
    { wide: 108, square: 128, tall: 112 },
    -0.04,
  )
  set.stand(cattle({ pose: "walking", age: "calf" }), { wide: -62, square: -100, tall: -84 }, 0.09)
  set.front("euphorbia", "left")
  return {
    wide: "A woman in a gomesi leads an Ankole cow and calf home at dusk, another carries a milk can on her head.",
    square: "At dusk two women walk with an Ankole cow and her calf past a fence; one has a milk can on her head.",
    tall: "Before the setting sun a woman in a gomesi leads an Ankole cow and calf; a second woman carries a milk can.",
  }
})

export const pictures: Pictures = { ...empowering, ...modern, ...markets, ...morningHerd, ...womenLead }
