/** A valley dam in the dry season. */
import { farCattle } from "../../animals/cattle-far"
import { coats } from "../../animals/cattle-hide"
import { heavens, scatter, waterColours } from "../../country"
import { outline, through, type Point } from "../../geometry"
import { hill } from "../../land"
import { hide, mix, type Tone } from "../../palette"
import { cut, line, sheet } from "../../paper"
import { type Picture } from "../../part"
import { acacia } from "../../plants/trees"
import { stage } from "../../scene"
import { lens } from "./water-parts"

/** A dam from the hill above it, the whole neighbourhood's cattle round it. */
export function valleyDam(): Picture {
  const set = stage("gallery/water/valley-dam", { width: 1400, height: 800, light: "morning", horizon: 60, eye: 900 })
  const { water, glint } = waterColours(set)
  const grass = mix(set.mood.land[1], set.mood.land[2], 0.35)
  heavens(set, { ground: 120 })
  set.litFrom(1500)
  set.add(
    hill(
      [
        [-40, 130],
        [300, 70],
        [700, 130],
        [1100, 60],
        [1440, 120],
      ],
      800,
      mix(set.mood.land[0], set.mood.haze, 0.3),
      0.1,
    ),
  )
  set.add(
    hill(
      [
        [-40, 200],
        [400, 170],
        [900, 210],
        [1440, 160],
      ],
      800,
      mix(grass, set.mood.haze, 0.25),
      0.14,
      2,
      30,
    ),
  )
  set.add(
    hill(
      [
        [-40, 300],
        [500, 260],
        [1000, 280],
        [1440, 250],
      ],
      800,
      grass,
      0.12,
    ),
  )
  const trails: readonly (readonly Point[])[] = [
    [
      [-40, 420],
      [200, 440],
      [400, 480],
    ],
    [
      [300, 820],
      [420, 700],
      [520, 630],
    ],
    [
      [1000, 820],
      [920, 720],
      [860, 640],
    ],
    [
      [1440, 330],
      [1240, 360],
      [1040, 450],
    ],
    [
      [654, 276],
      [680, 320],
      [700, 380],
    ],
  ]
  for (const trail of trails) set.add(line(through(trail), mix(grass, "#E4BE84", 0.75), 20))
  const bank = outline(
    [330, 470],
    [440, 400],
    [640, 368],
    [860, 376],
    [1030, 430],
    [1080, 510],
    [1010, 600],
    [820, 650],
    [560, 646],
    [390, 580],
  )
  const pool = outline(
    [372, 480],
    [470, 420],
    [650, 394],
    [850, 402],
    [1000, 448],
    [1040, 512],
    [974, 580],
    [806, 622],
    [576, 620],
    [424, 566],
  )
  set.add(sheet(cut(bank, mix("#D9A46C", grass, 0.25)), "land"), cut(pool, mix(water, "#2C6F7C", 0.25)))
  const slips = [
    [560, 470, 80],
    [760, 440, 60],
    [860, 540, 90],
    [640, 560, 70],
    [520, 520, 40],
    [930, 490, 40],
  ] as const
  set.add(cut(slips.map(([x, y, half]) => lens(x, y, half, 5)).join(""), mix(water, glint, 0.7)))
  const tones: readonly Tone[] = [hide.ankole, hide.ankoleFawn, coats.cream, coats.chestnut, hide.ankoleDark]
  const herd: readonly (readonly [number, number, "left" | "right", "open" | "closed" | "grazing"])[] = [
    [120, 428, "right", "open"],
    [236, 446, "right", "open"],
    [668, 300, "left", "open"],
    [560, 394, "right", "grazing"],
    [690, 372, "left", "closed"],
    [800, 384, "left", "grazing"],
    [1310, 344, "left", "open"],
    [1200, 368, "left", "open"],
    [960, 420, "left", "grazing"],
    [1060, 470, "left", "grazing"],
    [352, 500, "right", "grazing"],
    [372, 560, "right", "grazing"],
    [1070, 560, "left", "grazing"],
    [440, 628, "right", "closed"],
    [970, 636, "left", "grazing"],
    [560, 672, "left", "closed"],
    [390, 738, "right", "open"],
    [690, 676, "right", "closed"],
    [840, 690, "left", "open"],
    [965, 772, "left", "open"],
    [1130, 660, "right", "grazing"],
    [240, 600, "left", "grazing"],
  ]
  const trees = [
    [120, 330, 0.3],
    [1330, 300, 0.34],
    [1330, 770, 0.56],
    [60, 790, 0.5],
  ] as const
  for (const [x, y, scale] of trees.slice(0, 2)) set.put(acacia(set.random), x, y, scale)
  herd.forEach(([x, y, facing, step], index) =>
    set.stand(farCattle({ tone: tones[(index * 3) % 5] ?? hide.ankole, horns: 70, step }), x, y, facing, 0.62),
  )
  for (const [x, y, scale] of trees.slice(2)) set.put(acacia(set.random), x, y, scale)
  scatter(
    set,
    [
      [0.22, 690],
      [0.8, 700],
      [0.56, 760],
    ],
    60,
  )
  set.scenery("a valley dam")
  return set.finish(
    "More than twenty Ankole cows stand round a valley dam or walk to it along their trails in the morning.",
  )
}
