/** Hens seen close: one broods in her basket, one gathers her chicks. */
import { chick, hen } from "../../animals/birds"
import { plumageIn } from "../../animals/feathers"
import { strawPile } from "../../buildings/poultry-house"
import { outline, oval } from "../../geometry"
import { lyingEgg } from "../../goods"
import { type Crest, heightAt, hill } from "../../land"
import { hide, leaf, material, mix, mixTone } from "../../palette"
import { cut, line, sheet } from "../../paper"
import type { Picture } from "../../part"
import { tuft } from "../../plants/grass"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { basketSide } from "./brood-basket"

/** A red hen on her eggs in a basket by a mud wall, filling the frame. */
export function brooding(): Picture {
  const set = stage("poultry/brooding", { width: 1100, height: 1100, light: "morning", horizon: 200, eye: 60 })
  const wall = { light: "#8E5B3B", base: "#6E432B", shade: "#4D2D1D" }
  set.add(cut("M0 0H1100V1100H0Z", wall.base))
  const blocks = [0, 1, 2, 3, 4].map(
    (row) =>
      `M0 ${row * 170 + 120}Q550 ${row * 170 + 104} 1100 ${row * 170 + 124}` +
      [0, 1, 2, 3, 4].map((column) => `M${column * 260 + (row % 2) * 130} ${row * 170 - 46}v164`).join(""),
  )
  set.add(line(blocks.join(""), wall.shade, 5))
  set.add(`<g opacity="0.34">${cut("M-40 -40L520 -40L1140 720V1040Z", "#F7C873")}</g>`)
  set.add(
    sheet(cut(outline([-60, 980], [300, 950], [800, 960], [1160, 944], [1160, 1160], [-60, 1160]), "#A97544"), "land"),
  )
  set.add(`<ellipse cx="540" cy="1040" rx="470" ry="40" fill="#1B0F08" fill-opacity="0.3"/>`)
  set.add(sheet(cut(oval(540, 700, 462, 96), material.thatch.shade), "land"))
  set.add(strawPile(540, 720, 13.6, { width: 64, rise: 13, seed: "far-straw" }))
  set.put(hen({ pose: "brooding" }), 548, 716, 13.4)
  set.add(strawPile(540, 790, 14, { width: 60, rise: 8, seed: "near-straw" }))
  for (const [x, y, index, degrees] of [
    [300, 766, 0, -16],
    [392, 786, 2, 12],
    [640, 792, 1, -8],
    [742, 772, 3, 20],
  ] as const)
    set.put(lyingEgg(index, degrees), x, y, 15)
  set.add(basketSide())
  set.scenery("a basket", "straw")
  return set.finish(
    "Warm and unmoved, a red hen broods in a basket of straw while {eggs} peep out beneath her, morning light on the wall.",
  )
}

/** A dark mother hen with chicks all round and under her. */
export function underTheWing(): Picture {
  const set = stage("poultry/under-the-wing", { width: 1200, height: 900, light: "afternoon", horizon: -900, eye: 90 })
  set.add(sun("afternoon", 300, 210, 130, "plain"))
  const ground: Crest = [
    [-40, 560],
    [300, 520],
    [700, 548],
    [1240, 500],
  ]
  set.add(
    hill(
      [
        [-40, 260],
        [260, 180],
        [620, 280],
        [960, 170],
        [1240, 240],
      ],
      900,
      mix(set.mood.land[1], set.mood.haze, 0.5),
      0.1,
    ),
  )
  set.add(
    hill(
      [
        [-40, 420],
        [280, 380],
        [640, 440],
        [960, 330],
        [1240, 380],
      ],
      900,
      mix(set.mood.land[1], set.mood.haze, 0.2),
      0.1,
    ),
  )
  set.add(hill(ground, 900, mix(set.mood.land[2], "#B8A04C", 0.3), 0.2, 2, 60))
  for (const x of [80, 1130, 1010])
    set.put(tuft(set.random, mixTone(leaf.papyrus, set.mood.land[2], 0.2), 90, 11), x, heightAt(ground, x) + 20, 2)
  set.litFrom(-200)
  set.add(`<ellipse cx="600" cy="806" rx="470" ry="44" fill="#1B0F08" fill-opacity="0.24"/>`)
  set.put(hen({ pose: "brooding", coat: hide.henDark, hackle: hide.henRust }), 580, 768, 14.6)
  set.put(chick("standing"), 430, 476, 11.6)
  for (const [x, y, facing] of [
    [470, 800, "left"],
    [610, 806, "right"],
    [740, 806, "right"],
    [862, 800, "right"],
  ] as const)
    set.put(chick("peeping"), x, y, 13, facing)
  const skirt = outline(
    [226, 640],
    [340, 664],
    [395, 700],
    [426, 714],
    [458, 700],
    [540, 662],
    [620, 700],
    [654, 714],
    [688, 700],
    [720, 670],
    [752, 700],
    [784, 714],
    [816, 700],
    [844, 680],
    [884, 722],
    [880, 776],
    [740, 806],
    [540, 808],
    [340, 796],
    [246, 736],
  )
  set.add(
    sheet(
      cut(skirt, hide.henDark.base) +
        plumageIn(
          skirt,
          { left: 200, top: 640, right: 940, bottom: 820 },
          58,
          [hide.henDark.base, mix(hide.henDark.base, hide.henDark.light, 0.45)],
          -14,
        ),
      "small",
    ),
  )
  set.put(chick("pecking"), 1010, 826, 12.4)
  set.put(chick("standing", { light: "#B98A58", base: "#94683C", shade: "#6B4526" }), 190, 838, 12.4)
  set.add(
    hill(
      [
        [-40, 872],
        [400, 856],
        [900, 880],
        [1240, 850],
      ],
      900,
      set.mood.land[3],
      0.1,
    ),
  )
  for (const share of [0.03, 0.55, 0.97])
    set.put(tuft(set.random, mixTone(leaf.dry, set.mood.land[3], 0.3), 60, 9), 1200 * share, 890, 2)
  return set.finish(
    "A black hen spreads herself over her brood: {chicks} in all, under her, beside her and one on her back, late afternoon.",
  )
}
