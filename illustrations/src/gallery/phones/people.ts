/** People and one telephone: a grandmother learns. */
import { cattle } from "../../animals/cattle"
import { cloth, hide, mix, ramps } from "../../palette"
import { cut, line } from "../../paper"
import { place, type Picture } from "../../part"
import { fromBehind } from "../../people/back"
import { handWithPhone } from "../../people/hand"
import { stage } from "../../scene"
import { halo } from "../../tools/lights"
import { block, circle, repeat } from "../../tools/shapes"

/** Over their shoulders: two heads together, and the lit screen between them. */
export function grandmotherLearns(): Picture {
  const set = stage("gallery/grandmother-learns", {
    width: 1100,
    height: 1100,
    light: "afternoon",
    horizon: 300,
    eye: 60,
  })
  const wall = "#B9774A"
  set.litFrom(1400)
  set.add(
    cut("M0 0H1100V1100H0Z", wall),
    cut("M620 0H1100V1100H300Z", mix(wall, "#FFE2A0", 0.18)),
    repeat(12, (index) =>
      cut(`M${index * 100} 190l50 -64l50 64l-50 64Z`, index % 2 ? ramps.clay[700] : ramps.cream[200]),
    ),
    cut("M0 108H1100V118H0ZM0 262H1100V272H0Z", ramps.soil[900]),
  )
  set.put(handWithPhone({ skin: 3, screen: message(), sleeve: cloth.gold }), 585, 610, 15.5)
  set.glow(halo(585, 480, 300, 0.14))
  set.put(
    fromBehind({
      who: "elder-woman",
      clothes: "gomesi",
      main: cloth.forest,
      second: cloth.gold,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.plum,
      skin: 4,
      tilt: 10,
      seed: "gran-phone",
    }),
    300,
    2080,
    10.6,
  )
  set.put(
    fromBehind({
      who: "girl",
      clothes: "dress",
      main: cloth.clay,
      print: "dots",
      hair: "braids",
      headwear: "none",
      skin: 3,
      tilt: -12,
      seed: "girl-phone",
    }),
    850,
    2020,
    11,
  )
  return set.finish(
    "A girl shows her grandmother a message on the phone: two heads, seen from behind, over one lit screen.",
  )
}

/** A chat: a picture of a cow, a question, two answers. Centimetres of the telephone. */
const message = (): string =>
  cut("M-4 -16H4V0H-4Z", ramps.cream[100]) +
  cut("M-4 -16H4V-14.2H-4Z", ramps.forest[700]) +
  cut(circle(-2.9, -15.1, 0.6), ramps.gold[300]) +
  cut(block(-3.4, -8.6, 5.2, 5, 0.4), ramps.sky[300]) +
  cut("M-3.4 -10C-1.6 -10.8 0 -9.8 1.8 -10.4V-8.6H-3.4Z", ramps.forest[600]) +
  place(cattle({ coat: hide.ankole, splashed: true }), -1, -8.8, 0.018) +
  cut(block(-0.4, -6.2, 3.8, 1.7, 0.5), "#BFDDA8") +
  cut(block(-3.4, -3.8, 4.4, 1.7, 0.5), "#FFFFFF") +
  cut(block(0.4, -1.4, 3, 1.7, 0.5), "#BFDDA8") +
  line("M0.2 -7.1H2.8M-2.8 -4.7H0.2M1 -2.3H2.8", ramps.soil[900], 0.22)
