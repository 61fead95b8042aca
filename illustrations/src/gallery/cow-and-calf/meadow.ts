/** Cows with their calves out of doors: milk and a rough tongue. */
import { cattle } from "../../animals/cattle"
import { cattleBust } from "../../animals/cattle-bust-front"
import { cattleBustProfile } from "../../animals/cattle-bust-profile"
import { coats } from "../../animals/cattle-hide"
import { foreground, terracedHills } from "../../country"
import { outline, through } from "../../geometry"
import { hill } from "../../land"
import { hide, leaf, mix, mixTone } from "../../palette"
import { cut, line, sheet } from "../../paper"
import { type Picture } from "../../part"
import { bananaLeaf } from "../../plants/leaves"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"

/** So near that the cow is a wall: her flank, her udder, and the calf that has found it. */
export function suckling(): Picture {
  const set = stage("gallery/cow-and-calf/suckling", {
    width: 1200,
    height: 950,
    light: "morning",
    horizon: 430,
    eye: 84,
  })
  terracedHills(set, { ground: 560 })
  set.litFrom(-400)
  set.put(banana(set.random, mixTone(leaf.banana, set.mood.haze, 0.3), false), 1080, 700, 1.3)
  set.put(cattle({ coat: coats.chestnut, marking: "white-bellied", horns: 78 }), 500, 916, 5.7)
  set.put(cattle({ age: "calf", pose: "suckling", coat: hide.ankoleFawn, swish: -8 }), 716, 940, 6.1, "left")
  const near = mixTone(leaf.banana, set.mood.land[3], 0.6)
  set.add(bananaLeaf(-80, 60, 520, 22, near), bananaLeaf(-70, 330, 330, -8, near))
  foreground(set, 70, { tufts: [0.06, 0.9] })
  return set.finish(
    "An Ankole calf drinks from its cow, which is so near that her horns do not fit into the picture, morning sun.",
  )
}

/** Two heads in the first light: hers above, the calf's under her chin. */
export function licking(): Picture {
  const set = stage("gallery/cow-and-calf/licking", { width: 1100, height: 1050, light: "dawn", horizon: 780, eye: 66 })
  set.litFrom(1500)
  set.add(
    hill(
      [
        [-40, 620],
        [300, 560],
        [760, 640],
        [1140, 540],
      ],
      1050,
      mix(set.mood.land[0], set.mood.haze, 0.45),
      0.1,
    ),
    hill(
      [
        [-40, 760],
        [420, 730],
        [800, 790],
        [1140, 720],
      ],
      1050,
      mix(set.mood.land[1], set.mood.haze, 0.2),
      0.12,
      2,
      50,
    ),
  )
  set.put(cattleBust({ age: "calf", coat: coats.cream }), 735, 600, 6.4)
  set.put(cattleBustProfile({ coat: hide.ankoleDark, horns: 92, nose: 42 }), 330, 330, 7.2)
  set.add(
    sheet(
      cut(
        outline([662, 632], [690, 622], [716, 632], [742, 662], [748, 690], [728, 690], [706, 672], [676, 660]),
        hide.pink.base,
      ) +
        line(
          through([
            [676, 640],
            [706, 652],
            [730, 678],
          ]),
          hide.pink.shade,
          4,
        ),
      "small",
    ),
  )
  foreground(set, 76, { tufts: [0.56, 0.95] })
  return set.finish("A dark Ankole cow licks the brow of her cream calf, which stands under her chin at dawn.")
}
