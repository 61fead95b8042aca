/** Tags, dips and the cold chain. */
import { cattle } from "../../animals/cattle"
import { foreground, savanna, scatter } from "../../country"
import { hill, path, rolling } from "../../land"
import { cloth, hide, leaf, material, mix } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { papyrus } from "../../plants/grass"
import { acacia } from "../../plants/trees"
import { randomFrom } from "../../random"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { bodaBoda, coolBox, sprayPump } from "../../tools"
import { crushRail, earTag, sprayArch, tagPliers } from "../../tools/clinic"
import { lentArm, standWorking, turned } from "../hands"

const mixReed = { light: "#A9B796", base: "#8DA07F", shade: "#6F8768" }

export function newTag(): Picture {
  const set = stage("gallery/animal-health/new-tag", {
    width: 1100,
    height: 1100,
    light: "noon",
    horizon: 600,
    eye: 100,
  })
  set.add(sun("noon", 402, 470, 330, "rays"))
  set.add(hill(rolling(set.random, 1100, 720, 40, 1.2), 1100, set.mood.land[0], 0.1))
  set.add(hill(rolling(set.random, 1100, 860, 40, 1.5), 1100, set.mood.land[1], 0.1))
  const cow = { x: -190, y: 1680, scale: 8.2 }
  set.put(cattle({ breed: "friesian", pose: "looking" }), cow.x, cow.y, cow.scale)
  const ear = { x: cow.x + 98 * cow.scale, y: cow.y - 141 * cow.scale }
  set.put(earTag(), ear.x, ear.y, 9)
  set.put(turned(tagPliers(), 196), ear.x + 92, ear.y - 26, 8.6)
  set.put(
    lentArm(
      {
        shoulder: { x: 1320, y: 800 },
        elbow: { x: 1110, y: 690 },
        wrist: { x: ear.x + 226, y: ear.y + 24 },
        skin: 4,
        sleeve: material.milk,
        reach: 1.7,
      },
      8.6,
    ),
    0,
    0,
    8.6,
  )
  return set.finish(
    "A Friesian cow looks up calmly as a hand with pliers fixes a yellow ear tag, bright midday hills behind.",
  )
}

export function sprayRace(): Picture {
  const set = stage("gallery/animal-health/spray-race", {
    width: 1400,
    height: 700,
    light: "afternoon",
    horizon: 250,
    eye: 196,
  })
  savanna(set, { ground: 380, trees: [0.2] })
  set.litFrom(200)
  set.put(acacia(set.random), 1290, 470, 0.7)
  set.stand(crushRail({ length: 660 }), 470, 530)
  set.stand(cattle({ pose: "walking", coat: hide.ankoleDark, splashed: true, horns: 78 }), 930, 575)
  set.stand(cattle({ pose: "walking", coat: hide.ankoleFawn, horns: 70 }), 545, 575)
  set.stand(cattle({ pose: "walking", coat: hide.ankole, horns: 74 }), 140, 575)
  set.stand(sprayArch(), 560, 600, "right", 1.3)
  set.stand(crushRail({ length: 660, high: 112 }), 440, 625)
  set.stand(sprayPump(), 1150, 646, "right", 1.2)
  set.stand(
    person({
      who: "man",
      pose: "write",
      clothes: "overalls",
      main: cloth.indigo,
      second: cloth.gold,
      headwear: "cap",
      wrap: cloth.clay,
      skin: 4,
      seed: "race-man",
    }),
    1290,
    640,
    "left",
    1.08,
  )
  foreground(set, 46, { tufts: [0.05, 0.96] })
  return set.finish(
    "Three Ankole cows file through a spray race against ticks; at its end a man notes each one, late afternoon.",
  )
}

export function coolBoxArrives(): Picture {
  const set = stage("gallery/animal-health/cool-box-arrives", {
    width: 1200,
    height: 860,
    light: "mist",
    horizon: 260,
    eye: 128,
  })
  set.add(hill(rolling(set.random, 1200, 380, 46, 1.6), 860, mix(set.mood.land[0], set.mood.haze, 0.4), 0.05))
  set.add(hill(rolling(set.random, 1200, 480, 34, 1.3), 860, set.mood.land[0], 0.05))
  set.add(hill(rolling(set.random, 1200, 580, 20, 1), 860, set.mood.land[1], 0.08))
  set.add(
    path(
      [
        [1500, 850],
        [1000, 760],
        [500, 690],
        [160, 620],
        [-60, 590],
      ],
      300,
      60,
      mix(leaf.dry.light, set.mood.haze, 0.35),
    ),
  )
  set.put(papyrus(randomFrom("mist-reeds"), mixReed, 8), 70, 700, 1.5)
  set.stand(bodaBoda({ load: "none", tone: cloth.clay }), 330, 716, "right", 1.06)
  const box = { x: 850, y: 496 }
  standWorking(
    set,
    {
      who: "man",
      pose: "give",
      clothes: "trousers",
      main: cloth.forest,
      second: cloth.khaki,
      print: "plain",
      headwear: "cap",
      wrap: cloth.gold,
      footwear: "shoes",
      skin: 5,
      seed: "boda-man",
    },
    { x: 680, y: 778 },
    { near: { x: box.x - 74, y: box.y + 6 }, far: { x: box.x - 58, y: box.y - 4 } },
  )
  set.put(coolBox({ standing: false }), box.x, box.y + 46, 3.5)
  standWorking(
    set,
    {
      who: "woman",
      pose: "give",
      clothes: "lab-coat",
      main: cloth.sky,
      second: cloth.indigo,
      headwear: "hijab",
      wrap: cloth.plum,
      skin: 2,
      seed: "box-vet",
    },
    { x: 1020, y: 790, facing: "left" },
    { near: { x: box.x + 76, y: box.y + 8 }, far: { x: box.x + 60, y: box.y - 4 } },
  )
  scatter(set, [[0.94, 770]])
  foreground(set, 52, { tufts: [0.3, 0.95] })
  return set.finish(
    "Out of the morning mist: the boda-boda rider hands over a cool box of vaccine to the vet in the white coat.",
  )
}
