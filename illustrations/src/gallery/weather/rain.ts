/** The first drops. */
import { crestThrough, foreground, ranges } from "../../country"
import type { Point } from "../../geometry"
import { hill } from "../../land"
import { cloth, leaf, mixTone } from "../../palette"
import { clip, cut, line, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { haystack } from "../../plants/hay"
import { tuft } from "../../plants/grass"
import { banana } from "../../plants/trees"
import { randomFrom } from "../../random"
import { stage } from "../../scene"
import { hayBale } from "../../tools"
import { rainFall, rainBank } from "../../weather"

/** A tarpaulin held up between two pairs of hands and sagging in the middle; pixels. */
function tarpaulin(left: Point, right: Point, drop: number): string {
  const [x1, y1] = left
  const [x2, y2] = right
  const middle = (x1 + x2) / 2
  const low = Math.max(y1, y2)
  const d = `M${x1} ${y1}Q${middle} ${y1 - drop * 0.75} ${x2} ${y2}L${x2 + 26} ${low + drop}Q${middle + 120} ${low + drop * 0.62} ${middle} ${low + drop * 0.78}Q${middle - 130} ${low + drop * 0.6} ${x1 - 26} ${low + drop}Z`
  const folds = [0.2, 0.4, 0.6, 0.8]
    .map(
      (share) =>
        `M${x1 + (x2 - x1) * share} ${y1 - drop * 0.2}L${x1 - 20 + (x2 - x1 + 40) * share} ${low + drop * 0.8}`,
    )
    .join("")
  return sheet(
    cut(d, cloth.denim.base) +
      clip(
        d,
        cut(
          `M${middle + 60} ${y1 - drop}L${x2 + 60} ${y1 - drop}V${low + drop * 1.2}H${middle + 110}Z`,
          cloth.denim.shade,
        ) + line(folds, cloth.denim.light, 4),
      ),
    "figure",
  )
}

export function firstDrops(): Picture {
  const set = stage("gallery/weather/first-drops", { width: 1200, height: 900, light: "rain", horizon: 330, eye: 178 })
  set.add(rainBank(1200, 700, 0, 0))
  set.scenery("a tarpaulin")
  ranges(set, { top: 400, bottom: 440, count: 2, swell: 30, far: "#8FA69A", near: "#64866E" })
  set.add(hill(crestThrough(set, 0.53, 0.52, 0.54, 0.52, 0.53), 900, "#5E8C58", 0.14, 1, 40))
  set.put(haystack(set.random), 190, 640, 0.8)
  set.put(banana(set.random, mixTone(leaf.banana, "#4F7A5C", 0.3)), 1130, 660, 1)
  set.add(hill(crestThrough(set, 0.72, 0.73, 0.72, 0.74, 0.72), 900, "#4A7F50", 0.18, 1, 70))
  set.add(rainFall(randomFrom("back-drops"), { left: 0, right: 1250, top: 230, bottom: 800, count: 70, opacity: 0.4 }))
  for (const [x, y] of [
    [510, 770],
    [690, 772],
    [600, 690],
  ] as const)
    set.put(hayBale(), x, y, 1.98)
  const left = person({
    who: "woman",
    pose: "weigh",
    clothes: "dress",
    main: cloth.gold,
    print: "rings",
    headwear: "head-wrap",
    wrap: cloth.plum,
    footwear: "gumboots",
    skin: 4,
    seed: "tarp-1",
  })
  const right = person({
    who: "man",
    pose: "weigh",
    clothes: "trousers",
    main: cloth.clay,
    second: cloth.charcoal,
    print: "plain",
    headwear: "none",
    skin: 5,
    seed: "tarp-2",
  })
  set.stand(left, 330, 800)
  set.stand(right, 876, 802, "left")
  const s = set.scaleAt(800)
  set.add(
    tarpaulin(
      [330 + left.farHand.x * s, 800 + left.farHand.y * s],
      [876 - right.farHand.x * s, 802 + right.farHand.y * s],
      110,
    ),
  )
  set.stand(
    person({ who: "girl", pose: "run", clothes: "dress", main: cloth.sky, skin: 3, seed: "drop-girl" }),
    1060,
    830,
    "left",
    1,
  )
  set.put(tuft(set.random, mixTone(leaf.papyrus, "#234F36", 0.4), 40), 120, 850, 2)
  set.add(
    rainFall(randomFrom("front-drops"), {
      left: -20,
      right: 1260,
      top: 120,
      bottom: 900,
      count: 34,
      opacity: 0.6,
      colour: "#F4F6EC",
    }),
  )
  foreground(set, 44, { tufts: [0.9] })
  return set.finish("A woman and a man pull a tarpaulin over hay bales as rain begins; a girl comes running to help.")
}
