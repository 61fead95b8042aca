/** A herd at rest under a tree at noon. */
import { cattle } from "../../animals/cattle"
import { coats } from "../../animals/cattle-hide"
import { restingCattle } from "../../animals/cattle-resting"
import { egret } from "../../animals/egret"
import { taper, type Point } from "../../geometry"
import { hill } from "../../land"
import { hide, leaf, mix } from "../../palette"
import { cut, sheet } from "../../paper"
import type { Picture } from "../../part"
import { canopy } from "../../plants/canopy"
import { stage } from "../../scene"

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
  const overhead = { from: -60, to: 1460, trunkAt: 466 }
  set.add(
    canopy(set.random, { ...overhead, y: 150, swell: 12, step: 120, colour: acacia.light }),
    canopy(set.random, { ...overhead, y: 104, swell: 11, step: 104, colour: acacia.base }),
    canopy(set.random, { ...overhead, y: 54, swell: 10, step: 92, colour: acacia.shade }),
  )
  set.scenery("a flat-topped acacia")
  set.stand(restingCattle({ coat: hide.ankoleFawn, horns: 64 }), 622, 648, "left")
  set.stand(cattle({ age: "bull", coat: hide.ankoleDark, horns: 78 }), 1240, 690, "left")
  set.stand(restingCattle({ coat: coats.cream, head: "looking", horns: 68 }), 775, 722)
  set.stand(egret("striding"), 1040, 752)
  set.stand(restingCattle({ age: "calf", coat: coats.chestnut, head: "asleep" }), 620, 790)
  set.stand(restingCattle({ coat: hide.ankole, splashed: true, head: "turned", horns: 62 }), 220, 790)
  return set.finish(
    "Three Ankole cows and a calf rest in the shade of an acacia at noon; a bull and an egret stand on watch.",
  )
}
