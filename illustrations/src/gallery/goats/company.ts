/** Goats and the people who keep them. */
import { goat } from "../../animals/goat"
import { foreground, savanna } from "../../country"
import { taper, through, type Point } from "../../geometry"
import { cloth, hide, leaf, mix, ramps } from "../../palette"
import { clip, cut, sheet } from "../../paper"
import type { Part, Picture } from "../../part"
import { person } from "../../people"
import { bust } from "../../people/bust"
import { ringPrint } from "../../people/bust-cloth"
import { earring } from "../../people/bust-extras"
import { headWrap } from "../../people/bust-headwear"
import { gomesi } from "../../people/bust-gomesi"
import { randomFrom } from "../../random"
import { canopy } from "../../plants/canopy"
import { bananaLeaf } from "../../plants/leaves"
import { stage } from "../../scene"
import { recordBook, stool } from "../../tools"

export function inHerArms(): Picture {
  const set = stage("goats/arms", { width: 900, height: 1200, light: "dusk", horizon: 700, eye: 100 })
  set.add(
    `<circle cx="450" cy="430" r="370" fill="#F2A646" fill-opacity="0.5"/><circle cx="450" cy="430" r="290" fill="#F8D27A" fill-opacity="0.6"/>`,
  )
  for (const [x, y, length, degrees] of [
    [-60, 820, 560, -48],
    [960, 800, 560, 226],
    [-70, 520, 420, -28],
    [970, 470, 430, 206],
  ] as const) {
    set.add(
      bananaLeaf(x, y, length, degrees, { light: leaf.acacia.light, base: leaf.acacia.base, shade: leaf.acacia.shade }),
    )
  }
  const kid = goat({ pose: "lying", age: "kid", coat: hide.sheepCream, hood: hide.goatBrown, breed: "Boer" })
  const woman = bust({
    name: "a woman in a gomesi",
    skin: 3,
    light: "right",
    build: { shoulders: 0.94, neck: 0.9, across: true },
    seed: "gomesi-and-kid",
    width: 1,
    jaw: 0.94,
    smile: 0.85,
    teeth: true,
    brows: 0.8,
    arch: 2,
    lashes: true,
    lips: 1.08,
    tilt: 5,
    clothes: (body) =>
      gomesi(
        body,
        cloth.forest,
        cloth.gold,
        ringPrint(randomFrom("kid-print"), ramps.forest[800], ramps.gold[400], 74),
      ),
    head: ({ light }) => headWrap({ tone: cloth.gold, trim: ramps.clay[600], light, tie: "front" }),
    onHead: earring("hoop", ramps.gold[300]),
    holds: { part: kid, x: -30, y: 520, size: 9.8, wrist: [-6, 470], curl: 0.8 },
  })
  set.put(woman, 440, 1290, 15)
  return set.finish(
    "A woman in a green gomesi laughs with a white, brown-headed kid in her arms, the evening sky behind her.",
  )
}

/** An open book tipped towards the reader. */
const openBook = (): Part => {
  const book = recordBook({ standing: false })
  return { ...book, svg: `<g transform="translate(5 -2) rotate(-22)">${book.svg}</g>`, name: "an open book" }
}

export function readingAloud(): Picture {
  const set = stage("goats/reading", { width: 1200, height: 900, light: "afternoon", horizon: 380, eye: 116 })
  const { mood } = set
  savanna(set, { ground: 560, trees: [0.08] })
  set.litFrom(100)
  // The tree: a trunk that the frame cuts, its roots, and leaves along the top.
  const bark = leaf.bark
  const trunk = through(
    [
      [905, -40, "corner"],
      [890, 240],
      [872, 520],
      [820, 690],
      [700, 764],
      [900, 772],
      [1010, 800],
      [1260, 800, "corner"],
      [1260, -40, "corner"],
    ] satisfies Point[],
    true,
  )
  const folds = [
    [940, 0, 930, 420, 900, 700],
    [1010, -20, 1010, 400, 980, 740],
    [1090, 0, 1100, 420, 1090, 770],
  ]
    .map(([ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0]) =>
      cut(
        taper(
          [
            [ax, ay],
            [bx, by],
            [cx, cy],
          ],
          [10, 16, 6],
        ),
        bark.shade,
      ),
    )
    .join("")
  set.add(
    sheet(
      cut(trunk, bark.base) +
        clip(
          trunk,
          cut(
            taper(
              [
                [900, -40],
                [884, 300],
                [846, 640],
                [720, 766],
              ],
              [26, 30, 40, 30],
            ),
            bark.light,
          ) + folds,
        ),
      "land",
    ),
  )
  set.stand(goat({ pose: "alert", coat: hide.ankoleFawn, breed: "Small East African" }), 196, 716)
  set.stand(goat({ pose: "looking", coat: hide.goatBrown }), 470, 690)
  set.stand(stool(), 764, 800, "left", 0.88)
  set.stand(
    person({
      who: "girl",
      pose: "sit",
      head: "profile",
      clothes: "dress",
      main: cloth.sky,
      print: "dots",
      skin: 4,
      hair: "braids",
      headwear: "none",
      footwear: "sandals",
      seed: "reader",
      holds: openBook(),
    }),
    742,
    800,
    "left",
    1.02,
  )
  set.stand(goat({ pose: "lying", pied: true }), 330, 842)
  set.stand(goat({ pose: "asleep", age: "kid", coat: hide.goatBrown }), 890, 846, "left", 1.1)
  const overhead = { from: 310, to: 1300, swell: 24, trunkAt: 900, step: 84 }
  const leaves = randomFrom("goats/reading-canopy")
  set.add(
    canopy(leaves, { ...overhead, y: 190, colour: mix(leaf.acacia.shade, mood.land[2], 0.2) }),
    canopy(leaves, { ...overhead, y: 130, colour: leaf.acacia.base }),
    canopy(leaves, { ...overhead, y: 70, colour: leaf.acacia.light }),
  )
  foreground(set, 60, { tufts: [0.05, 0.3, 0.93] })
  return set.finish("A girl reads under a great tree to three goats and a sleeping kid, late afternoon on the savanna.")
}
