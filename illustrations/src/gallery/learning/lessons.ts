/** Lessons: in an open classroom, in a field of Napier grass. */
import { cattle } from "../../animals/cattle"
import { foreground, savanna, terracedHills } from "../../country"
import { cloth, mix, ramps } from "../../palette"
import { cut, line, sheet } from "../../paper"
import type { Part, Picture } from "../../part"
import { person } from "../../people"
import { benchFromBehind, type BackOptions } from "../../people/back"
import { napier } from "../../plants/grass"
import { stage } from "../../scene"
import { blackboard } from "../../tools"
import { bar, repeat } from "../../tools/shapes"

/** Pupils at their benches, seen from the back of a classroom without walls. */
export function blackboardLesson(): Picture {
  const set = stage("gallery/blackboard-lesson", { width: 1200, height: 900, light: "noon", horizon: 360, eye: 170 })
  savanna(set, { ground: 470, trees: [0.2, 0.9] })
  set.stand(cattle({ pose: "grazing" }), 170, 500, "right", 0.9)
  set.litFrom(-400)
  set.add(cut("M-10 560H1210V910H-10Z", "#B98257"), cut("M-10 560H1210V574H-10Z", "#CE9A6C"))
  set.stand(blackboard({ lesson: "cow" }), 660, 640, "right", 1.75)
  set.stand(
    person({
      who: "man",
      pose: "point",
      clothes: "trousers",
      main: cloth.clay,
      second: cloth.charcoal,
      print: "plain",
      headwear: "none",
      footwear: "shoes",
      skin: 4,
      seed: "board-teacher",
    }),
    392,
    686,
    "right",
    1.12,
  )
  const shirt = { main: cloth.cream, print: "plain" } as const
  const pinafore = { clothes: "dress", main: cloth.clay, print: "plain" } as const
  const pupils: readonly (readonly BackOptions[])[] = [
    [
      { who: "girl", ...pinafore, skin: 3, seed: "pupil-1" },
      { who: "boy", clothes: "shorts", ...shirt, second: cloth.indigo, skin: 5, raised: true, seed: "pupil-2" },
      { who: "girl", ...pinafore, hair: "braids", skin: 2, seed: "pupil-3" },
      { who: "boy", clothes: "shorts", ...shirt, second: cloth.indigo, skin: 4, seed: "pupil-4" },
    ],
    [
      { who: "boy", clothes: "shorts", ...shirt, second: cloth.indigo, skin: 3, seed: "pupil-5" },
      {
        who: "girl",
        ...pinafore,
        hair: "bun",
        skin: 4,
        raised: true,
        seed: "pupil-6",
      },
      {
        who: "girl",
        ...pinafore,
        skin: 5,
        headwear: "hijab",
        wrap: cloth.sky,
        seed: "pupil-7",
      },
    ],
  ]
  pupils.forEach((row, index) => set.stand(benchFromBehind(row, 50), [780, 420][index] ?? 0, [800, 1010][index] ?? 0))
  const beam = mix(ramps.soil[900], "#6B472B", 0.5)
  set.add(
    sheet(cut(bar(70, 910, 74, 60, 40, 34), beam) + cut(bar(1140, 910, 1136, 60, 40, 34), beam), "figure"),
    sheet(
      cut("M-20 -20H1220V96L600 44L-20 96Z", mix(beam, "#1B0F08", 0.25)) +
        repeat(9, (index) => cut(bar(index * 150, -20, 600 + (index - 4) * 82, 52, 12, 8), beam)),
      "figure",
    ),
  )
  return set.finish(
    "Four girls and three boys learn the parts of a cow from a man at the blackboard; two have a hand up already.",
  )
}

/** A pole marked every half metre, held upright; origin at the hand, `grip` centimetres above the ground. */
function measuringPole(grip: number): Part {
  return {
    svg: sheet(
      repeat(6, (index) =>
        cut(bar(0, grip - index * 50, 0, grip - index * 50 - 50, 5), index % 2 ? ramps.cream[50] : ramps.clay[600]),
      ) + repeat(12, (index) => line(`M-2.5 ${grip - index * 25}H2.5`, ramps.soil[900], 0.8)),
      "small",
    ),
    box: { left: -3, top: grip - 300, right: 3, bottom: grip },
    name: "a measuring pole",
  }
}

/** Fodder taller than those who planted it. */
export function measuringNapier(): Picture {
  const set = stage("gallery/measuring-napier", { width: 800, height: 1200, light: "morning", horizon: 800, eye: 90 })
  terracedHills(set, { ground: 910 })
  set.litFrom(-200)
  for (const [x, y, scale] of [
    [690, 1000, 4.2],
    [560, 1020, 3.8],
    [780, 1040, 4.6],
    [640, 1060, 4.2],
  ] as const)
    set.put(napier(set.random), x, y, scale)
  const pole = measuringPole(112)
  set.stand(
    person({
      who: "girl",
      pose: "staff",
      clothes: "dress",
      main: cloth.clay,
      print: "dots",
      hair: "braids",
      skin: 4,
      height: 146,
      holds: pole,
      seed: "napier-1",
    }),
    420,
    1090,
  )
  set.stand(
    person({
      who: "girl",
      pose: "write",
      clothes: "skirt",
      main: cloth.gold,
      second: cloth.indigo,
      print: "plain",
      hair: "bun",
      skin: 2,
      height: 150,
      seed: "napier-2",
      head: "profile",
    }),
    200,
    1100,
  )
  foreground(set, 80, { tufts: [0.1, 0.62] })
  return set.finish(
    "A girl holds a measuring pole to Napier grass taller than she is and another writes down its height {light}.",
  )
}
