/** Vets and keepers at work on one animal. */
import { cattle } from "../../animals/cattle"
import { goat } from "../../animals/goat"
import { foreground, lakeShore, terracedHills } from "../../country"
import { cloth, hide } from "../../palette"
import type { Picture } from "../../part"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { coolBox } from "../../tools"
import { drenchGun, syringe } from "../../tools/clinic"
import { rainBank } from "../../weather"
import { spotOn, standAt, standWorking, turned } from "../hands"

export function calfVaccine(): Picture {
  const set = stage("gallery/animal-health/calf-vaccine", {
    width: 1200,
    height: 900,
    light: "morning",
    horizon: 250,
    eye: 118,
  })
  lakeShore(set, { ground: 560, reeds: [0.03, 0.97] })
  const calfAt = { x: 660, y: 800, facing: "left", size: 1.08 } as const
  const chin = spotOn(set, calfAt, { x: 46, y: -54 })
  const neck = spotOn(set, calfAt, { x: 34, y: -66 })
  const back = spotOn(set, calfAt, { x: 4, y: -74 })
  standWorking(
    set,
    {
      who: "woman",
      pose: "feed",
      clothes: "lab-coat",
      main: cloth.clay,
      second: cloth.charcoal,
      headwear: "none",
      hair: "braids",
      skin: 2,
      seed: "calf-vet",
    },
    { x: 800, y: 760, facing: "left" },
    { near: { x: neck.x + 62, y: neck.y - 12 }, far: back, hands: "rest" },
  )
  standAt(set, cattle({ age: "calf", coat: hide.ankoleFawn, splashed: true }), calfAt)
  set.put(turned(syringe(), 42), 566, 440, 4.2, "left")
  standWorking(
    set,
    {
      who: "woman",
      pose: "kneel",
      clothes: "gomesi",
      main: cloth.indigo,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "calf-owner",
    },
    { x: 210, y: 806 },
    { near: chin, far: { x: chin.x - 20, y: chin.y + 24 }, hands: "rest" },
  )
  set.stand(coolBox(), 1096, 836, "right", 0.84)
  foreground(set, 58, { tufts: [0.05, 0.5] })
  return set.finish(
    "Two women vaccinate an Ankole calf in the neck on a lake shore in the morning; the one in a gomesi holds its head.",
  )
}

export function drench(): Picture {
  const set = stage("gallery/animal-health/drench", {
    width: 1050,
    height: 1150,
    light: "rain",
    horizon: 400,
    eye: 122,
  })
  terracedHills(set, { ground: 700 })
  set.add(rainBank(1050, 1150, 500, 1000))
  set.put(banana(set.random), 110, 960, 2.6)
  const doe = standAt(set, goat({ pose: "reaching", coat: hide.goatBrown, pied: true }), {
    x: 660,
    y: 1020,
    facing: "left",
    size: 1.05,
  })
  const muzzle = spotOn(set, doe, { x: 53, y: -90 })
  const throat = spotOn(set, doe, { x: 42, y: -78 })
  const back = spotOn(set, doe, { x: -8, y: -58 })
  standWorking(
    set,
    {
      who: "man",
      pose: "feed",
      clothes: "trousers",
      main: cloth.gold,
      second: cloth.denim,
      print: "stripes",
      headwear: "brimmed-hat",
      footwear: "gumboots",
      skin: 5,
      seed: "drench-holder",
    },
    { x: 920, y: 1030, facing: "left", size: 0.94 },
    { near: back, far: { x: throat.x + 96, y: throat.y + 60 }, hands: "rest" },
  )
  standWorking(
    set,
    {
      who: "woman",
      pose: "inject",
      clothes: "overalls",
      main: cloth.forest,
      second: cloth.cream,
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 3,
      seed: "drencher",
      holds: drenchGun(),
    },
    { x: 130, y: 1050 },
    { near: { x: muzzle.x - 142, y: muzzle.y - 2 }, far: { x: throat.x - 6, y: throat.y + 26 } },
  )
  foreground(set, 74, { tufts: [0.5, 0.92] })
  return set.finish("In the rain a woman doses a goat from a drench gun while a man in a hat steadies it.")
}
