/** Goat kids: leaping, butting, asleep, at the udder and at the bottle. */
import { goat } from "../animals/goat"
import { kraalFence, thatchedHut } from "../buildings"
import { folds, foreground, heavens, savanna, terracedHills } from "../country"
import { hill, rolling } from "../land"
import { cloth, hide, leaf, mix, mixTone } from "../palette"
import type { Picture, Scenes } from "../part"
import { person } from "../people"
import { bush, tuft } from "../plants/grass"
import { stage } from "../scene"
import { cloud, farBirds } from "../sky"
import { feedingBottle } from "../tools"
import { fallenLog, strawBed, wisps } from "./kids-at-play/props"

function overTheLog(): Picture {
  const set = stage("kids/log", { width: 1400, height: 700, light: "morning", horizon: 300, eye: 96 })
  const { random, mood } = set
  heavens(set, { ground: 500, sun: { x: 700, y: 250, radius: 130, style: "rays" } })
  set.add(hill(rolling(random, 1400, 430, 36, 1.6), 700, mix(mood.land[0], mood.haze, 0.2)))
  set.add(hill(rolling(random, 1400, 480, 24, 1.3), 700, mix(mood.land[1], mood.haze, 0.1)))
  folds(set, 540)
  set.put(bush(random, mixTone(leaf.acacia, mood.land[1], 0.3)), 60, 590, 2.2)
  set.put(bush(random, mixTone(leaf.acacia, mood.land[1], 0.3)), 1330, 580, 1.8)
  set.put(fallenLog(), 700, 630, 3)
  set.put(goat({ pose: "climbing", age: "kid", coat: hide.ankoleFawn, breed: "Small East African" }), 330, 630, 4.7)
  set.put(goat({ pose: "leaping", age: "kid", coat: hide.goatBlack, pied: true }), 690, 500, 4.7)
  set.put(
    goat({ pose: "landing", age: "kid", coat: hide.sheepCream, hood: hide.goatBrown, breed: "Boer" }),
    1085,
    628,
    4.7,
  )
  foreground(set, 64, { tufts: [0.05, 0.3, 0.86] })
  return set.finish("Three kids leap over a fallen log in the morning: one rears, one flies, one lands.")
}

function lockedHeads(): Picture {
  const set = stage("kids/butting", { width: 1100, height: 1100, light: "dusk", horizon: 700, eye: 60 })
  heavens(set, { ground: 900, sun: { x: 550, y: 560, radius: 250, style: "rings" } })
  set.add(hill(rolling(set.random, 1100, 850, 24, 1.2), 1100, mix(set.mood.land[1], set.mood.haze, 0.2)))
  set.add(
    hill(
      [
        [-40, 1010],
        [250, 930],
        [550, 905],
        [850, 930],
        [1140, 1010],
      ],
      1100,
      mix(set.mood.land[2], "#183322", 0.3),
    ),
  )
  set.put(goat({ pose: "butting", age: "kid", coat: hide.goatBlack, pied: true }), 442, 940, 8.2)
  set.put(
    goat({ pose: "butting", age: "kid", coat: hide.ankoleFawn, breed: "Small East African" }),
    658,
    940,
    8.2,
    "left",
  )
  set.put(tuft(set.random, leaf.dry, 60, 9), 120, 1040, 2.2)
  set.put(tuft(set.random, leaf.dry, 60, 9), 990, 1050, 2.4)
  foreground(set, 84, { tufts: [0.4, 0.62] })
  return set.finish(
    "Two kids rear up and knock foreheads on a hilltop, dark against the great disc of the setting sun.",
  )
}

function onHerBack(): Picture {
  const set = stage("kids/back", { width: 1200, height: 800, light: "dawn", horizon: 340, eye: 96 })
  terracedHills(set, { ground: 510, sun: { x: 1020, y: 180, radius: 76 } })
  set.put(goat({ pose: "lying", coat: hide.goatBrown }), 610, 722, 6.7)
  set.put(goat({ pose: "alert", age: "kid", coat: hide.ankoleFawn }), 560, 473, 6.5)
  set.put(goat({ pose: "reaching", age: "kid", coat: hide.goatBrown, pied: true }), 136, 742, 6)
  foreground(set, 76, { tufts: [0.04, 0.62, 0.93] })
  return set.finish(
    "At dawn a fawn kid surveys the terraced hills from the back of a resting doe, and another kid looks up at it.",
  )
}

