/** Herds in the weather: dust, rain, mist. */
import { cattle } from "../../animals/cattle"
import { approachingCattle } from "../../animals/cattle-approaching"
import { coats } from "../../animals/cattle-hide"
import { goatFacingUs } from "../../animals/goat-front-body"
import { foreground, mistBand } from "../../country"
import { hill, rolling } from "../../land"
import { cloth, hide, leaf, mix, mixTone } from "../../palette"
import { cut, sheet } from "../../paper"
import { round, type Picture } from "../../part"
import { person } from "../../people"
import { acacia } from "../../plants/trees"
import { stage, type Stage } from "../../scene"
import { cloud } from "../../sky"

/** A low cloud of dust across the picture, in pixels. */
function dust(set: Stage, y: number, thick: number, opacity: number): void {
  const { width, random } = set
  const puffs = Array.from({ length: 15 }, (_, index) => {
    const x = (index / 14) * width + random.between(-30, 30)
    return `<circle cx="${round(x)}" cy="${round(y + random.between(-0.2, 0.25) * thick)}" r="${round(thick * random.between(0.34, 0.62))}"/>`
  })
  set.add(
    `<g opacity="${opacity}" fill="${mix("#F0B070", set.mood.low, 0.5)}">${puffs.join("")}<rect x="0" y="${round(y - thick * 0.16)}" width="${width}" height="${set.height}"/></g>`,
  )
}

/** Head-on through their own dust. */
export function goatsInTheDust(): Picture {
  const set = stage("gallery/herds/goats-in-the-dust", {
    width: 1200,
    height: 900,
    light: "noon",
    horizon: 400,
    eye: 80,
  })
  set.add(cloud(set.random, 300, 130, 300, "#F6F4E4"), cloud(set.random, 930, 190, 240, "#EEF1E2"))
  set.add(
    hill(rolling(set.random, 1200, 380, 36, 1.3), 900, mix(set.mood.land[0], set.mood.haze, 0.4), 0.08),
    hill(rolling(set.random, 1200, 440, 18, 1), 900, set.mood.land[1], 0.1),
    hill(rolling(set.random, 1200, 500, 10, 1), 900, "#B98350", 0.12),
  )
  set.put(acacia(set.random), 150, 520, 0.62)
  set.put(acacia(set.random), 1080, 500, 0.5)
  set.stand(
    person({ who: "girl", pose: "staff", clothes: "dress", main: cloth.sky, skin: 4, seed: "goat-girl", laughs: true }),
    610,
    650,
  )
  const goats: readonly [Parameters<typeof goatFacingUs>[0], number, number, number][] = [
    [{ coat: hide.sheepCream, age: "doe", ears: "lop", tilt: 4 }, 385, 680, 1],
    [{ coat: hide.goatBlack, age: "doe", tilt: -5 }, 830, 690, 1],
    [{ coat: hide.goatBrown, age: "doe", blaze: true }, 190, 760, 1],
    [{ coat: hide.ankoleFawn, age: "doe", tilt: 6 }, 1030, 770, 1],
    [{ coat: hide.goatBrown, age: "kid", horns: 0 }, 530, 790, 0.6],
    [{ coat: hide.sheepCream, age: "kid", horns: 0, tilt: 5 }, 720, 815, 0.58],
  ]
  for (const [look, x, y, size] of goats) {
    if (y === 760) dust(set, 700, 70, 0.35)
    set.stand(goatFacingUs(look), x, y, "right", size)
  }
  dust(set, 850, 80, 0.5)
  return set.finish(
    "Out of the dust at midday come {goats} and {kids}, head on, with {girl} and her staff behind them.",
  )
}

/** Slanting lines over everything: rain that falls here and now. */
function downpour(set: Stage, count: number): void {
  const { random, width, height } = set
  const lines = Array.from({ length: count }, () => {
    const [x, y] = [random.between(-20, width + 160), random.between(-60, height)]
    const length = random.between(40, 110)
    return `M${round(x)} ${round(y)}l${round(-length * 0.28)} ${round(length)}`
  })
  set.add(
    `<path d="${lines.join("")}" fill="none" stroke="#EEF3EA" stroke-opacity="0.55" stroke-width="2.6" stroke-linecap="round"/>`,
  )
}

