/** Goats on rocks, under a granary and in their house. */
import { goat } from "../../animals/goat"
import { goatFacingUs } from "../../animals/goat-front-body"
import { granary, goatHouse, cleatedRamp, thatchedHut } from "../../buildings"
import { foreground, folds } from "../../country"
import { oval } from "../../geometry"
import { hill, rolling } from "../../land"
import { hide, leaf, mix, mixTone } from "../../palette"
import type { Picture } from "../../part"
import { banana } from "../../plants/trees"
import { euphorbia } from "../../plants/euphorbia"
import { boulder } from "../../rocks"
import { stage } from "../../scene"
import { cloud, farBirds, sun } from "../../sky"
import { rainFall, rainBank } from "../../weather"

export function onTheKopje(): Picture {
  const set = stage("goats/kopje", { width: 900, height: 1200, light: "afternoon", horizon: 1000, eye: 120 })
  const { random, mood } = set
  set.add(sun("afternoon", 610, 400, 250, "plain")).litFrom(610)
  set.add(hill(rolling(random, 900, 960, 26, 1.4), 1200, mix(mood.land[0], mood.haze, 0.5)))
  set.add(hill(rolling(random, 900, 1010, 20, 1.8), 1200, mix(mood.land[1], mood.haze, 0.2)))
  set.add(farBirds(random, 200, 220, 90, 4))
  const granite = "#B08A68"
  set.put(euphorbia(random, mixTone(leaf.euphorbia, mood.haze, 0.3)), 842, 1010, 0.62)
  set.add(
    boulder(random, {
      x: 760,
      y: 1240,
      width: 420,
      height: 330,
      colour: mix(granite, mood.haze, 0.3),
      lean: 0.2,
      lit: -1,
    }),
  )
  set.add(
    boulder(random, {
      x: 500,
      y: 1260,
      width: 560,
      height: 700,
      colour: mix(granite, "#8E5B3C", 0.2),
      lean: -0.1,
      lit: 1,
    }),
  )
  set.put(goat({ pose: "alert", age: "buck", coat: hide.goatBlack }), 470, 572, 3.1)
  set.add(boulder(random, { x: 140, y: 1270, width: 520, height: 440, colour: granite, lean: 0.3, lit: 1 }))
  set.put(goat({ pose: "climbing", coat: hide.ankoleFawn, breed: "Small East African" }), 172, 842, 2.7)
  set.add(
    boulder(random, {
      x: 700,
      y: 1290,
      width: 470,
      height: 260,
      colour: mix(granite, "#6B4A34", 0.25),
      lean: 0.1,
      lit: -1,
    }),
  )
  set.put(goat({ pose: "looking", age: "kid", pied: true }), 700, 1040, 3.5, "left")
  set.scenery("granite boulders")
  foreground(set, 96, { tufts: [0.06, 0.5, 0.93], colour: "#5A4A2C" })
  return set.finish(
    "A buck crowns a granite kopje with the sun behind him, a doe climbs after him and a pied kid looks round.",
  )
}

export function underTheGranary(): Picture {
  const set = stage("goats/granary", { width: 1200, height: 900, light: "rain", horizon: 430, eye: 160 })
  const { random, mood } = set
  set.add(rainBank(1200, 900, 60, 500))
  set.add(hill(rolling(random, 1200, 500, 40, 1.5), 900, mix(mood.land[0], mood.haze, 0.3)))
  folds(set, 590)
  set.stand(thatchedHut(), 170, 640, "right", 0.7)
  set.add(rainFall(random, { left: 0, right: 1200, top: 200, bottom: 800, count: 40, opacity: 0.36 }))
  set.put(
    granary({
      beneath: [
        {
          part: goat({ pose: "alert", coat: hide.sheepCream, hood: hide.goatBrown, breed: "Boer" }),
          x: -28,
          y: -12,
          flip: true,
        },
        { part: goat({ pose: "looking", coat: hide.goatBlack, pied: true }), x: 42, y: -9 },
        { part: goat({ pose: "lying", coat: hide.ankoleFawn, breed: "Small East African" }), x: -30, y: 5, flip: true },
        { part: goat({ pose: "resting", age: "kid", coat: hide.sheepCream }), x: 40, y: 8, size: 1.15 },
      ],
    }),
    700,
    812,
    2.02,
  )
  set.add(
    `<g fill="#B9CCCB" fill-opacity="0.75">${[
      [250, 800, 130, 17],
      [1090, 850, 120, 16],
      [330, 838, 74, 9],
    ]
      .map(([x = 0, y = 0, rx = 0, ry = 0]) => `<path d="${oval(x, y, rx, ry)}"/>`)
      .join("")}</g>`,
  )
  set.put(banana(random, mixTone(leaf.banana, mood.land[2], 0.25), false), 1206, 960, 1.9)
  foreground(set, 70, { tufts: [0.1, 0.46] })
  set.add(rainFall(random, { left: 0, right: 1260, top: -30, bottom: 900, count: 64, opacity: 0.55 }))
  return set.finish("Three goats and a kid wait out the rain in the dry space beneath a thatched granary on legs.")
}

export function inTheGoatHouse(): Picture {
  const set = stage("goats/house", { width: 1200, height: 900, light: "morning", horizon: 250, eye: 236 })
  const { random, mood } = set
  set.litFrom(80)
  set.add(cloud(random, 300, 130, 300, "#FDF3D2"), cloud(random, 980, 90, 220, "#FBEAB8"))
  set.add(hill(rolling(random, 1200, 380, 50, 1.3), 900, mix(mood.land[1], mood.haze, 0.35)))
  for (const x of [60, 1110, 1000]) set.put(banana(random, mixTone(leaf.banana, mood.land[1], 0.2)), x, 640, 1.6)
  folds(set, 600)
  set.stand(
    goatHouse({
      inside: [
        { part: goatFacingUs({ coat: hide.sheepCream, age: "doe", ears: "lop" }), x: -154, size: 1.2 },
        { part: goatFacingUs({ pied: true, tilt: 7 }), x: -104, size: 1.2 },
        { part: goatFacingUs({ coat: hide.goatBrown, age: "doe", tilt: -6 }), x: -24, size: 1.2 },
        { part: goatFacingUs({ coat: hide.ankoleFawn, age: "doe", blaze: true }), x: 30, size: 1.2 },
        { part: goatFacingUs({ coat: hide.goatBlack, age: "doe", tilt: 4 }), x: 130, size: 1.2 },
      ],
    }),
    430,
    800,
    "right",
    1,
  )
  set.put(goat({ pose: "lying", coat: hide.sheepCream, hood: hide.goatBrown, breed: "Boer" }), 470, 806, 2.5)
  set.put(cleatedRamp({ run: 98, rise: 80 }), 1182, 836, 2.34, "left")
  set.put(goat({ pose: "climbing", age: "kid", coat: hide.goatBrown }), 1084, 762, 2.6, "left")
  foreground(set, 70, { tufts: [0.05, 0.34, 0.95] })
  return set.finish(
    "Five goats look out over the rails of their raised house, another rests in its shade and a kid climbs the ramp.",
  )
}
