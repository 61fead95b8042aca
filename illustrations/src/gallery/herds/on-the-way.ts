/** Herds on the way: along a ridge, up a road. */
import { coats } from "../../animals/cattle-hide"
import { farCattle } from "../../animals/cattle-far"
import { approachingCattle } from "../../animals/cattle-approaching"
import { foreground, heavens, redRoad, tallGrass } from "../../country"
import { heightAt, hill, type Crest } from "../../land"
import { cloth, hide, leaf, mix, mixTone, type Tone } from "../../palette"
import { type Part, type Picture } from "../../part"
import { person } from "../../people"
import { acacia } from "../../plants/trees"
import { stage } from "../../scene"
import { staff } from "../../tools"

/** A file of dark cattle and their herder along a ridge, the sun as large as a hill behind them. */
export function ridgeAndSun(): Picture {
  const set = stage("gallery/herds/ridge-and-sun", { width: 1400, height: 700, light: "dusk", horizon: 560 })
  heavens(set, { ground: 560, sun: { x: 930, y: 430, radius: 290, style: "plain" } })
  const ridge: Crest = [
    [-40, 590],
    [260, 555],
    [640, 520],
    [1000, 500],
    [1440, 548],
  ]
  const paper = mix(set.mood.land[1], "#2A1410", 0.62)
  const dark: Tone = { light: paper, base: mix(paper, "#2A1410", 0.4), shade: mix(paper, "#2A1410", 0.75) }
  set.add(
    hill(
      [
        [-40, 470],
        [380, 500],
        [800, 470],
        [1440, 430],
      ],
      700,
      mix(set.mood.land[0], set.mood.haze, 0.5),
      0.08,
    ),
    hill(ridge, 700, paper, 0.06),
  )
  const places = [300, 446, 590, 690, 812, 960, 1106, 1250]
  places.forEach((x, index) => {
    const calf = index === 3
    const step = index % 3 === 1 ? "closed" : "open"
    const part = farCattle({
      tone: dark,
      horn: mix(dark.base, hide.horn.base, 0.3),
      horns: calf ? 0 : 78 + ((index * 7) % 5) * 5,
      step,
      name: calf ? "an Ankole calf" : "an Ankole cow",
    })
    set.put(part, x, heightAt(ridge, x) + 4, calf ? 0.42 : 0.66 + (index % 3) * 0.03)
  })
  set.put(
    person({
      who: "man",
      pose: "staff",
      clothes: "shuka",
      headwear: "brimmed-hat",
      wrap: cloth.charcoal,
      main: cloth.charcoal,
      second: cloth.charcoal,
      skin: 5,
      seed: "ridge",
    }),
    150,
    heightAt(ridge, 150) + 4,
    0.68,
  )
  foreground(set, 84, { tufts: [0.12, 0.3, 0.86] })
  return set.finish(
    "Seven Ankole cows and a calf cross the huge setting sun along a ridge, their herder at the end of the file.",
  )
}

/** A staff that a walker's hand grips 108 cm above the ground. */
function walkingStaff(): Part {
  const part = staff()
  return { ...part, svg: `<g transform="translate(0 108)">${part.svg}</g>` }
}

/** A road that winds uphill; the herder is near, the herd ahead and ever smaller. */
export function youngHerder(): Picture {
  const set = stage("gallery/herds/young-herder", {
    width: 800,
    height: 1200,
    light: "morning",
    horizon: 250,
    eye: 330,
  })
  set.litFrom(-300)
  const [far, , middle, near] = set.mood.land
  set.add(
    hill(
      [
        [-40, 330],
        [200, 240],
        [430, 290],
        [640, 350],
        [860, 280],
      ],
      1200,
      mix(far, set.mood.haze, 0.35),
      0.1,
    ),
    hill(
      [
        [-40, 370],
        [220, 420],
        [520, 350],
        [860, 420],
      ],
      1200,
      mix(set.mood.land[1], middle, 0.3),
      0.16,
      3,
      60,
    ),
  )
  redRoad(
    set,
    [
      [250, 1260],
      [470, 960],
      [560, 760],
      [330, 600],
      [300, 500],
      [430, 420],
      [400, 372],
    ],
    300,
    16,
  )
  set.put(acacia(set.random, mixTone(leaf.acacia, middle, 0.2)), 716, 480, 0.26)
  set.put(acacia(set.random, mixTone(leaf.acacia, middle, 0.2)), 110, 560, 0.36)
  set.scenery("a flat-topped acacia")
  set.stand(
    person({
      who: "man",
      pose: "walk",
      clothes: "shuka",
      headwear: "none",
      footwear: "sandals",
      main: cloth.indigo,
      skin: 4,
      seed: "young-herder",
      holds: walkingStaff(),
      reaches: { near: { x: 31, y: -112 }, hands: "grip" },
    }),
    318,
    560,
    "right",
    1.1,
  )
  set.stand(approachingCattle({ coat: hide.ankoleFawn, step: "right" }), 430, 660)
  set.stand(approachingCattle({ coat: coats.cream, tilt: 3, horns: 78 }), 590, 800)
  set.stand(approachingCattle({ coat: coats.chestnut, step: "right", tilt: -3 }), 330, 960)
  set.stand(approachingCattle({ coat: hide.ankole, horns: 92 }), 560, 1220, "right", 1.12)
  set.add(
    tallGrass(set.random, {
      width: 800,
      bottom: 1220,
      height: 120,
      colours: [near, mix(near, middle, 0.5), leaf.dry.shade],
    }),
  )
  return set.finish(
    "Four Ankole cows come up a red road towards us in the morning, and a young herder walks behind them.",
  )
}