export function inTheRain(): Picture {
  const set = stage("gallery/herds/in-the-rain", { width: 900, height: 1200, light: "rain", horizon: 600, eye: 150 })
  set.add(
    hill(
      [
        [-40, 640],
        [260, 560],
        [560, 630],
        [940, 570],
      ],
      1200,
      mix(set.mood.land[0], set.mood.haze, 0.4),
      0.06,
    ),
  )
  set.add(
    hill(
      [
        [-40, 720],
        [300, 690],
        [620, 730],
        [940, 680],
      ],
      1200,
      mix(set.mood.land[1], set.mood.land[2], 0.4),
      0.1,
      2,
      60,
    ),
  )
  set.add(
    hill(
      [
        [-40, 900],
        [300, 860],
        [640, 920],
        [940, 870],
      ],
      1200,
      set.mood.land[2],
      0.08,
      2,
      60,
    ),
  )
  set.put(acacia(set.random, mixTone(leaf.acacia, set.mood.land[3], 0.3)), 330, 860, 1.24)
  set.scenery("a flat-topped acacia")
  set.stand(cattle({ coat: coats.grey, horns: 58, nod: 14 }), 250, 850, "left")
  set.stand(cattle({ coat: hide.ankole, horns: 66, nod: 20 }), 400, 1050)
  set.stand(cattle({ age: "calf", coat: hide.ankoleFawn }), 610, 1096)
  foreground(set, 90, { tufts: [0.1, 0.9] })
  downpour(set, 190)
  return set.finish("Rain beats on a broad acacia; under it two Ankole cows wait it out and a calf keeps close.")
}

/** Rows of black and white that pale into the mist; the fence is near enough to touch. */
export function friesiansInTheMist(): Picture {
  const set = stage("gallery/herds/friesians-in-the-mist", {
    width: 1200,
    height: 800,
    light: "mist",
    horizon: 280,
    eye: 230,
  })
  set.add(
    hill(
      [
        [-40, 330],
        [380, 280],
        [760, 330],
        [1240, 290],
      ],
      800,
      mix(set.mood.land[0], set.mood.haze, 0.4),
      0.06,
    ),
  )
  set.add(
    hill(
      [
        [-40, 420],
        [420, 400],
        [800, 430],
        [1240, 390],
      ],
      800,
      set.mood.land[1],
      0.1,
    ),
  )
  const friesian = (step: "left" | "right", tilt = 0) => approachingCattle({ breed: "friesian", step, tilt })
  set.stand(friesian("left"), 900, 440)
  set.stand(friesian("right", 3), 330, 446)
  set.stand(friesian("left", -4), 610, 470)
  set.add(mistBand(set, 400, 260, 0.62), mistBand(set, 460, 120, 0.5))
  set.stand(friesian("right", 4), 180, 590)
  set.stand(friesian("left"), 1060, 610)
  set.stand(approachingCattle({ breed: "friesian", age: "calf", step: "right" }), 890, 640, "right", 1.1)
  set.add(mistBand(set, 600, 200, 0.6))
  set.stand(friesian("right", -3), 540, 830, "right", 1.1)
  set.add(mistBand(set, 800, 150, 0.8))
  const near = mixTone(leaf.bark, set.mood.land[3], 0.55)
  set.add(
    sheet(
      cut("M-20 640L1220 600V650L-20 694Z", near.base) +
        cut("M1090 830V520H1170V830Z", near.shade) +
        cut("M1090 520H1114V830H1090Z", near.light),
      "land",
    ),
  )
  set.scenery("a fence")
  return set.finish("Six Friesian cows and a Friesian calf come out of the mist towards a paddock fence.")
}
