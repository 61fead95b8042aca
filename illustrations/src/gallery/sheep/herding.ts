/** Sheep on the way home by lantern light. */
import { sheep } from "../../animals/sheep"
import { thatchedHut } from "../../buildings"
import { folds, foreground, heavens } from "../../country"
import { ridges } from "../../heights"
import { hill, rolling } from "../../land"
import { cloth, hide, mix } from "../../palette"
import { round, type Picture } from "../../part"
import { person } from "../../people"
import { stage } from "../../scene"
import { halo, lantern } from "../../tools/lights"
import { lamplit } from "../lamplight"

export function lanternHome(): Picture {
  const set = stage("sheep/lantern", { width: 1200, height: 800, light: "night", horizon: 330, eye: 118 })
  const { random, mood } = set
  heavens(set, { ground: 480, sun: { x: 210, y: 140, radius: 60, style: "plain" } })
  set.add(ridges(random, 1200, 450, 190, mix(mood.land[0], mood.haze, 0.4)))
  set.add(hill(rolling(random, 1200, 450, 26, 1.3), 800, mood.land[1]))
  set.put(thatchedHut(), 1080, 520, 0.42)
  folds(set, 500)
  set.litFrom(840)
  const flock = [
    [80, 640, hide.sheepBrown, "ewe"],
    [300, 615, hide.friesianWhite, "ewe"],
    [205, 735, hide.friesianWhite, "ewe"],
    [392, 748, hide.sheepCream, "lamb"],
    [612, 732, hide.friesianWhite, "ewe"],
  ] as const
  for (const [x, y, coat, age] of flock)
    lamplit(
      set,
      sheep({ pose: "walking", coat, age, ...(x === 300 && { hood: hide.goatBrown }) }),
      x,
      y,
      "right",
      0.9,
      x > 500 ? 0.6 : x > 350 ? 0.4 : 0.16,
    )
  const herder = person({
    who: "woman",
    pose: "walk",
    reaches: { near: { x: 34, y: -104 }, hands: "grip" },
    clothes: "dress",
    main: cloth.clay,
    print: "leaves",
    headwear: "head-wrap",
    wrap: cloth.gold,
    footwear: "gumboots",
    skin: 2,
    seed: "lantern-woman",
    holds: lantern({ hung: true }),
  })
  const feet = { x: 884, y: 742 }
  lamplit(set, herder, feet.x, feet.y, "right", 1, 0.72)
  foreground(set, 64, { tufts: [0.06, 0.4, 0.9] })
  const scale = set.scaleAt(feet.y)
  const [x, y] = [round(feet.x + herder.nearHand.x * scale), round(feet.y + (herder.nearHand.y + 20) * scale)]
  set.glow(halo(x, y, 330, 0.1), `<circle cx="${x}" cy="${y}" r="${round(7 * scale)}" fill="#FFF1C0"/>`)
  return set.finish("Four sheep and a lamb follow a woman with a lantern home across the hills on a moonlit night.")
}
