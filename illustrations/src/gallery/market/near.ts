/** Market scenes seen from near: a seller behind her eggs, baskets from above, a motorcycle with hens. */
import { savanna, foreground } from "../../country"
import { cloth, mix, ramps, skin } from "../../palette"
import { cut, line, sheet } from "../../paper"
import { place, type Part, type Picture } from "../../part"
import { person } from "../../people"
import { laidHand } from "../../people/bust-body"
import { ringPrint } from "../../people/bust-cloth"
import { earring } from "../../people/bust-extras"
import { headWrap } from "../../people/bust-headwear"
import { blouse } from "../../people/bust-shirts"
import { lit } from "../../people/lit"
import { skins } from "../../people/palette"
import { band } from "../../people/pen"
import { randomFrom } from "../../random"
import { stage } from "../../scene"
import { cloud } from "../../sky"
import { basket, bodaBoda, eggTray } from "../../tools"
import { basketFromAbove, henBasket, type Seen } from "../../tools/trade"
import { repeat } from "../../tools/shapes"
import { somebody } from "../faces"

/** Scallops of an awning along the upper edge, `count` of them in two colours. */
export function awning(width: number, depth: number, count: number, colours: readonly [string, string]): string {
  const each = width / count
  return sheet(
    repeat(count, (index) =>
      cut(
        `M${index * each} -20H${(index + 1) * each}V${depth * 0.72}C${(index + 1) * each} ${depth} ${(index + 0.7) * each} ${depth * 1.06} ${(index + 0.5) * each} ${depth * 1.06}C${(index + 0.3) * each} ${depth * 1.06} ${index * each} ${depth} ${index * each} ${depth * 0.72}Z`,
        colours[index % 2 === 0 ? 0 : 1],
      ),
    ),
    "figure",
  )
}

/** A woman behind the counter of her egg stall, so near that she fills the picture. */
export function eggSeller(): Picture {
  const set = stage("gallery/egg-seller", { width: 1100, height: 1100, light: "morning", horizon: 300, eye: 60 })
  const deep = ramps.forest[800]
  set.add(
    cut("M0 0H1100V1100H0Z", mix(deep, "#F2B134", 0.08)),
    repeat(6, (row) => cut(`M0 ${230 + row * 96}H1100V${238 + row * 96}H0Z`, mix(deep, "#0C1F14", 0.4))),
    cut("M70 0H112V1100H70ZM988 0H1030V1100H988Z", mix("#966840", deep, 0.35)),
  )
  const shelf = (x: number, layers: number) => set.put(eggTray({ layers, standing: false }), x, 614, 7.4)
  shelf(250, 2)
  shelf(930, 4)
  set.add(sheet(cut("M60 612H1040V636H60Z", mix("#966840", deep, 0.2)), "detail"))
  const seller = somebody("woman", {
    name: "a woman in a printed blouse",
    skin: 4,
    seed: "egg-seller",
    light: "right",
    smile: 0.95,
    teeth: true,
    tilt: -3,
    clothes: (body) =>
      blouse(body, cloth.clay, {
        print: ringPrint(randomFrom("egg-seller-print"), "#F2C15A", "#8F331C", 70),
        neck: "v",
        trim: ramps.gold[400],
      }),
    head: ({ light }) => headWrap({ tone: cloth.gold, trim: ramps.clay[600], light, tie: "front" }),
    onHead: earring("hoop", ramps.cream[100]),
  })
  set.put(seller, 560, 1090, 12.4)
  set.add(
    sheet(
      cut("M-20 864H1120V1120H-20Z", "#A87447") +
        cut("M-20 864H1120V892H-20Z", "#C79563") +
        repeat(3, (row) => cut(`M-20 ${950 + row * 64}H1120V${955 + row * 64}H-20Z`, "#8A5C37")),
      "figure",
    ),
  )
  set.put(basket({ filling: "eggs", standing: false }), 180, 900, 7)
  set.put(eggTray({ layers: 3, standing: false }), 520, 906, 11)
  set.put(eggTray({ layers: 1, standing: false }), 880, 912, 11.6)
  set.add(awning(1100, 150, 7, [ramps.clay[600], ramps.cream[100]]))
  set.scenery("a market stall")
  return set.finish("A woman in a gold head-wrap smiles behind trays and a basket of eggs at her stall.")
}

