/** Herds at rest: round the fire at dawn, under a tree at noon. */
import { cattle } from "../../animals/cattle"
import { coats } from "../../animals/cattle-hide"
import { restingCattle } from "../../animals/cattle-resting"
import { egret } from "../../animals/egret"
import { kraalFence } from "../../buildings"
import { heavens } from "../../country"
import { taper, through, type Point } from "../../geometry"
import { hill } from "../../land"
import { cloth, hide, leaf, mix } from "../../palette"
import { cut, sheet } from "../../paper"
import { round, type Picture } from "../../part"
import { person } from "../../people"
import { stage, type Stage } from "../../scene"
import { flames, woodFire } from "../../tools/lights"

/** Smoke that climbs in one slow ribbon, in pixels. */
function smoke(set: Stage, x: number, y: number, tall: number): void {
  const ribbon = (dx: number, wide: number, opacity: number) =>
    `<g opacity="${opacity}">${cut(
      taper(
        [
          [x + dx * 0.2, y],
          [x + 26 + dx * 0.4, y - tall * 0.25],
          [x - 18 + dx * 0.7, y - tall * 0.5],
          [x + 50 + dx, y - tall * 0.78],
          [x + 130 + dx, y - tall],
        ],
        [8, wide * 0.6, wide, wide * 1.3, wide * 0.6],
      ),
      mix(set.mood.low, "#FFFFFF", 0.4),
    )}</g>`
  set.add(ribbon(0, 46, 0.6), ribbon(18, 78, 0.32))
}

/** Looking down into the pen before the milking. */
export function kraalAtDawn(): Picture {
  const set = stage("gallery/herds/kraal-at-dawn", { width: 1200, height: 850, light: "dawn", horizon: 170, eye: 290 })
  heavens(set, { ground: 240, sun: { x: 960, y: 214, radius: 96, style: "rings" } })
  set.add(
    hill(
      [
        [-40, 230],
        [300, 200],
        [760, 240],
        [1240, 190],
      ],
      850,
      mix(set.mood.land[0], set.mood.haze, 0.3),
      0.1,
    ),
  )
  set.add(
    hill(
      [
        [-40, 300],
        [400, 280],
        [800, 310],
        [1240, 270],
      ],
      850,
      set.mood.land[1],
      0.14,
    ),
  )
  set.add(
    sheet(
      cut(
        through(
          [
            [-80, 420],
            [200, 330],
            [620, 300],
            [1000, 330],
            [1290, 430],
            [1300, 900],
            [-100, 900],
          ],
          true,
        ),
        mix("#C79B6A", set.mood.land[1], 0.25),
      ),
      "land",
    ),
  )
  for (const [x, y] of [
    [150, 372],
    [430, 338],
    [710, 332],
    [990, 350],
    [1240, 384],
  ] as const)
    set.stand(kraalFence({ length: 560, seed: `kraal-${x}` }), x, y)
  set.scenery("a kraal")
  set.stand(cattle({ coat: coats.cream, pose: "turned", horns: 70 }), 1060, 426)
  set.stand(restingCattle({ coat: hide.ankoleFawn, horns: 66 }), 400, 452)
  smoke(set, 590, 520, 500)
  set.stand(woodFire(), 590, 530, "right", 1.1)
  set.glow(`<g transform="translate(590 530) scale(${round(set.scaleAt(530) * 1.1)})">${flames()}</g>`)
  set.stand(
    person({
      who: "woman",
      pose: "clasp",
      clothes: "gomesi",
      main: cloth.plum,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "dawn-fire",
    }),
    740,
    560,
    "left",
  )
  set.stand(restingCattle({ coat: hide.ankole, splashed: true, horns: 70 }), 1010, 610, "left")
  set.stand(restingCattle({ age: "calf", head: "asleep", coat: hide.ankoleFawn }), 450, 640)
  set.stand(restingCattle({ coat: coats.chestnut, head: "looking", horns: 72 }), 190, 740)
  set.stand(restingCattle({ age: "calf", head: "looking", coat: hide.ankole }), 760, 780, "left")
  return set.finish(
    "Dawn in the kraal: a woman warms herself at the smoking fire, four Ankole cows and two calves around her.",
  )
}

/** One layer of leaves along the top of the picture; its lower edge hangs in scallops around `y`. */
function leaves(set: Stage, y: number, swell: number, colour: string): void {
  const { random, width } = set
  const edge: Point[] = Array.from({ length: 27 }, (_, index): Point => [
    -60 + ((index + random.between(-0.3, 0.3)) / 26) * (width + 120),
    y + (index % 2 === 0 ? -swell : swell) * random.between(0.1, 1.1) - Math.abs(index - 9) * swell * 0.12,
  ])
  set.add(sheet(cut(`${through(edge)}L${width + 60} -60L-60 -60Z`, colour), "land"))
}

/** Inside the shade of an acacia, looking out into the glare. */
export function acaciaShade(): Picture {
  const set = stage("gallery/herds/acacia-shade", { width: 1400, height: 850, light: "noon", horizon: 400, eye: 160 })
  const [far, middle, near] = set.mood.land
  set.litFrom(-2600)
  const glare = mix(middle, "#F2E2A0", 0.62)
  set.add(
    hill(
      [
        [-40, 430],
        [360, 380],
        [900, 425],
        [1440, 370],
      ],
      850,
      mix(far, set.mood.haze, 0.45),
      0.06,
    ),
    hill(
      [
        [-40, 480],
        [420, 470],
        [900, 500],
        [1440, 460],
      ],
      850,
      glare,
      0.2,
      2,
      30,
    ),
    hill(
      [
        [-40, 590],
        [300, 570],
        [700, 610],
        [1060, 580],
        [1440, 610],
      ],
      850,
      mix(near, "#143322", 0.35),
      0.04,
      2,
      60,
    ),
  )
  const { bark, acacia } = leaf
  const trunk = (points: Point[], widths: number[], colour: string) => cut(taper(points, widths), colour)
  set.add(
    sheet(
      trunk(
        [
          [330, 470],
          [240, 300],
          [60, 90],
        ],
        [46, 40, 26],
        bark.shade,
      ) +
        trunk(
          [
            [360, 480],
            [520, 300],
            [760, 90],
          ],
          [44, 36, 22],
          bark.shade,
        ) +
        trunk(
          [
            [330, 690],
            [322, 560],
            [345, 440],
            [330, 300],
            [350, 60],
          ],
          [104, 78, 70, 52, 36],
          bark.base,
        ) +
        trunk(
          [
            [366, 690],
            [352, 560],
            [368, 440],
            [350, 300],
          ],
          [40, 24, 22, 10],
          bark.shade,
        ),
    ),
  )
  leaves(set, 176, 26, acacia.light)
  leaves(set, 126, 24, acacia.base)
  leaves(set, 70, 20, acacia.shade)
  set.scenery("a flat-topped acacia")
  set.stand(restingCattle({ coat: hide.ankoleFawn, horns: 64 }), 622, 648, "left")
  set.stand(cattle({ age: "bull", coat: hide.ankoleDark, horns: 78 }), 1240, 690, "left")
  set.stand(restingCattle({ coat: coats.cream, head: "looking", horns: 68 }), 775, 722)
  set.stand(egret("striding"), 1040, 752)
  set.stand(restingCattle({ age: "calf", coat: coats.chestnut, head: "asleep" }), 620, 790)
  set.stand(restingCattle({ coat: hide.ankole, splashed: true, head: "turned", horns: 62 }), 220, 790)
  return set.finish(
    "Noon belongs to the shade: three Ankole cows and a calf doze under an acacia, a bull and an egret keep watch.",
  )
}
