/** A vote as somebody behind the voters sees it. */
import { savanna } from "../../country"
import { cloth } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { fromBehind, type BackOptions } from "../../people/back"
import { stage } from "../../scene"
import { cloud } from "../../sky"

/** A vote: hands against the sky. */
export function showOfHands(): Picture {
  const set = stage("gallery/show-of-hands", { width: 1100, height: 1100, light: "noon", horizon: 330, eye: 190 })
  savanna(set, { ground: 560, trees: [] })
  set.litFrom(1500)
  set.add(cloud(set.random, 230, 150, 380, "#F8F6E8"), cloud(set.random, 850, 110, 330, "#F1F3E6"))
  set.stand(
    person({
      who: "woman",
      pose: "write",
      clothes: "gomesi",
      main: cloth.gold,
      second: cloth.clay,
      print: "plain",
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 4,
      seed: "vote-chair",
    }),
    560,
    800,
    "left",
  )
  const rows: readonly (readonly [number, number, BackOptions])[] = [
    [
      110,
      960,
      {
        who: "woman",
        clothes: "dress",
        main: cloth.plum,
        print: "rings",
        headwear: "head-wrap",
        wrap: cloth.gold,
        raised: true,
        skin: 3,
        seed: "vote-1",
      },
    ],
    [
      370,
      990,
      {
        who: "man",
        clothes: "trousers",
        main: cloth.cream,
        print: "plain",
        headwear: "none",
        raised: true,
        skin: 5,
        seed: "vote-2",
      },
    ],
    [
      760,
      985,
      {
        who: "woman",
        clothes: "skirt",
        main: cloth.sky,
        headwear: "none",
        hair: "braids",
        raised: true,
        skin: 2,
        seed: "vote-3",
      },
    ],
    [1000, 950, { who: "man", clothes: "kanzu", headwear: "kofia", wrap: cloth.indigo, skin: 4, seed: "vote-4" }],
    [
      215,
      1300,
      {
        who: "elder-woman",
        clothes: "dress",
        main: cloth.indigo,
        print: "leaves",
        headwear: "head-wrap",
        wrap: cloth.clay,
        raised: true,
        skin: 4,
        seed: "vote-5",
      },
    ],
    [
      870,
      1320,
      {
        who: "man",
        clothes: "overalls",
        main: cloth.forest,
        second: cloth.clay,
        headwear: "brimmed-hat",
        raised: true,
        skin: 3,
        seed: "vote-6",
      },
    ],
  ]
  for (const [x, y, options] of rows) set.put(fromBehind(options), x, y, set.scaleAt(y))
  return set.finish("Members raise their hands to vote at noon, and the chairwoman in gold writes down the count.")
}
