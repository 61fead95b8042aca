/** Wild birds that farmers live with: crowned cranes, egrets, weavers, the shoebill. */
import { cattle } from "../animals/cattle"
import { crane } from "../animals/cranes"
import { egret } from "../animals/egret"
import { shoebill } from "../animals/shoebill"
import { foreground, lakeShore } from "../country"
import { outline } from "../geometry"
import { hill, lake, rolling } from "../land"
import { hide, leaf, mix, mixTone } from "../palette"
import { cut, sheet } from "../paper"
import type { Picture, Scenes } from "../part"
import { papyrus, tuft } from "../plants/grass"
import { stage } from "../scene"
import { sun } from "../sky"
import { rainBank } from "../weather"
import { weavers } from "./birds/weavers"

function dancing(): Picture {
  const set = stage("birds/dancing-cranes", { width: 1400, height: 700, light: "dusk", horizon: 380, eye: 62 })
  lakeShore(set, { ground: 520, sun: { x: 648, y: 300, radius: 220, style: "plain" }, reeds: [0.02, 0.08, 0.97] })
  set.stand(crane("dancing"), 440, 614)
  set.stand(crane("dancing"), 856, 620, "left")
  set.stand(crane("standing"), 1240, 580, "left")
  foreground(set, 70, { tufts: [0.1, 0.5, 0.92] })
  return set.finish(
    "Two of {cranes} dance for each other with wings flung open while the third looks on, a lake at sunset behind them.",
  )
}

function egrets(): Picture {
  const set = stage("birds/egrets", { width: 1200, height: 900, light: "rain", horizon: 330, eye: 118 })
  set.add(rainBank(1200, 900, 1500, 1900))
  set.add(
    hill(rolling(set.random, 1200, 360, 40, 1.3), 900, mix(set.mood.land[0], set.mood.haze, 0.3), 0.08),
    hill(rolling(set.random, 1200, 440, 24, 1.1), 900, set.mood.land[1], 0.1),
  )
  set.add(
    hill(
      [
        [-40, 540],
        [400, 510],
        [820, 548],
        [1240, 520],
      ],
      900,
      set.mood.land[2],
      0.18,
      2,
      60,
    ),
    hill(
      [
        [-40, 700],
        [500, 730],
        [1240, 690],
      ],
      900,
      mix(set.mood.land[2], set.mood.land[3], 0.3),
      0.12,
      2,
      60,
    ),
  )
  set.stand(cattle({ pose: "grazing", coat: hide.ankole }), 560, 750)
  set.put(egret("hunched", false), 380, 306, 3.2, "left")
  set.put(egret("standing", false), 590, 318, 3.2)
  set.stand(egret("hunched"), 1110, 664, "left")
  set.stand(egret("hunched"), 130, 806)
  set.stand(egret("standing"), 470, 838)
  foreground(set, 60, { tufts: [0.04, 0.45, 0.95] })
  return set.finish(
    "Two egrets ride on the back of a grazing Ankole cow and three more wait at her feet for insects as rain clouds gather.",
  )
}

function patience(): Picture {
  const set = stage("birds/shoebill", { width: 800, height: 1200, light: "mist", horizon: 300, eye: 120 })
  set.add(sun("mist", 250, 270, 120, "rings"))
  const veil = (colour: string, y: number) => set.add(hill(rolling(set.random, 800, y, 16, 1.2), 1200, colour, 0.05))
  veil("#CBD2C4", 470)
  for (const [x, scale] of [
    [90, 1],
    [300, 1.15],
    [560, 0.95],
    [740, 1.2],
  ] as const)
    set.put(papyrus(set.random, mixTone(leaf.papyrus, set.mood.haze, 0.72), 7), x, 780, scale * 1.4)
  set.add(lake(set.random, 800, 760, 1200, "#B7C6BE", "#E3E8DC"))
  for (const [x, scale] of [
    [40, 2],
    [760, 2.1],
  ] as const)
    set.put(papyrus(set.random, mixTone(leaf.papyrus, set.mood.haze, 0.4), 6), x, 960, scale)
  set.add(
    sheet(
      cut(outline([40, 1080], [220, 1030], [460, 1024], [700, 1050], [780, 1100], [640, 1140], [200, 1140]), "#8B9A72"),
      "land",
    ),
  )
  set.put(shoebill(), 376, 1080, 7)
  set.put(papyrus(set.random, leaf.papyrus, 5), 740, 1330, 2)
  set.put(papyrus(set.random, mixTone(leaf.papyrus, set.mood.land[3], 0.4), 4), 60, 1350, 1.7)
  set.put(tuft(set.random, mixTone(leaf.papyrus, set.mood.land[3], 0.3), 90, 11), 330, 1220, 2)
  return set.finish("A shoebill stands quite still among papyrus and waits for a fish in the morning mist.")
}

export const scenes: Scenes = {
  "dancing-cranes": dancing,
  egrets,
  weavers,
  shoebill: patience,
}
