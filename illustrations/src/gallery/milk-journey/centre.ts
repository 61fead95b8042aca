/** Milk tested and cooled at the collecting centre. */
import { solarRoof } from "../../buildings/energy"
import { foreground } from "../../country"
import { hill, rolling } from "../../land"
import { cloth, material, mix, ramps } from "../../palette"
import { cut, line, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { stage } from "../../scene"
import { coolingTank, milkCan } from "../../tools"
import { lactometer } from "../../tools/milk-tools"
import { bar, block, polygon, repeat } from "../../tools/shapes"
import { rainBank } from "../../weather"
import { walls } from "../room"

export function reading(): Picture {
  const set = stage("gallery/milk-journey/reading", {
    width: 900,
    height: 1200,
    light: "morning",
    horizon: 100,
    eye: 160,
  })
  set.add(
    cut(block(0, 1200, 900, 1200), walls.sea.base),
    cut(polygon([0, 0], [430, 0], [120, 1200], [0, 1200]), walls.sea.light),
  )
  set.add(
    sheet(cut(block(520, 520, 330, 400, 6), material.wood.base), "detail"),
    cut(block(540, 502, 290, 364), set.mood.middle),
  )
  set.add(
    cut(polygon([540, 420], [650, 370], [830, 440], [830, 502], [540, 502]), set.mood.land[2]),
    line("M770 138V502M540 230H830", material.wood.base, 10),
  )
  const tester = person({
    who: "woman",
    pose: "give",
    clothes: "lab-coat",
    main: cloth.clay,
    second: cloth.charcoal,
    headwear: "head-wrap",
    wrap: cloth.gold,
    skin: 3,
    seed: "milk-tester",
    head: "profile",
    reaches: { near: { x: 37, y: -128 }, far: { x: 37, y: -118 }, hands: "grip" },
    holds: { ...lactometer(), svg: `<g transform="translate(1 -4) scale(1.12)">${lactometer().svg}</g>` },
  })
  set.put(tester, 290, 1560, 8.6)
  const cans = [
    { x: 90, band: ramps.clay[600] },
    { x: 330, band: ramps.forest[600] },
    { x: 570, band: ramps.gold[400] },
    { x: 810, band: ramps.clay[600] },
  ]
  for (const { x, band } of cans) set.put(milkCan({ band, standing: false }), x, 1330, 5.4)
  return set.finish(
    "Behind four milk cans a woman in a white coat reads the lactometer, holding the glass to the morning light.",
  )
}

export function underThePanels(): Picture {
  const set = stage("gallery/milk-journey/under-the-panels", {
    width: 1200,
    height: 800,
    light: "rain",
    horizon: 240,
    eye: 170,
  })
  set.add(rainBank(1200, 800, -40, 1240))
  set.add(hill(rolling(set.random, 1200, 430, 34, 1.4), 800, mix(set.mood.land[0], set.mood.haze, 0.2), 0.06))
  set.add(hill(rolling(set.random, 1200, 540, 14, 1), 800, set.mood.land[2], 0.1))
  set.add(
    cut(polygon([330, 690], [1130, 690], [1080, 600], [390, 600]), material.iron.base),
    cut(block(330, 706, 800, 16), material.iron.shade),
  )
  set.add(
    cut(block(400, 604, 680, 300), mix(walls.lime.base, "#7C8B86", 0.35)),
    cut(block(400, 604, 680, 70), "#6FA7B3"),
  )
  set.stand(coolingTank(), 720, 664, "right", 1.06)
  const roof = polygon([290, 330], [390, 104], [1090, 104], [1190, 330])
  set.add(
    sheet(
      [350, 1120]
        .map(
          (x) =>
            cut(bar(x, 700, x, 320, 18), material.wood.base) + cut(bar(x + 5, 700, x + 5, 320, 7), material.wood.shade),
        )
        .join(""),
      "detail",
    ),
  )
  set.add(
    sheet(
      cut(roof, material.rust.base) +
        repeat(14, (i) =>
          cut(
            polygon([396 + i * 50, 104], [416 + i * 50, 104], [326 + i * 63, 330], [300 + i * 63, 330]),
            mix(material.rust.base, material.rust.shade, 0.5),
          ),
        ),
      "figure",
    ),
  )
  set.put(solarRoof(), 722, 306, 1.62)
  set.scenery("solar panels")
  const can = { x: 505, y: 560 }
  set.stand(milkCan({ band: ramps.forest[600] }), 985, 690)
  set.stand(milkCan({ band: ramps.clay[600] }), 1060, 700)
  set.stand(
    person({
      who: "woman",
      pose: "carry-front",
      clothes: "overalls",
      main: cloth.indigo,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 4,
      seed: "tank-woman",
      head: "profile",
      carries: milkCan({ standing: false, band: ramps.gold[400] }),
    }),
    can.x - 60,
    700,
  )
  set.stand(
    person({
      who: "man",
      pose: "carry",
      clothes: "trousers",
      main: cloth.forest,
      second: cloth.khaki,
      print: "plain",
      headwear: "cap",
      wrap: cloth.clay,
      footwear: "gumboots",
      skin: 5,
      seed: "tank-man",
      head: "profile",
      holds: {
        ...milkCan({ standing: false }),
        svg: `<g transform="translate(0 44) scale(0.86)">${milkCan({ standing: false }).svg}</g>`,
      },
    }),
    170,
    728,
  )
  foreground(set, 44, { tufts: [0.05, 0.95] })
  return set.finish(
    "Rain outside: a woman and a man carry milk cans in to the cooling tank that the solar panels keep cold.",
  )
}
