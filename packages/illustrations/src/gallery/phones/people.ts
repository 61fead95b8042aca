/** People and one telephone: a grandmother learns. */

import { cloth, ramps } from "../../palette"
import { cut } from "../../paper"
import type { Picture } from "../../part"
import { leafPrint } from "../../people/bust-cloth"
import { earring, glasses } from "../../people/bust-extras"
import { crop } from "../../people/bust-hair"
import { headWrap } from "../../people/bust-headwear"
import { gomesi } from "../../people/bust-gomesi"
import { blouse } from "../../people/bust-shirts"
import { randomFrom } from "../../random"
import { stage } from "../../scene"
import { phone } from "../../tools"
import { repeat } from "../../tools/shapes"
import { somebody } from "../faces"

/** Two heads over one telephone. */
export function grandmotherLearns(): Picture {
  const set = stage("gallery/grandmother-learns", {
    width: 1100,
    height: 1100,
    light: "afternoon",
    horizon: 300,
    eye: 60,
  })
  const wall = "#C98A52"
  set.add(
    cut("M0 0H1100V1100H0Z", wall),
    repeat(12, (index) =>
      cut(`M${index * 100} 250l50 -64l50 64l-50 64Z`, index % 2 ? ramps.clay[700] : ramps.cream[200]),
    ),
    cut("M0 168H1100V178H0ZM0 322H1100V332H0Z", ramps.soil[900]),
    cut("M0 840H1100V1100H0Z", ramps.clay[700]),
  )
  const grandmother = somebody("grandmother", {
    name: "an elderly woman in a gomesi",
    skin: 4,
    seed: "gran-phone",
    smile: 1,
    teeth: true,
    tilt: 11,
    clothes: (body) =>
      gomesi(body, cloth.forest, cloth.gold, leafPrint(randomFrom("gran-print"), ["#3F8A5C", "#8DB27A"], 64)),
    head: ({ light }) => headWrap({ tone: cloth.plum, trim: ramps.gold[400], light, tie: "back" }),
    onHead: glasses(ramps.soil[900]) + earring("stud", ramps.gold[400]),
  })
  set.put(grandmother, 350, 1120, 12.6)
  const granddaughter = somebody("girl", {
    name: "a girl in a blouse",
    skin: 3,
    seed: "girl-phone",
    light: "left",
    smile: 0.95,
    teeth: true,
    tilt: 7,
    build: { shoulders: 0.78, neck: 0.76, across: true },
    clothes: (body) => blouse(body, cloth.gold, { trim: ramps.clay[600] }),
    head: ({ light, random }) => crop({ light, random, width: 1.02, lift: 14 }),
    holds: { part: phone({ back: true }), x: 96, y: 466, size: 10.4, wrist: [-4, 448], curl: 0.62, tilt: -22 },
  })
  set.put(granddaughter, 800, 1180, 11.6, "left")
  return set.finish(
    "One message, two pairs of eyes: a girl holds the phone before a painted wall, her grandmother leans in with her glasses on.",
  )
}
