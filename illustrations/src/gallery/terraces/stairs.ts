/** Goats on a stair of terraces, the hill cut open. */
import { goat } from "../../animals/goat"
import { stone } from "../../buildings/walls"
import { ranges } from "../../country"
import { oval, through, type Point } from "../../geometry"
import { cloth, hide, leaf, mix } from "../../palette"
import { clip, cut, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { tuft } from "../../plants/grass"
import { randomFrom } from "../../random"
import { stage, type Stage } from "../../scene"
import { sun } from "../../sky"

/** A hill in profile, cut into steps: treads of crops, risers of stone. Places are the outer corners of the steps. */
function staircase(set: Stage, steps: readonly Point[]): void {
  const { width, height } = set
  const corners = steps.flatMap(([x, y], index): Point[] => {
    const next = steps[index + 1]
    const riser: Point[] = next ? [[x + 14, next[1], "corner"]] : []
    return [[x, y, "corner"], ...riser]
  })
  const [, top] = steps[0] ?? [0, 0]
  const d = through(
    [
      [-40, top - 12, "corner"],
      ...corners,
      [width + 40, (steps.at(-1)?.[1] ?? 0) + 8, "corner"],
      [width + 40, height + 40, "corner"],
      [-40, height + 40, "corner"],
    ],
    true,
  )
  const random = randomFrom("strata")
  const strata = [0.16, 0.32, 0.5, 0.7].map((share, index) => {
    const y = (x: number) => top + share * (height - top) + x * 0.42
    const places: Point[] = [0, 1, 2, 3, 4].map((place): Point => [
      -40 + (place * (width + 80)) / 4,
      y((place * width) / 4) + random.between(-16, 16),
    ])
    return cut(
      `${through(places)}L${width + 40} ${height + 400}L-40 ${height + 400}Z`,
      mix("#9A5B3A", "#4A2A1D", 0.16 + index * 0.2),
    )
  })
  const pebbles = Array.from({ length: 46 }, () => {
    const [x, y] = [random.between(0, width), random.between(top + 60, height)]
    return oval(x, y, random.between(5, 15), random.between(4, 9), random.between(-20, 20))
  }).join("")
  set
    .scenery("terraces")
    .add(
      sheet(
        cut(d, "#B06C42") + clip(d, strata.join("") + `<path d="${pebbles}" fill="#D8A878" fill-opacity="0.4"/>`),
        "land",
      ),
    )
  steps.forEach(([x, y], index) => {
    const from = steps[index - 1]?.[0] ?? -60
    const next = steps[index + 1]
    const tread = through(
      [
        [from - 6, y - 2, "corner"],
        [(from + x) / 2, y - 7],
        [x + 7, y - 3, "corner"],
        [x + 5, y + 20],
        [(from + x) / 2, y + 26],
        [from - 6, y + 22, "corner"],
      ],
      true,
    )
    const stones: string[] = []
    if (next) {
      for (let low = next[1]; low > y + 26; low -= 27) stones.push(stone(x + 2 + ((low / 27) % 2) * 5, low, 46, 31))
    }
    set.add(
      sheet(stones.join(""), "small"),
      sheet(cut(tread, ["#7FA24E", "#4F8A4C", "#A5B45A"][index % 3] ?? "#7FA24E"), "small"),
    )
  })
}

export function goatsOnTheSteps(): Picture {
  const set = stage("gallery/terraces/steps", { width: 1100, height: 1100, light: "afternoon", horizon: 0, eye: 700 })
  set.add(sun("afternoon", 800, 330, 190, "rings"))
  set.litFrom(800)
  ranges(set, { top: 500, bottom: 720, count: 3, swell: 46, far: "#E2A95A", near: "#9C8A4B" })
  const steps: readonly Point[] = [
    [210, 330],
    [430, 500],
    [650, 670],
    [880, 840],
    [1160, 1000],
  ]
  staircase(set, steps)
  set.put(goat({ age: "buck", pied: true }), 104, 326, 1.7)
  set.put(goat({ pose: "walking", coat: hide.goatBrown }), 318, 496, 1.62)
  set.put(goat({ coat: hide.goatBlack, pose: "grazing" }), 520, 666, 1.6)
  set.put(goat({ pose: "looking", age: "kid", coat: hide.goatBrown }), 722, 836, 1.7)
  set.put(goat({ pose: "walking", age: "kid", pied: true }), 830, 838, 1.7)
  set.put(
    person({
      who: "boy",
      pose: "staff",
      main: cloth.sky,
      clothes: "shorts",
      footwear: "sandals",
      skin: 4,
      seed: "step-boy",
    }),
    1006,
    996,
    1.5,
    "left",
  )
  set.put(tuft(randomFrom("step-tuft"), leaf.dry, 50), 600, 668, 1)
  return set.finish(
    "Three goats and two kids come down a stair of stone terraces to a boy with a staff, in late afternoon light.",
  )
}
