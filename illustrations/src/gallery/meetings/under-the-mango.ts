/** A meeting as somebody in the last row sees it. */
import { terracedHills } from "../../country"
import { cloth, leaf, mixTone } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { benchFromBehind, fromBehind, type BackOptions } from "../../people/back"
import { mango } from "../../plants/mango"
import { stage } from "../../scene"

/** Benches in the shade of a mango tree, everyone's back to us, the speaker beyond. */
export function underTheMango(): Picture {
  const set = stage("gallery/under-the-mango", { width: 1200, height: 900, light: "morning", horizon: 420, eye: 190 })
  terracedHills(set, { ground: 520 })
  set.litFrom(-100)
  set.put(mango(set.random, { tone: mixTone(leaf.acacia, "#2C6240", 0.2) }), 560, 640, 1.18)
  set.stand(
    person({
      who: "woman",
      pose: "speak",
      clothes: "gomesi",
      main: cloth.clay,
      second: cloth.gold,
      print: "plain",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "mango-speaker",
    }),
    690,
    690,
    "left",
    1.12,
  )
  const far: readonly (readonly BackOptions[])[] = [
    [
      {
        who: "man",
        clothes: "trousers",
        main: cloth.denim,
        print: "plain",
        headwear: "cap",
        wrap: cloth.gold,
        skin: 4,
        seed: "mango-1",
      },
      {
        who: "woman",
        clothes: "dress",
        main: cloth.plum,
        print: "dots",
        headwear: "head-wrap",
        wrap: cloth.sky,
        skin: 3,
        seed: "mango-2",
      },
      { who: "elder-man", clothes: "kanzu", headwear: "kofia", wrap: cloth.clay, skin: 5, seed: "mango-3" },
    ],
    [
      {
        who: "woman",
        clothes: "skirt",
        main: cloth.gold,
        second: cloth.indigo,
        print: "plain",
        headwear: "none",
        hair: "braids",
        skin: 2,
        seed: "mango-4",
      },
      {
        who: "man",
        clothes: "overalls",
        main: cloth.forest,
        second: cloth.cream,
        headwear: "brimmed-hat",
        skin: 4,
        seed: "mango-5",
      },
      {
        who: "woman",
        clothes: "dress",
        main: cloth.sky,
        print: "leaves",
        headwear: "hijab",
        wrap: cloth.indigo,
        skin: 2,
        seed: "mango-6",
      },
    ],
  ]
  far.forEach((row, index) => set.stand(benchFromBehind(row), [270, 985][index] ?? 0, 745))
  const near: readonly (readonly BackOptions[])[] = [
    [
      {
        who: "elder-woman",
        clothes: "gomesi",
        main: cloth.forest,
        second: cloth.gold,
        headwear: "head-wrap",
        wrap: cloth.plum,
        skin: 4,
        seed: "mango-7",
      },
      {
        who: "man",
        clothes: "trousers",
        main: cloth.cream,
        second: cloth.khaki,
        print: "stripes",
        headwear: "none",
        skin: 5,
        seed: "mango-8",
      },
    ],
    [
      {
        who: "man",
        clothes: "trousers",
        main: cloth.indigo,
        second: cloth.charcoal,
        print: "plain",
        headwear: "none",
        hair: "short",
        skin: 3,
        seed: "mango-9",
      },
      {
        who: "woman",
        clothes: "gomesi",
        main: cloth.gold,
        second: cloth.plum,
        headwear: "none",
        hair: "bun",
        baby: cloth.clay,
        skin: 4,
        seed: "mango-10",
      },
    ],
  ]
  near.forEach((row, index) => set.stand(benchFromBehind(row, 56), [190, 1010][index] ?? 0, 934))
  set.stand(
    fromBehind({
      who: "girl",
      pose: "sit-ground",
      clothes: "dress",
      main: cloth.sky,
      print: "plain",
      skin: 3,
      seed: "mango-11",
    }),
    560,
    868,
  )
  return set.finish(
    "From the last bench: men, women, a baby and a girl listen to the chairwoman under a mango tree {light}.",
  )
}
