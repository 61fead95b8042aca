/** Turkeys and guinea fowl. */
import { guineaFowl } from "../../animals/guinea-fowl"
import { turkeyDisplaying } from "../../animals/turkey-displaying"
import { foreground, savanna } from "../../country"
import { hill } from "../../land"
import { leaf, mix, mixTone } from "../../palette"
import { type Picture } from "../../part"
import { tuft } from "../../plants/grass"
import { stage } from "../../scene"
import { cloud } from "../../sky"

export function displaying(): Picture {
  const set = stage("ducks/displaying-turkey", { width: 1100, height: 1100, light: "noon", horizon: 520, eye: 60 })
  set.add(cloud(set.random, 150, 200, 300, "#F4F4E4"), cloud(set.random, 980, 130, 320, "#EDF2E2"))
  set.add(
    hill(
      [
        [-40, 560],
        [240, 500],
        [600, 580],
        [900, 490],
        [1140, 540],
      ],
      1100,
      mix(set.mood.land[0], set.mood.haze, 0.3),
      0.1,
    ),
  )
  set.add(
    hill(
      [
        [-40, 720],
        [300, 680],
        [700, 730],
        [1140, 670],
      ],
      1100,
      set.mood.land[1],
      0.1,
      2,
      50,
    ),
  )
  set.add(
    hill(
      [
        [-40, 880],
        [400, 850],
        [800, 880],
        [1140, 840],
      ],
      1100,
      set.mood.land[2],
      0.1,
      2,
      50,
    ),
  )
  set.put(turkeyDisplaying(), 550, 1010, 8.3)
  foreground(set, 70, { tufts: [0.05, 0.16, 0.85, 0.96] })
  return set.finish(
    "A bronze turkey, every feather spread, fills the view and looks straight at you in the midday light.",
  )
}

export function guineaFowls(): Picture {
  const set = stage("ducks/guinea-fowl", { width: 1200, height: 800, light: "afternoon", horizon: 330, eye: 66 })
  set.mood = { ...set.mood, land: ["#D3A15E", "#D6AC62", "#C79A4C", "#8A6030"] }
  savanna(set, { ground: 430, sun: { x: 250, y: 300, radius: 170, style: "plain" }, trees: [0.86] })
  const tall = (share: number, y: number, height: number) =>
    set.put(tuft(set.random, mixTone(leaf.dry, "#F4DA96", 0.2), height, 13), 1200 * share, y, 2)
  for (const share of [0.04, 0.2, 0.34, 0.5, 0.66, 0.8, 0.95]) tall(share, 520, set.random.between(56, 84))
  set.stand(guineaFowl("running"), 580, 530)
  set.stand(guineaFowl("standing"), 1060, 540)
  set.stand(guineaFowl("running"), 790, 706)
  set.stand(guineaFowl("pecking"), 320, 716, "left")
  for (const share of [0.02, 0.13, 0.46, 0.58, 0.9, 0.99]) tall(share, 830, set.random.between(80, 120))
  foreground(set, 60, { tufts: [0.3, 0.72] })
  return set.finish(
    "{guinea fowl}, freckled all over with white, pick and run through tall dry grass in the late afternoon.",
  )
}