/** Baskets on a printed cloth, straight from above, and a hand that takes an egg. */
export function eggsFromAbove(): Picture {
  // Places are thousandths of the picture's side.
  const side = 880
  const share = side / 1000
  const laid = (markup: string) => `<g transform="scale(${share})">${markup}</g>`
  const set = stage("gallery/eggs-from-above", { width: side, height: side, light: "noon", horizon: 0, eye: 300 })
  set.add(cut(`M0 0H${side}V${side}H0Z`, "#27526B"))
  const random = randomFrom("market-cloth")
  const flowers = repeat(42, (index) => {
    const [x, y] = [(index % 6) * 190 + (Math.floor(index / 6) % 2) * 95, Math.floor(index / 6) * 165]
    const petals = repeat(
      6,
      (petal) =>
        `<ellipse cx="0" cy="-22" rx="8" ry="17" transform="rotate(${petal * 60})" fill="${index % 2 ? ramps.gold[400] : "#7FB6C2"}"/>`,
    )
    return `<g transform="translate(${x} ${y}) rotate(${random.between(0, 60).toFixed(0)})" opacity="0.75">${petals}<circle r="8" fill="${ramps.clay[600]}"/></g>`
  })
  set.add(laid(flowers))
  const baskets: readonly (readonly [number, number, number, Seen, string])[] = [
    [310, 280, 27, "eggs", ramps.clay[600]],
    [780, 230, 20, "tomatoes", ramps.forest[700]],
    [130, 730, 20, "millet", ramps.soil[900]],
    [890, 630, 18, "greens", ramps.gold[500]],
    [520, 700, 27, "white eggs", ramps.clay[700]],
  ]
  for (const [x, y, radius, filling, colour] of baskets)
    set.put(
      basketFromAbove({ radius, filling, band: colour, seed: `${filling}-above` }),
      x * share,
      y * share,
      8.6 * share,
    )
  const paper = skins[3]
  const forearm = band([
    [1060, 1120, 84],
    [880, 950, 72],
    [720, 810, 50],
  ])
  const bangles = line("M732 878C756 860 778 832 786 800M758 904C784 884 806 854 816 822", ramps.gold[400], 13)
  const hand = `<g transform="translate(732 820) rotate(-138) scale(1.7)">${laidHand(paper, "left")}</g>`
  set.add(laid(sheet(lit(forearm, paper, "left", 16), "figure") + sheet(bangles, "detail") + hand))
  return set.finish(
    "Market day from above: a hand with gold bangles reaches into a basket of white eggs among tomatoes, greens and millet.",
  )
}

/** A rider with a basket of hens on the rack. */
function laden(): Part {
  const motorcycle = bodaBoda({ tone: cloth.clay, load: "none" })
  const rider = person({
    who: "man",
    pose: "ride",
    clothes: "trousers",
    main: cloth.sky,
    second: cloth.charcoal,
    print: "plain",
    footwear: "shoes",
    headwear: "cap",
    wrap: cloth.gold,
    skin: 4,
    head: "profile",
    seed: "boda-rider",
  })
  const hens = henBasket({ hens: 3, standing: false })
  return {
    svg: motorcycle.svg + place(hens, -82, -76, 0.86) + rider.svg,
    box: { ...motorcycle.box, left: -118, top: rider.box.top },
    name: motorcycle.name,
    with: [rider.name, hens.name, ...(hens.with ?? [])],
  }
}

/** The motorcycle taxi on its way to market before the rising sun. */
export function bodaWithHens(): Picture {
  const set = stage("gallery/boda-with-hens", { width: 900, height: 1200, light: "dawn", horizon: 800, eye: 74 })
  savanna(set, { ground: 900, sun: { x: 500, y: 560, radius: 270, style: "plain" }, trees: [0.9] })
  const dust = mix(skin.amber.light, set.mood.low, 0.6)
  set.add(
    sheet(
      cut("M-20 1010C200 1000 700 996 920 1012V1112C700 1126 200 1124 -20 1108Z", mix("#B4683F", set.mood.haze, 0.25)),
      "crest",
    ),
    cut("M-20 1088C200 1102 700 1104 920 1092V1110C700 1126 200 1124 -20 1108Z", mix("#B4683F", "#2A1A12", 0.25)),
    cloud(set.random, 60, 1084, 190, dust),
    cloud(set.random, 170, 1090, 110, mix(dust, "#FFFFFF", 0.2)),
  )
  set.put(laden(), 480, 1076, set.scaleAt(1076))
  foreground(set, 84, { tufts: [0.1, 0.86] })
  return set.finish("First to the market: a rider brings {hens} in a basket on his red boda-boda {light}.")
}
