/** People and one telephone: a grandmother learns, a man looks for signal. */
import { goat } from "../../animals/goat"
import { hill } from "../../land"
import { cloth, hide, leaf, mix, mixTone, ramps } from "../../palette"
import { cut, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { leafPrint } from "../../people/bust-cloth"
import { earring, glasses } from "../../people/bust-extras"
import { crop } from "../../people/bust-hair"
import { headWrap } from "../../people/bust-headwear"
import { gomesi } from "../../people/bust-robes"
import { blouse } from "../../people/bust-shirts"
import { tuft } from "../../plants/grass"
import { randomFrom } from "../../random"
import { stage } from "../../scene"
import { cloud, farBirds, sun } from "../../sky"
import { phone } from "../../tools"
import { repeat } from "../../tools/shapes"
import { somebody } from "../faces"

/** Two heads over one telephone. */
export function grandmotherLearns(): Picture {
  const set = stage("gallery/grandmother-learns", {
    width: 1100,
    height: 1100,
    light: "afternoon",
    horizon: 300,
    eye: 60,
  })
  const wall = "#C98A52"
  set.add(
    cut("M0 0H1100V1100H0Z", wall),
    repeat(12, (index) =>
      cut(`M${index * 100} 250l50 -64l50 64l-50 64Z`, index % 2 ? ramps.clay[700] : ramps.cream[200]),
    ),
    cut("M0 168H1100V178H0ZM0 322H1100V332H0Z", ramps.soil[900]),
    cut("M0 840H1100V1100H0Z", ramps.clay[700]),
  )
  const grandmother = somebody("grandmother", {
    name: "an elderly woman in a gomesi",
    skin: 4,
    seed: "gran-phone",
    smile: 1,
    teeth: true,
    tilt: 11,
    clothes: (body) =>
      gomesi(body, cloth.forest, cloth.gold, leafPrint(randomFrom("gran-print"), ["#3F8A5C", "#8DB27A"], 64)),
    head: ({ light }) => headWrap({ tone: cloth.plum, trim: ramps.gold[400], light, tie: "back" }),
    onHead: glasses(ramps.soil[900]) + earring("stud", ramps.gold[400]),
  })
  set.put(grandmother, 350, 1120, 12.6)
  const granddaughter = somebody("girl", {
    name: "a girl in a blouse",
    skin: 3,
    seed: "girl-phone",
    light: "left",
    smile: 0.95,
    teeth: true,
    tilt: 7,
    build: { shoulders: 0.78, neck: 0.76, across: true },
    clothes: (body) => blouse(body, cloth.gold, { trim: ramps.clay[600] }),
    head: ({ light, random }) => crop({ light, random, width: 1.02, lift: 14 }),
    holds: { part: phone({ back: true }), x: 96, y: 466, size: 10.4, wrist: [-4, 448], curl: 0.62, tilt: -22 },
  })
  set.put(granddaughter, 800, 1180, 11.6, "left")
  return set.finish(
    "One message, two pairs of eyes: a girl holds the phone before a painted wall, her grandmother leans in with her glasses on.",
  )
}

/** The highest place, the longest arm. */
export function lookingForSignal(): Picture {
  const set = stage("gallery/looking-for-signal", { width: 1400, height: 700, light: "dawn", horizon: 500, eye: 60 })
  const { mood } = set
  set.add(
    sun("dawn", 1160, 300, 96, "rays"),
    cloud(set.random, 300, 190, 420, mix("#FFFFFF", mood.top, 0.35)),
    cloud(set.random, 940, 110, 260, mix("#FFFFFF", mood.top, 0.5)),
    farBirds(set.random, 420, 330, 120, 6, mix(mood.top, "#2A1A12", 0.5)),
    hill(
      [
        [-40, 500],
        [300, 450],
        [760, 520],
        [1100, 470],
        [1440, 500],
      ],
      700,
      mix(mood.land[0], mood.haze, 0.3),
      0.08,
    ),
    hill(
      [
        [-40, 600],
        [260, 570],
        [460, 508],
        [630, 450],
        [760, 454],
        [950, 528],
        [1200, 600],
        [1440, 620],
      ],
      700,
      mood.land[2],
      0.2,
      3,
      60,
    ),
  )
  set.litFrom(1130)
  set.put(
    person({
      who: "man",
      pose: "hold-high",
      clothes: "shuka",
      main: cloth.clay,
      print: "checks",
      headwear: "none",
      footwear: "sandals",
      skin: 5,
      holds: phone(),
      seed: "signal",
    }),
    690,
    458,
    1.98,
  )
  set.put(goat({ coat: hide.goatBrown }), 490, 506, 1.85)
  set.put(goat({ age: "kid", coat: hide.goatBlack }), 350, 550, 1.85)
  set.put(goat({ pied: true }), 900, 510, 1.85, "left")
  set.put(goat({ coat: hide.sheepCream, age: "buck" }), 1090, 566, 1.85, "left")
  const tone = mixTone(leaf.dry, mood.land[3], 0.45)
  set.add(
    sheet(
      hill(
        [
          [-40, 660],
          [500, 640],
          [900, 672],
          [1440, 650],
        ],
        700,
        mood.land[3],
        0.1,
      ),
      "crest",
    ),
  )
  for (const x of [90, 330, 1180]) set.put(tuft(set.random, tone, 80, 11), x, 690, 1)
  return set.finish(
    "One bar, perhaps two: a man in a red shuka holds his phone to the dawn sky while three goats and a kid watch him.",
  )
}
