/** A market after dark and one by the water. */
import { marketStall } from "../../buildings"
import { foreground, lakeShore, terracedHills } from "../../country"
import { cloth, ramps } from "../../palette"
import { cut } from "../../paper"
import { place, type Picture } from "../../part"
import { person } from "../../people"
import { fromBehind } from "../../people/back"
import { stage } from "../../scene"
import { basket } from "../../tools"
import { canoe } from "../../tools/boats"
import { fishLoad } from "../../tools/household"
import { halo, lantern } from "../../tools/lights"
import { henBasket } from "../../tools/trade"
import { basin } from "../../tools/vessels"
import { lamplit } from "../lamplight"

/** A stall that shines by its own lamps. */
export function nightMarket(): Picture {
  const set = stage("gallery/night-market", { width: 1200, height: 900, light: "night", horizon: 450, eye: 124 })
  terracedHills(set, { ground: 600, sun: { x: 1070, y: 150, radius: 52, style: "plain" } })
  const [x, y] = [560, 760]
  const seller = person({
    who: "woman",
    pose: "give",
    clothes: "gomesi",
    main: cloth.clay,
    second: cloth.gold,
    print: "rings",
    headwear: "head-wrap",
    wrap: cloth.gold,
    skin: 3,
    seed: "night-1",
  })
  const [behind, front] = (["behind", "front"] as const).map((layer) =>
    marketStall({ layer, wares: "eggs", tone: cloth.gold, other: cloth.clay }),
  )
  set.glow(halo(x, y - 330, 640, 0.07))
  if (behind) lamplit(set, behind, x, y)
  set.glow(cut(`M${x - 300} ${y - 490}H${x + 300}V${y - 180}H${x - 300}Z`, "#F7B84455"))
  lamplit(set, seller, x - 20, y - 14)
  if (front) lamplit(set, front, x, y)
  for (const offset of [-150, 150]) {
    const lamp = lantern({ hung: true })
    set.put(lamp, x + offset, y - 452, 1.9)
    set.glow(halo(x + offset, y - 404, 120, 0.14), place(lamp, x + offset, y - 452, 1.9))
  }
  lamplit(
    set,
    fromBehind({
      who: "man",
      clothes: "trousers",
      main: cloth.indigo,
      second: cloth.charcoal,
      print: "plain",
      headwear: "cap",
      wrap: cloth.charcoal,
      skin: 5,
      seed: "night-4",
    }),
    880,
    862,
  )
  lamplit(
    set,
    fromBehind({ who: "girl", clothes: "dress", main: cloth.plum, print: "dots", skin: 4, seed: "night-6" }),
    1010,
    872,
  )
  set.scenery("eggs")
  return set.finish(
    "Two lanterns make a bright room of an egg stall at night; a woman serves a man and a girl under the stars.",
  )
}

/** Canoes drawn up in the mist, fish and hens on their way to market. */
export function lakesideLanding(): Picture {
  const set = stage("gallery/lakeside-landing", { width: 1200, height: 800, light: "mist", horizon: 330, eye: 150 })
  lakeShore(set, {
    ground: 620,
    sun: { x: 270, y: 210, radius: 84, style: "plain" },
    reeds: [0.03, 0.96],
    birds: { x: 960, y: 190, count: 7 },
  })
  set.stand(canoe({ tone: cloth.indigo, stripe: ramps.cream[100] }), 960, 520, "left", 0.62)
  set.put(
    person({
      who: "man",
      pose: "staff",
      clothes: "shorts",
      main: cloth.gold,
      headwear: "brimmed-hat",
      skin: 5,
      seed: "canoe-man",
    }),
    1010,
    500,
    1.05,
    "left",
  )
  set.put(henBasket({ hens: 3, standing: false }), 120, 560, 1.9)
  set.put(basket({ filling: "bananas", standing: false }), 330, 556, 1.9)
  set.stand(canoe({ tone: cloth.clay }), 290, 640)
  set.stand(
    person({
      who: "woman",
      pose: "carry-head",
      clothes: "dress",
      main: cloth.gold,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.clay,
      footwear: "barefoot",
      carries: basin({ load: fishLoad(), standing: false }),
      skin: 4,
      seed: "landing-1",
    }),
    545,
    722,
  )
  set.stand(
    person({
      who: "woman",
      pose: "carry-head",
      clothes: "gomesi",
      main: cloth.forest,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      footwear: "barefoot",
      carries: basket({ filling: "eggs", standing: false }),
      skin: 3,
      seed: "landing-2",
    }),
    745,
    744,
  )
  foreground(set, 50, { tufts: [0.05, 0.86] })
  set.scenery("eggs")
  return set.finish(
    "In the morning mist two women carry fish and eggs ashore on their heads, a man poles in, {hens} wait in a red canoe.",
  )
}