function asleepInStraw(): Picture {
  const set = stage("kids/asleep", { width: 1200, height: 900, light: "afternoon", horizon: 0, eye: 400 })
  set.add(strawBed(set))
  set.add(`<path d="M-20 -20H560L1000 920H180Z" fill="#FFF0BE" fill-opacity="0.34"/>`)
  set.put(goat({ pose: "asleep", age: "kid", coat: hide.ankoleFawn }), 390, 420, 12.2)
  set.put(goat({ pose: "asleep", age: "kid", coat: hide.goatBlack, pied: true }), 850, 520, 12.2, "left")
  set.put(goat({ pose: "asleep", age: "kid", coat: hide.sheepCream, hood: hide.goatBrown }), 420, 690, 12.6)
  set.put(goat({ pose: "asleep", age: "kid", coat: hide.goatBrown }), 850, 820, 12.6, "left")
  set.add(wisps(set, 860, 30))
  set.scenery("straw", "a shaft of light")
  return set.finish("Four kids sleep in a heap on deep straw, a shaft of afternoon light across their backs.")
}

function twinsAtTheUdder(): Picture {
  const set = stage("kids/twins", { width: 1000, height: 1100, light: "noon", horizon: 520, eye: 90 })
  const { random, mood } = set
  set.add(
    cloud(random, 250, 190, 380, "#F6F4E4"),
    cloud(random, 800, 310, 300, "#EEF1E2"),
    farBirds(random, 760, 130, 80, 5),
  )
  set.add(
    hill(
      [
        [-40, 700],
        [300, 640],
        [620, 560],
        [1040, 470],
      ],
      1100,
      mix(mood.land[1], mood.haze, 0.3),
      0.2,
      3,
      60,
    ),
  )
  set
    .add(
      hill(
        [
          [-40, 760],
          [300, 800],
          [700, 760],
          [1040, 690],
        ],
        1100,
        mood.land[2],
        0.2,
        2,
        70,
      ),
    )
    .litFrom(200)
  set.stand(goat({ pose: "suckling", age: "kid", coat: hide.ankoleFawn }), 668, 925, "left", 1.62)
  set.stand(goat({ pose: "looking", coat: hide.goatBlack, pied: true }), 540, 950, "right", 1.62)
  set.stand(goat({ pose: "suckling", age: "kid", coat: hide.goatBrown }), 196, 990, "right", 1.62)
  foreground(set, 100, { tufts: [0.08, 0.5, 0.92] })
  return set.finish("A pied doe stands still on a green slope at noon and watches us while her twin kids drink.")
}

function bottleForKid(): Picture {
  const set = stage("kids/bottle", { width: 900, height: 1200, light: "morning", horizon: 420, eye: 106 })
  savanna(set, { ground: 640, sun: { x: 170, y: 250, radius: 90, style: "plain" }, trees: [0.86] })
  set.stand(thatchedHut(), 720, 730, "right", 0.56)
  set.stand(kraalFence({ length: 520, seed: "yard-poles" }), 300, 770, "right", 1)
  set.stand(
    person({
      who: "boy",
      pose: "kneel",
      clothes: "shorts",
      main: cloth.clay,
      second: cloth.indigo,
      print: "stripes",
      skin: 5,
      footwear: "barefoot",
      seed: "bottle-boy",
      holds: feedingBottle(30),
    }),
    250,
    1070,
    "right",
    1.1,
  )
  set.stand(
    goat({ pose: "reaching", age: "kid", coat: hide.sheepCream, hood: hide.goatBrown, breed: "Boer" }),
    712,
    1084,
    "left",
    1,
  )
  foreground(set, 96, { tufts: [0.08, 0.52, 0.93] })
  return set.finish(
    "A boy kneels in the yard in the morning and holds a bottle of milk for a white kid with a brown head.",
  )
}

export const scenes: Scenes = {
  "over-the-log": overTheLog,
  "locked-heads": lockedHeads,
  "on-her-back": onHerBack,
  "asleep-in-straw": asleepInStraw,
  "twins-at-the-udder": twinsAtTheUdder,
  "bottle-for-a-kid": bottleForKid,
}
