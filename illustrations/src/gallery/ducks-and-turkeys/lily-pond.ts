/** Ducks among the lilies of a pond. */
import { duck } from "../../animals/duck"
import { duckling } from "../../animals/duckling"
import { outline, oval } from "../../geometry"
import { leaf, ramps } from "../../palette"
import { cut, line, sheet } from "../../paper"
import { type Part, type Picture, round } from "../../part"
import { papyrus } from "../../plants/grass"
import { type Facing, type Stage, stage } from "../../scene"

/** Something on still water, with its likeness upside down under it. */
export function afloat(set: Stage, part: Part, x: number, y: number, scale: number, facing: Facing = "right"): void {
  const across = facing === "left" ? -scale : scale
  set.add(`<g transform="translate(${x} ${y}) scale(${across} ${round(-scale * 0.7)})" opacity="0.26">${part.svg}</g>`)
  set.put(part, x, y, scale, facing)
}

/** A lily pad with its notch, and now and then a flower. */
function lilyPad(x: number, y: number, rx: number, turn: number, flower = false): string {
  const ry = rx * 0.4
  const at = (degrees: number, share = 1) =>
    `${round(x + Math.cos((degrees * Math.PI) / 180) * rx * share)} ${round(y + Math.sin((degrees * Math.PI) / 180) * ry * share)}`
  const pad = `M${x} ${y}L${at(turn + 14)}A${rx} ${round(ry)} 0 1 1 ${at(turn - 14)}Z`
  const veins = [60, 110, 160, 210, 260, 310].map((degrees) => `M${x} ${y}L${at(turn + degrees, 0.8)}`).join("")
  const petal = (dx: number, high: number, wide: number, colour: string) =>
    cut(
      outline(
        [x + dx * 0.2, y],
        [x + dx - wide, y - high * 0.6],
        [x + dx * 1.5, y - high],
        [x + dx + wide, y - high * 0.55],
      ),
      colour,
    )
  const size = rx * 0.5
  const bloom = flower
    ? sheet(
        [-1, 1].map((side) => petal(side * size * 0.7, size * 0.6, size * 0.2, "#E7B2C4")).join("") +
          [-1, 1].map((side) => petal(side * size * 0.36, size * 0.95, size * 0.22, "#F3CBD6")).join("") +
          petal(0, size * 1.1, size * 0.24, "#FBE6EA") +
          cut(oval(x, y - size * 0.16, size * 0.2, size * 0.14), ramps.gold[400]),
        "detail",
      )
    : ""
  return (
    sheet(cut(pad, flower ? "#4F8A55" : "#5E9A58") + line(veins, "#84B56E", Math.max(1.4, rx * 0.02)), "detail") + bloom
  )
}

export function lilyPond(): Picture {
  const set = stage("ducks/lily-pond", { width: 1400, height: 700, light: "noon", horizon: -400, eye: 200 })
  set.add(cut("M0 0H1400V700H0Z", "#8FC3C4"))
  set.add(
    sheet(
      cut(
        outline([-60, -60, "corner"], [1460, -60, "corner"], [1460, 70], [1100, 96], [760, 60], [380, 104], [-60, 70]),
        "#3E7A52",
      ),
      "land",
    ),
  )
  for (const [y, colour] of [
    [170, "#9CCDCB"],
    [330, "#82B9BD"],
    [500, "#74AEB6"],
    [620, "#68A3AE"],
  ] as const) {
    set.add(
      cut(
        outline(
          [-60, y + 20],
          [300, y - 16],
          [760, y + 22],
          [1100, y - 12],
          [1460, y + 14],
          [1460, 800, "corner"],
          [-60, 800, "corner"],
        ),
        colour,
      ),
    )
  }
  for (const [x, scale] of [
    [70, 0.9],
    [180, 0.7],
    [1290, 0.95],
    [1180, 0.66],
  ] as const)
    set.put(papyrus(set.random, leaf.papyrus, 6), x, 130, scale * 0.5)
  for (const [x, y, rx, turn, flower] of [
    [250, 200, 62, 30, false],
    [420, 166, 50, 150, true],
    [930, 180, 56, 80, false],
    [1080, 236, 74, 20, true],
    [1290, 196, 58, 210, false],
    [640, 200, 52, -40, false],
  ] as const)
    set.add(lilyPad(x, y, rx, turn, flower))
  afloat(set, duck({ pose: "swimming", coat: "brown" }), 790, 286, 3.6)
  afloat(set, duck({ pose: "swimming", coat: "drake" }), 520, 330, 4.4)
  for (const [x, y, rx, turn, flower] of [
    [150, 380, 104, 10, true],
    [1310, 400, 110, 170, false],
    [700, 436, 84, 60, false],
    [1130, 330, 70, 120, false],
  ] as const)
    set.add(lilyPad(x, y, rx, turn, flower))
  afloat(set, duck({ pose: "swimming" }), 980, 470, 5.8, "left")
  afloat(set, duckling("swimming"), 1236, 496, 6.4, "left")
  afloat(set, duckling("swimming"), 1338, 520, 6.4, "left")
  for (const [x, y, rx, turn, flower] of [
    [330, 590, 150, 200, true],
    [90, 620, 120, 40, false],
    [560, 660, 130, -30, false],
    [1130, 660, 150, 100, true],
  ] as const)
    set.add(lilyPad(x, y, rx, turn, flower))
  set.scenery("water lilies")
  return set.finish(
    "{ducks} and {ducklings} drift among pink water lilies, each above its own reflection, in the clear light of midday.",
  )
}
