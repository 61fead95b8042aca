/** Animals on scales and in measuring bands. */
import { cattle } from "../../animals/cattle"
import { goat } from "../../animals/goat"
import { foreground, mountains, terracedHills } from "../../country"
import { hill, rolling } from "../../land"
import { cloth, hide } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { calfScale, dialScale, gallows, sling, weighBand } from "../../tools/weighing"
import { aloft, spotOn, standAt, standWorking } from "../hands"

export function kidInSling(): Picture {
  const set = stage("gallery/weighing/kid-in-sling", {
    width: 900,
    height: 1200,
    light: "morning",
    horizon: 500,
    eye: 132,
  })
  mountains(set, { ground: 740, sun: { x: 180, y: 260, radius: 90, style: "plain" } })
  const frame = standAt(set, gallows(), { x: 470, y: 1010, size: 0.92 })
  const ring = spotOn(set, frame, { x: 0, y: -238 })
  const scale = set.scaleAt(1010) * 0.92
  set.put(dialScale(), ring.x, ring.y, scale * 1.1)
  const hook = { x: ring.x - 3 * scale, y: ring.y + 62 * scale }
  const kid = goat({ age: "kid", coat: hide.goatBrown, pied: true })
  set.put(sling("behind"), hook.x, hook.y, scale)
  set.put(aloft(kid), hook.x, hook.y + 106 * scale, scale * 1.34, "right")
  set.put(sling("front"), hook.x, hook.y, scale)
  set.stand(
    person({
      who: "woman",
      pose: "write",
      clothes: "dress",
      main: cloth.clay,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "sling-writer",
      head: "profile",
    }),
    150,
    1050,
  )
  standWorking(
    set,
    {
      who: "boy",
      pose: "stand",
      clothes: "shorts",
      main: cloth.sky,
      second: cloth.indigo,
      skin: 4,
      head: "profile",
      seed: "sling-boy",
    },
    { x: 765, y: 1060, facing: "left", size: 1.04 },
    { near: { x: hook.x + 34 * scale, y: hook.y + 68 * scale } },
  )
  set.stand(goat({ coat: hide.goatBlack }), 420, 1136, "left", 0.94)
  foreground(set, 70, { tufts: [0.08, 0.92] })
  return set.finish(
    "A kid hangs calm in its sling under the scale; a boy steadies it, a woman writes, and a black goat waits below.",
  )
}

export function calfOnScale(): Picture {
  const set = stage("gallery/weighing/calf-on-scale", {
    width: 1200,
    height: 800,
    light: "rain",
    horizon: 230,
    eye: 134,
  })
  terracedHills(set, { ground: 500 })
  set.put(banana(set.random), 70, 620, 1.7)
  const deck = { x: 620, y: 690, size: 0.98 }
  const scale = set.scaleAt(deck.y) * deck.size
  set.stand(calfScale("behind"), deck.x, deck.y, "right", deck.size)
  set.put(
    cattle({ breed: "friesian", age: "calf", pose: "looking" }),
    deck.x - 14 * scale,
    deck.y - 13 * scale,
    scale * 1.12,
  )
  set.put(calfScale("front"), deck.x, deck.y, scale)
  const column = spotOn(set, deck, { x: 97, y: -92 })
  standWorking(
    set,
    {
      who: "woman",
      pose: "stand",
      clothes: "overalls",
      main: cloth.plum,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "scale-woman",
      head: "profile",
    },
    { x: 1076, y: 716, facing: "left" },
    { near: column },
  )
  set.stand(
    person({
      who: "elder-man",
      pose: "staff",
      clothes: "kanzu-jacket",
      headwear: "kofia",
      wrap: cloth.cream,
      skin: 4,
      seed: "scale-elder",
      head: "profile",
    }),
    220,
    708,
  )
  foreground(set, 48, { tufts: [0.05, 0.95] })
  return set.finish(
    "A Friesian calf stands on a scale on a dark, wet day; a woman reads its weight and an elder leans on his staff.",
  )
}

export function aroundTheChest(): Picture {
  const set = stage("gallery/weighing/around-the-chest", {
    width: 1200,
    height: 1000,
    light: "afternoon",
    horizon: 520,
    eye: 104,
  })
  set.add(sun("afternoon", 1088, 320, 136, "rays"))
  set.litFrom(1010)
  set.add(hill(rolling(set.random, 1200, 620, 30, 1.2), 1000, set.mood.land[0], 0.1))
  set.add(hill(rolling(set.random, 1200, 760, 20, 1.5), 1000, set.mood.land[2], 0.14))
  const cow = { x: 520, y: 900 }
  set.stand(
    cattle({ coat: hide.ankoleFawn, pose: "looking", horns: 66, marking: "splashed" }),
    cow.x,
    cow.y,
    "right",
    1.02,
  )
  const scale = set.scaleAt(cow.y) * 1.02
  set.put(weighBand(), cow.x, cow.y, scale)
  const above = spotOn(set, { ...cow, size: 1.02 }, { x: 36, y: -120 })
  const below = spotOn(set, { ...cow, size: 1.02 }, { x: 27, y: -92 })
  standWorking(
    set,
    {
      who: "man",
      pose: "inject",
      clothes: "shorts",
      main: cloth.forest,
      second: cloth.khaki,
      print: "stripes",
      headwear: "none",
      footwear: "gumboots",
      skin: 4,
      seed: "band-man",
    },
    { x: 368, y: 934, size: 0.98 },
    { near: below, far: above, hands: "grip" },
  )
  foreground(set, 64, { tufts: [0.1, 0.9] })
  return set.finish(
    "A young man draws a measuring band round the chest of a fawn Ankole cow to learn her weight, late sun.",
  )
}
