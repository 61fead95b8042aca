/** Turkeys and guinea fowl. */
import { guineaFowl } from "../../animals/guinea-fowl"
import { turkey } from "../../animals/turkey"
import { turkeyDisplaying } from "../../animals/turkey-displaying"
import { foreground, savanna } from "../../country"
import { outline } from "../../geometry"
import { hill, rolling } from "../../land"
import { leaf, mix, mixTone } from "../../palette"
import { cut, sheet } from "../../paper"
import { type Picture } from "../../part"
import { tuft } from "../../plants/grass"
import { mango } from "../../plants/mango"
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
    "Every feather spread, a bronze turkey fills the view and looks straight at you in the midday light.",
  )
}

export function underMangoes(): Picture {
  const set = stage("ducks/under-mangoes", { width: 900, height: 1200, light: "noon", horizon: 640, eye: 150 })
  set.add(cloud(set.random, 760, 560, 260, "#F2F2E0"))
  set.add(
    hill(rolling(set.random, 900, 720, 30, 1.2), 1200, set.mood.land[0], 0.08),
    hill(rolling(set.random, 900, 790, 20, 1), 1200, set.mood.land[1], 0.1),
  )
  set.add(
    hill(
      [
        [-40, 850],
        [400, 830],
        [940, 856],
      ],
      1200,
      "#8DA653",
      0.16,
    ),
    hill(
      [
        [-40, 1000],
        [400, 1030],
        [940, 990],
      ],
      1200,
      "#78974C",
      0.12,
    ),
  )
  set.add(`<ellipse cx="420" cy="1030" rx="430" ry="120" fill="#20381F" fill-opacity="0.34"/>`)
  set.put(mango(set.random), 440, 940, 1.28)
  for (const [x, y, turn] of [
    [220, 1010, 20],
    [640, 1100, -30],
    [400, 1120, 10],
    [760, 990, 40],
  ] as const) {
    set.add(
      `<g transform="translate(${x} ${y}) rotate(${turn})">${sheet(cut(outline([-17, -6], [-6, -15], [10, -12], [19, -2], [8, 7], [-8, 6]), "#E9A13B") + cut(outline([-14, -7], [-5, -13], [6, -11], [-2, -6]), "#F6C566"), "small")}</g>`,
    )
  }
  set.stand(turkey({ pale: true }), 720, 916, "left")
  set.stand(turkey(), 220, 1070)
  set.stand(turkey({ pose: "pecking" }), 630, 1124, "left")
  foreground(set, 54, { tufts: [0.06, 0.94] })
  return set.finish(
    "{turkeys}, two bronze and one pale, look for fallen fruit in the wide shade of a mango tree at midday.",
  )
}

export function guineaFowls(): Picture {
  const set = stage("ducks/guinea-fowl", { width: 1200, height: 800, light: "afternoon", horizon: 330, eye: 66 })
  set.mood = { ...set.mood, land: ["#D3A15E", "#D6AC62", "#C79A4C", "#8A6030"] }
  savanna(set, { ground: 430, sun: { x: 250, y: 300, radius: 170, style: "plain" }, trees: [0.86] })
  const tall = (share: number, y: number, height: number) =>
    set.put(tuft(set.random, mixTone(leaf.dry, "#F4DA96", 0.2), height, 13), 1200 * share, y, 2)
  for (const share of [0.04, 0.2, 0.34, 0.5, 0.66, 0.8, 0.95]) tall(share, 520, set.random.between(56, 84))
  set.stand(guineaFowl("running"), 530, 530)
  set.stand(guineaFowl("standing"), 1060, 540)
  set.stand(guineaFowl("running"), 790, 706)
  set.stand(guineaFowl("pecking"), 320, 716, "left")
  for (const share of [0.02, 0.13, 0.46, 0.58, 0.9, 0.99]) tall(share, 830, set.random.between(80, 120))
  foreground(set, 60, { tufts: [0.3, 0.72] })
  return set.finish(
    "{guinea fowl}, freckled all over with white, pick and run through tall dry grass in the late afternoon.",
  )
}
