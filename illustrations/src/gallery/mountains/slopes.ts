/** Fields on dark soil under a volcano. */
import { thatchedHut } from "../../buildings"
import { crestThrough, fieldHill, foreground, mistBand } from "../../country"
import { taper, through } from "../../geometry"
import { hill } from "../../land"
import { cloth } from "../../palette"
import { clip, cut, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { grove } from "../../plants/broad-trees"
import { stage } from "../../scene"
import { hoe, treeSeedling } from "../../tools"

export function fieldsUnderMuhabura(): Picture {
  const set = stage("gallery/mountains/volcano", {
    width: 1200,
    height: 900,
    light: "afternoon",
    horizon: 400,
    eye: 330,
  })
  set.litFrom(1500)
  const cone = through(
    [
      [60, 560, "corner"],
      [260, 430],
      [440, 200],
      [520, 120, "corner"],
      [560, 112],
      [610, 122, "corner"],
      [690, 210],
      [880, 430],
      [1120, 560, "corner"],
    ],
    true,
  )
  const folds = [300, 400, 470, 545, 620, 700, 800]
    .map((x, index) =>
      cut(
        taper(
          [
            [545 + (index - 3) * 22, 150],
            [x + (x - 545) * 0.2, 340],
            [x + (x - 545) * 0.5, 560],
          ],
          [3, 14, 26],
        ),
        "#3E4A44",
      ),
    )
    .join("")
  const left = cut(
    through(
      [
        [540, 90, "corner"],
        [520, 260],
        [470, 400],
        [400, 580, "corner"],
        [20, 580, "corner"],
        [300, 90, "corner"],
      ],
      true,
    ),
    "#55624F",
  )
  const second = through(
    [
      [820, 560, "corner"],
      [980, 400],
      [1090, 270, "corner"],
      [1130, 262],
      [1170, 280, "corner"],
      [1260, 380],
      [1300, 560, "corner"],
    ],
    true,
  )
  set.scenery("a volcano", "a mountain")
  set.add(
    sheet(cut(second, "#B98F5A"), "land"),
    sheet(cut(cone, "#6E7658") + clip(cone, left + `<g opacity="0.4">${folds}</g>`), "land"),
  )
  set.add(mistBand(set, 505, 56, 0.6, 60, 1150))
  fieldHill(set, {
    crest: crestThrough(set, 0.56, 0.53, 0.55, 0.52, 0.56),
    depth: 250,
    rows: 4,
    columns: 7,
    colours: ["#C9A94F", "#8F9A48", "#B5783F", "#A7A852", "#6F8A44", "#D4B962"],
  })
  set.put(thatchedHut(), 1010, 560, 0.15)
  set.put(thatchedHut(), 1080, 574, 0.18)
  set.add(grove(set.random, 140, 530, 150, "#5C6B38"))
  set.add(hill(crestThrough(set, 0.78, 0.8, 0.79, 0.82, 0.8), 900, "#7A4A30", 0.24, 3, 34))
  for (const [x, y] of [
    [60, 806],
    [130, 800],
    [200, 806],
    [262, 802],
    [60, 850],
    [150, 846],
    [240, 850],
    [330, 848],
    [420, 852],
    [488, 846],
  ] as const)
    set.put(treeSeedling({ bag: false, standing: false }), x, y, 1.15)
  set.stand(
    person({
      who: "woman",
      pose: "plant",
      clothes: "dress",
      main: cloth.sky,
      print: "rings",
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 4,
      footwear: "gumboots",
      seed: "potato-1",
      holds: treeSeedling({ bag: false, standing: false }),
    }),
    330,
    810,
  )
  set.stand(
    person({
      who: "woman",
      pose: "plant",
      clothes: "dress",
      main: cloth.plum,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      footwear: "gumboots",
      seed: "potato-2",
      holds: treeSeedling({ bag: false, standing: false }),
    }),
    560,
    834,
  )
  set.stand(
    person({
      who: "man",
      pose: "staff",
      clothes: "trousers",
      main: cloth.cream,
      second: cloth.indigo,
      headwear: "brimmed-hat",
      skin: 5,
      seed: "potato-3",
      holds: { ...hoe(), svg: `<g transform="translate(0 100)">${hoe().svg}</g>` },
    }),
    850,
    830,
    "left",
  )
  foreground(set, 44, { tufts: [0.05, 0.95], colour: "#4A4A26" })
  return set.finish(
    "Two women set potato plants in dark volcanic soil and a man stands with his hoe, a great cone over their plots in afternoon sun.",
  )
}
