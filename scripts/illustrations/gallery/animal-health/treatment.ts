/** Vets and keepers at work on one animal. */
import { cattle } from "../../animals/cattle"
import { goat } from "../../animals/goat"
import { foreground, lakeShore, terracedHills } from "../../country"
import { cloth, hide, material } from "../../palette"
import { cut, line, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { rainBank } from "../../sky"
import { coolBox } from "../../tools"
import { drenchGun, hangingLantern, post, stethoscope, vaccineSyringe } from "../../tools/clinic"
import { block } from "../../tools/shapes"
import { spotOn, standAt, standWorking } from "../hands"
import { floors, lampLight, room, walls } from "../room"

export function calfVaccine(): Picture {
  const set = stage("gallery/animal-health/calf-vaccine", {
    width: 1200,
    height: 900,
    light: "morning",
    horizon: 250,
    eye: 118,
  })
  lakeShore(set, { ground: 560, reeds: [0.03, 0.97] })
  const calf = standAt(set, cattle({ age: "calf", coat: hide.ankoleFawn, splashed: true }), {
    x: 660,
    y: 800,
    facing: "left",
    size: 1.08,
  })
  const neck = spotOn(set, calf, { x: 36, y: -62 })
  const chin = spotOn(set, calf, { x: 46, y: -54 })
  const rump = spotOn(set, calf, { x: -30, y: -62 })
  const back = spotOn(set, calf, { x: -12, y: -70 })
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
    { x: 196, y: 806 },
    { near: chin, far: { x: neck.x - 8, y: neck.y }, hands: "rest" },
  )
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
      holds: vaccineSyringe(),
    },
    { x: 972, y: 816, facing: "left" },
    { near: { x: rump.x + 62, y: rump.y - 4 }, far: { x: back.x + 20, y: back.y - 2 } },
  )
  set.stand(coolBox(), 1096, 836, "right", 0.84)
  foreground(set, 58, { tufts: [0.05, 0.5] })
  return set.finish(
    "On the lake shore the vet vaccinates a calf while its owner kneels and holds its head, both women at ease.",
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
  return set.finish("Before the rain breaks, a woman doses a goat from a drench gun while a man in a hat steadies it.")
}

export function nightCall(): Picture {
  const set = stage("gallery/animal-health/night-call", {
    width: 1200,
    height: 900,
    light: "night",
    horizon: 200,
    eye: 168,
  })
  room(set, { wall: walls.brick, floor: floors.straw, floorAt: 600 })
  set.add(
    cut(block(820, 420, 260, 260, 4), "#1C3350"),
    sheet(line("M820 160H1080V420H820ZM950 160V420", material.wood.shade, 16), "detail"),
  )
  set.add(
    `<circle cx="1020" cy="230" r="34" fill="#F2EBD0"/><circle cx="880" cy="330" r="4" fill="#FFF4D2"/><circle cx="906" cy="210" r="3" fill="#FFF4D2"/>`,
  )
  set.stand(post(), 168, 680, "right", 1.1)
  const cow = standAt(set, cattle({ breed: "friesian", pose: "looking" }), { x: 590, y: 770 })
  const chest = spotOn(set, cow, { x: 20, y: -92 })
  const vet = { x: 430, y: 806, size: 1.12 } as const
  const figure = standWorking(
    set,
    {
      who: "man",
      pose: "inject",
      clothes: "lab-coat",
      main: cloth.sky,
      second: cloth.charcoal,
      headwear: "none",
      skin: 3,
      seed: "night-vet",
    },
    vet,
    { near: { x: chest.x - 30, y: chest.y + 2 }, far: { x: chest.x - 40, y: chest.y - 46 }, hands: "rest" },
  )
  const ears = spotOn(set, vet, { x: figure.crown.x - 2, y: figure.crown.y + 19 })
  const scale = set.scaleAt(vet.y) * vet.size
  set.put(stethoscope((chest.x - 10 - ears.x) / scale, (chest.y - ears.y) / scale), ears.x, ears.y, scale)
  set.stand(
    person({
      who: "woman",
      pose: "clasp",
      clothes: "dress",
      main: cloth.plum,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "night-owner",
    }),
    1060,
    806,
    "left",
    1.1,
  )
  set.put(hangingLantern(), 182, 268, 4.4)
  set.add(line("M160 262H206", material.iron.shade, 6))
  set.glow(lampLight(182, 366, 900))
  set.scenery("a barn")
  return set.finish(
    "Late at night in the barn, a man in a white coat puts his stethoscope to a Friesian cow; a woman looks on.",
  )
}
