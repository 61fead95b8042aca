/** Milking by hand: a cow into a wooden pot, a goat on her stand, and how it is taught. */
import { cattle } from "../../animals/cattle"
import { goat } from "../../animals/goat"
import { kraalFence, thatchedHut } from "../../buildings"
import { foreground, savanna, scatter, terracedHills } from "../../country"
import { cloth, hide, material } from "../../palette"
import { line } from "../../paper"
import { place, type Picture } from "../../part"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { stool } from "../../tools"
import { halo, lantern } from "../../tools/lights"
import { bucket, milkPot, milkingStand } from "../../tools/milk-tools"
import { spotOn, standAt, standWorking } from "../hands"

/** Where the teats of a standing cow end, in her own centimetres. */
const teats = { x: -34, y: -47 }

export function potAtDawn(): Picture {
  const set = stage("gallery/milking/pot-at-dawn", { width: 900, height: 1200, light: "dawn", horizon: 640, eye: 118 })
  savanna(set, { ground: 800, sun: { x: 610, y: 520, radius: 250, style: "plain" }, trees: [0.1] })
  set.stand(kraalFence({ length: 700 }), 500, 860)
  const cow = standAt(set, cattle({ coat: hide.ankoleFawn, splashed: true, horns: 98 }), { x: 330, y: 1010 })
  const udder = spotOn(set, cow, teats)
  set.add(
    line(
      `M${udder.x - 4} ${udder.y + 6}L${udder.x - 4} ${udder.y + 90}M${udder.x + 12} ${udder.y + 6}L${udder.x + 6} ${udder.y + 90}`,
      material.milk.light,
      3,
    ),
  )
  const seat = { x: udder.x + 186, y: 1076, facing: "left" } as const
  set.stand(stool(), seat.x + 18, seat.y)
  standWorking(
    set,
    {
      who: "woman",
      pose: "milk",
      clothes: "gomesi",
      main: cloth.plum,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "dawn-milker",
      footwear: "sandals",
    },
    seat,
    { near: { x: udder.x + 12, y: udder.y - 2 }, far: { x: udder.x - 6, y: udder.y + 2 } },
  )
  set.stand(milkPot(), udder.x + 2, 1084, "right", 1.2)
  foreground(set, 84, { tufts: [0.08, 0.9] })
  return set.finish("Beside the kraal at dawn, a woman draws the first milk of an Ankole cow into a wooden pot.")
}

export function goatStand(): Picture {
  const set = stage("gallery/milking/goat-stand", { width: 1200, height: 900, light: "noon", horizon: 300, eye: 118 })
  terracedHills(set, { ground: 560 })
  set.put(banana(set.random), 1130, 700, 2)
  const deck = { x: 520, y: 770, facing: "left", size: 0.92 } as const
  standAt(set, milkingStand(), deck)
  const top = spotOn(set, deck, { x: 4, y: -44 })
  const scale = set.scaleAt(deck.y) * deck.size
  set.put(goat({ coat: hide.friesianWhite, pied: false }), top.x, top.y, scale * 1.08, "left")
  const udder = { x: top.x + 15 * scale, y: top.y - 20 * scale }
  set.stand(stool(), 846, 806, "right", 1.2)
  set.put(bucket({ bail: false, full: true, standing: false }), udder.x + 6, top.y + 4, scale * 0.62)
  standWorking(
    set,
    {
      who: "woman",
      pose: "milk",
      clothes: "dress",
      main: cloth.clay,
      print: "dots",
      headwear: "none",
      hair: "braids",
      skin: 2,
      seed: "goat-stand",
      footwear: "gumboots",
      height: 172,
    },
    { x: 826, y: 806, facing: "left", size: 0.95 },
    { near: { x: udder.x + 8, y: udder.y + 6 }, far: { x: udder.x - 4, y: udder.y } },
  )
  set.stand(goat({ age: "kid", coat: hide.goatBrown }), 190, 800, "right")
  set.stand(goat({ age: "kid", pied: true }), 1040, 812, "left")
  scatter(set, [
    [0.1, 770],
    [0.9, 790],
  ])
  foreground(set, 56, { tufts: [0.05, 0.94] })
  return set.finish(
    "A white goat eats on her milking stand while a woman milks her; two kids wait their turn at midday.",
  )
}

export function firstLesson(): Picture {
  const set = stage("gallery/milking/first-lesson", {
    width: 1100,
    height: 1100,
    light: "night",
    horizon: 430,
    eye: 120,
  })
  savanna(set, { ground: 620, sun: { x: 210, y: 190, radius: 66 }, trees: [0.06] })
  set.stand(thatchedHut(), 860, 760, "right", 0.74)
  set.stand(cattle({ age: "calf", coat: hide.ankoleFawn, pose: "looking" }), 190, 800, "left")
  const pot = { x: 570, y: 800 }
  const teacher = { x: 330, y: 960 }
  set.stand(stool(), teacher.x - 20, teacher.y, "right", 1.4)
  standWorking(
    set,
    {
      who: "elder-woman",
      pose: "sit",
      clothes: "gomesi",
      main: cloth.gold,
      second: cloth.clay,
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 2,
      seed: "pot-teacher",
      head: "profile",
    },
    teacher,
    { near: { x: pot.x - 70, y: pot.y + 6 }, far: { x: pot.x - 52, y: pot.y + 44 } },
  )
  standWorking(
    set,
    { who: "girl", pose: "kneel", clothes: "dress", main: cloth.sky, print: "rings", skin: 3, seed: "pot-pupil" },
    { x: 800, y: 975, facing: "left" },
    { near: { x: pot.x + 74, y: pot.y + 16 }, far: { x: pot.x + 50, y: pot.y + 46 } },
  )
  set.put(milkPot({ lid: true, standing: false }), pot.x, pot.y + 66, 5.4)
  const lamp = { x: 585, y: 1012 }
  set.put(lantern(), lamp.x, lamp.y, 2.9)
  foreground(set, 70, { tufts: [0.07, 0.94] })
  set.glow(halo(lamp.x, lamp.y - 80, 440, 0.12), place(lantern({ standing: false }), lamp.x, lamp.y, 2.9))
  return set.finish(
    "By lantern light a grandmother shows a girl how a milk pot is held, a calf standing by in the night.",
  )
}
