/** Cows with their calves out of doors: milk and a rough tongue. */
import { cattle } from "../../animals/cattle"
import { coats } from "../../animals/cattle-hide"
import { foreground, heavens, scatter, terracedHills } from "../../country"
import { hill } from "../../land"
import { hide, mix } from "../../palette"
import { type Picture } from "../../part"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"

/** She looks back at the one that drinks. */
export function suckling(): Picture {
  const set = stage("gallery/cow-and-calf/suckling", {
    width: 1200,
    height: 950,
    light: "morning",
    horizon: 430,
    eye: 128,
  })
  terracedHills(set, { ground: 600, sun: { x: 1090, y: 150, radius: 66, style: "plain" } })
  set.stand(cattle({ pose: "turned", coat: coats.chestnut, marking: "white-bellied", horns: 78 }), 620, 850)
  set.stand(cattle({ age: "calf", pose: "suckling", coat: hide.ankoleFawn, swish: -8 }), 778, 876, "left", 1.02)
  set.put(banana(set.random), 80, 930, 2.1)
  scatter(
    set,
    [
      [0.3, 900],
      [0.86, 870],
    ],
    26,
  )
  foreground(set, 60, { tufts: [0.55, 0.95] })
  return set.finish(
    "An Ankole cow turns her head to the calf that drinks from her, terraced hills behind, in the morning sun.",
  )
}

/** Low and close, with nothing behind but the sun. */
export function licking(): Picture {
  const set = stage("gallery/cow-and-calf/licking", { width: 1100, height: 1050, light: "dawn", horizon: 780, eye: 66 })
  heavens(set, { ground: 860, sun: { x: 330, y: 540, radius: 200, style: "rings" } })
  set.add(
    hill(
      [
        [-40, 910],
        [340, 880],
        [760, 910],
        [1140, 870],
      ],
      1050,
      mix(set.mood.land[1], set.mood.land[2], 0.6),
      0.12,
    ),
  )
  set.stand(cattle({ age: "calf", coat: coats.cream, swish: 6 }), 948, 1000, "left", 1.02)
  set.stand(cattle({ pose: "licking", coat: hide.ankoleDark, marking: "white-bellied", horns: 70 }), 307, 985)
  foreground(set, 76, { tufts: [0.06, 0.56, 0.95] })
  return set.finish(
    "The first light of the day on her horns, a dark Ankole cow licks the brow of her cream calf at dawn.",
  )
}
