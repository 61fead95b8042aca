/** Weavers busy round their hanging nests. */
import { weaverNest, weaver } from "../../animals/weaver"
import { taper, through } from "../../geometry"
import { leaf } from "../../palette"
import { cut, sheet } from "../../paper"
import { type Picture, round } from "../../part"
import { stage } from "../../scene"
import { cloud } from "../../sky"

export function weavers(): Picture {
  const set = stage("birds/weavers", { width: 900, height: 1200, light: "noon", horizon: 1100, eye: 60 })
  set.add(cloud(set.random, 200, 980, 420, "#F4F4E4"), cloud(set.random, 760, 1090, 380, "#EDF2E2"))
  const bark = leaf.bark
  const twig = (points: readonly (readonly [number, number])[], widths: readonly number[], colour: string) =>
    cut(
      taper(
        points.map(([x, y]): [number, number] => [x, y]),
        widths,
      ),
      colour,
    )
  set.add(
    sheet(
      twig(
        [
          [960, 60],
          [640, 130],
          [330, 190],
          [60, 330],
        ],
        [74, 50, 30, 10],
        bark.base,
      ) +
        twig(
          [
            [640, 130],
            [540, 300],
            [500, 420],
          ],
          [34, 20, 8],
          bark.shade,
        ) +
        twig(
          [
            [800, 96],
            [760, 300],
            [700, 470],
            [690, 560],
          ],
          [40, 26, 16, 7],
          bark.base,
        ) +
        twig(
          [
            [330, 190],
            [280, 330],
            [250, 480],
          ],
          [22, 14, 7],
          bark.shade,
        ),
      "land",
    ),
  )
  const leaflet = (x: number, y: number, length: number, turn: number, colour: string) =>
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">${cut(
      through(
        [
          [0, 0, "corner"],
          [length * 0.5, -length * 0.2],
          [length, 0, "corner"],
          [length * 0.5, length * 0.2],
        ],
        true,
      ),
      colour,
    )}</g>`
  const tufts = [
    [60, 320],
    [150, 270],
    [330, 180],
    [500, 150],
    [640, 110],
    [820, 70],
    [880, 150],
    [400, 80],
    [200, 120],
    [740, 250],
  ] as const
  set.add(
    ...tufts.map(([x, y]) =>
      sheet(
        Array.from({ length: 9 }, (_, index) =>
          leaflet(
            x + set.random.between(-30, 30),
            y + set.random.between(-20, 20),
            set.random.between(70, 120),
            index * 40 + set.random.between(-14, 14),
            set.random.pick([leaf.acacia.base, leaf.banana.shade, leaf.euphorbia.base]),
          ),
        ).join(""),
        "detail",
      ),
    ),
  )
  const nests = [
    [500, 420, 7.2, false],
    [690, 555, 9, true],
    [250, 480, 8.2, false],
    [84, 345, 5, true],
    [370, 215, 5, false],
    [800, 130, 7.4, false],
  ] as const
  for (const [x, y, scale, fresh] of nests) set.put(weaverNest(set.random, fresh), x, y, scale)
  set.put(weaver("perching"), 250, 226, 8.4, "left")
  set.put(weaver("perching"), 560, 146, 8.4)
  set.put(weaver("fluttering"), 440, 890, 12)
  set.put(weaver("fluttering"), 180, 1070, 10)
  set.put(weaver("fluttering"), 760, 1080, 9, "left")
  return set.finish(
    "{weavers} in yellow and black build and quarrel round {woven nests} that hang like fruit in the midday light.",
  )
}
