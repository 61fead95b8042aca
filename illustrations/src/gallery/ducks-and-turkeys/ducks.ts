/** Ducks on a pond, in a puddle, and upside down. */
import { type DuckOptions, duck } from "../../animals/duck"
import { duckling } from "../../animals/duckling"
import { foreground } from "../../country"
import { outline } from "../../geometry"
import { hill, rolling } from "../../land"
import { leaf, mix, mixTone } from "../../palette"
import { cut, line, sheet } from "../../paper"
import { type Part, type Picture, round } from "../../part"
import { papyrus } from "../../plants/grass"
import { banana } from "../../plants/trees"
import { type Stage, stage } from "../../scene"
import { rainBank } from "../../weather"
import { afloat } from "./lily-pond"

export function puddles(): Picture {
  const set = stage("ducks/puddles", { width: 1200, height: 800, light: "rain", horizon: 430, eye: 46 })
  set.add(rainBank(1200, 800, 1500, 1900))
  set.add(
    hill(rolling(set.random, 1200, 430, 26, 1.2), 800, set.mood.land[0], 0.08),
    hill(rolling(set.random, 1200, 480, 14, 1), 800, set.mood.land[1], 0.12),
  )
  for (const [x, scale] of [
    [80, 0.9],
    [190, 0.7],
    [1120, 0.8],
  ] as const)
    set.put(banana(set.random, mixTone(leaf.banana, set.mood.land[1], 0.4), false), x, 520, scale)
  set.add(
    sheet(
      cut(
        outline([-40, 540, "corner"], [400, 520], [900, 536], [1240, 516, "corner"], [1240, 860], [-40, 860]),
        "#A5714A",
      ),
      "land",
    ),
  )
  const puddle = (x: number, y: number, rx: number) => {
    const shape = outline(
      [x - rx, y],
      [x - rx * 0.6, y - rx * 0.1],
      [x, y - rx * 0.13],
      [x + rx * 0.7, y - rx * 0.09],
      [x + rx, y + rx * 0.02],
      [x + rx * 0.5, y + rx * 0.12],
      [x - rx * 0.4, y + rx * 0.13],
    )
    set.add(
      `<ellipse cx="${x}" cy="${y}" rx="${rx * 1.1}" ry="${round(rx * 0.17)}" fill="#7F5436"/>` +
        cut(shape, "#A9C2C2") +
        line(`M${x - rx * 0.5} ${y}h${rx * 0.4}M${x + rx * 0.1} ${y + rx * 0.05}h${rx * 0.5}`, "#DDE8DF", 3),
    )
  }
  puddle(260, 590, 150)
  puddle(1020, 580, 130)
  puddle(640, 720, 470)
  set.scenery("puddles")
  const line6 = [
    [700, 690],
    [590, 698],
    [486, 690],
    [384, 700],
    [286, 690],
    [170, 700],
  ] as const
  wading(set, duck({}), 930, 706, 6.4)
  for (const [x, y] of line6) wading(set, duckling(), x, y, 6.6)
  foreground(set, 46, { tufts: [0.04, 0.96] })
  return set.finish("After the rain {duck} marches through a long puddle with {ducklings} in single file behind her.")
}

/** Feet in a film of water: the likeness starts at the feet. */
function wading(set: Stage, part: Part, x: number, y: number, scale: number): void {
  set.add(`<g transform="translate(${x} ${y}) scale(${scale} ${round(-scale * 0.42)})" opacity="0.22">${part.svg}</g>`)
  set.put(part, x, y, scale)
}

export function dabblers(): Picture {
  const set = stage("ducks/dabbling", { width: 900, height: 1200, light: "mist", horizon: 200, eye: 200 })
  set.add(
    hill(rolling(set.random, 900, 330, 40, 1.4), 1200, mix(set.mood.land[0], set.mood.haze, 0.5), 0.04),
    hill(rolling(set.random, 900, 410, 24, 1.2), 1200, mix(set.mood.land[1], set.mood.haze, 0.3), 0.06),
  )
  for (const [y, colour] of [
    [470, "#D3DDD3"],
    [650, "#BFD0CA"],
    [840, "#AAC2BF"],
    [1040, "#93B2B2"],
  ] as const) {
    set.add(
      sheet(
        cut(
          outline([-60, y], [240, y - 12], [620, y + 12], [960, y - 8], [960, 1300, "corner"], [-60, 1300, "corner"]),
          colour,
        ),
        "crest",
      ),
    )
  }
  for (const [x, y, scale] of [
    [60, 540, 0.7],
    [190, 520, 0.56],
    [850, 560, 0.78],
  ] as const)
    set.put(papyrus(set.random, mixTone(leaf.papyrus, set.mood.haze, 0.45), 6), x, y, scale)
  const birds: readonly [DuckOptions, number, number, number][] = [
    [{ pose: "dabbling", coat: "brown" }, 700, 600, 4.4],
    [{ pose: "dabbling", coat: "drake" }, 290, 740, 5.8],
    [{ pose: "dabbling" }, 590, 920, 7.2],
  ]
  for (const [look, x, y, scale] of birds) afloat(set, duck(look), x, y, scale)
  afloat(set, duckling("swimming"), 270, 1040, 9.6)
  set.put(papyrus(set.random, leaf.papyrus, 5), 860, 1290, 1.7)
  set.put(papyrus(set.random, leaf.papyrus, 4), 40, 1330, 1.5)
  return set.finish("{ducks} dabble head down in a misty pond, tails in the air, while {duckling} looks on.")
}
