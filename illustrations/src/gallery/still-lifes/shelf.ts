/** Still lifes seen straight on: what stands on a shelf or a mat. */
import { beadString, roundBasket, type Weave } from "../../goods/weaving"
import { churningGourd, ladle } from "../../goods/ghee-making"
import { gheeBowl, gheeJar, markMotif } from "../../goods"
import { cloth, leaf, material, mix, ramps, shadowColour } from "../../palette"
import { cut, line, sheet } from "../../paper"
import { round, type Part, type Picture } from "../../part"
import { stage, type Stage } from "../../scene"
import { milkPot } from "../../tools/milk-tools"
import { block, polygon, repeat } from "../../tools/shapes"

/** A wall that fills the picture, with the faint strokes of the hand that plastered it. */
function wall(set: Stage, colour: string, strokes: string): void {
  const { width, height, random } = set
  const sweeps = Array.from({ length: 26 }, () => {
    const [x, y, far] = [random.between(0, width), random.between(0, height), random.between(60, 170)]
    return `M${round(x)} ${round(y)}q${round(far / 2)} ${round(random.between(-26, -8))} ${round(far)} ${round(random.between(-8, 8))}`
  })
  set.add(`<rect width="${width}" height="${height}" fill="${colour}"/>`, line(sweeps.join(""), strokes, 5))
}

/** A part that hangs before a wall in low light: its shadow falls far to the right. `far` in its own centimetres. */
function hung(part: Part, far: number): Part {
  const id = `hung-${Math.round(far * 10)}`
  const filter = `<filter id="${id}" x="-0.5" y="-0.2" width="2.4" height="1.6"><feDropShadow dx="${far}" dy="${round(far * 0.6)}" stdDeviation="${round(far * 0.1)}" flood-color="${shadowColour}" flood-opacity="0.34"/></filter>`
  return { ...part, svg: `${filter}<g filter="url(#${id})">${part.svg}</g>` }
}

/** Bands of black and white zigzag, as they are painted and woven in Ankole houses. */
function zigzags(width: number, top: number, band: number, colours: readonly [string, ...string[]]): string {
  const teeth = Math.round(width / band)
  return colours
    .map((colour, row) => {
      const y = top + row * band * 0.72
      const points = Array.from(
        { length: teeth * 2 + 3 },
        (_, index) => `${round((index - 1) * (band / 2))} ${round(y + (index % 2) * band * 0.5)}`,
      )
      return line(`M${points.join("L")}`, colour, round(band * 0.22))
    })
    .join("")
}

export function milkPots(): Picture {
  const set = stage("still-lifes/milk-pots", { width: 1200, height: 800, light: "morning", horizon: 200 })
  wall(set, "#E7D3A8", "#DCC392")
  set.add(
    zigzags(1200, 36, 92, ["#2F211B", "#9C4A2C", "#FBF1DC"]),
    `<g opacity="0.28">${cut(polygon([0, 0], [330, 0], [980, 800], [420, 800], [0, 360]), "#FFF6D8")}</g>`,
    sheet(cut(block(-20, 690, 1240, 46), material.wood.base), "land"),
    cut(block(-20, 654, 1240, 10), material.wood.light),
    cut(block(-20, 800, 1240, 112), "#6B3A28"),
    cut(block(-20, 706, 1240, 16), "#1B0F0855"),
  )
  const shelf: readonly (readonly [number, number, boolean])[] = [
    [140, 7.4, true],
    [372, 8.6, true],
    [600, 6.6, false],
    [832, 9.2, true],
    [1066, 7, true],
  ]
  for (const [x, size, lid] of shelf) {
    set.add(
      `<ellipse cx="${x + 34}" cy="648" rx="${round(size * 15)}" ry="12" fill="${shadowColour}" fill-opacity="0.28"/>`,
    )
    set.put(milkPot({ lid, standing: false }), x, 652, size)
  }
  return set.finish(
    "{milk pots} of smoked wood on a shelf in an Ankole house, four under tall woven lids, in a beam of morning sun.",
  )
}

export function gheeMaking(): Picture {
  const set = stage("still-lifes/ghee-making", { width: 1200, height: 900, light: "dusk", horizon: 300 })
  wall(set, "#7C4A36", "#874F39")
  set.add(
    sheet(cut("M690 640V250C690 120 780 50 880 50C980 50 1070 120 1070 250V640Z", "#5A3024"), "land"),
    cut("M716 640V256C716 140 796 78 880 78C964 78 1044 140 1044 256V640Z", "#F2A646"),
    cut("M716 470C800 420 940 430 1044 476V640H716Z", "#A14E32"),
    cut("M716 540C820 500 960 520 1044 544V640H716Z", "#6F4A33"),
    `<circle cx="906" cy="400" r="64" fill="#FBDD8C"/>`,
    cut("M716 470C800 420 940 430 1044 476V500H716Z", "#A14E32"),
    sheet(cut("M-20 632C300 616 900 616 1220 632V920H-20Z", "#9A5B38"), "land"),
    sheet(
      cut("M70 880C110 800 190 726 250 700C520 684 760 684 960 700C1030 740 1100 810 1130 880Z", leaf.dry.base),
      "detail",
    ),
    repeat(7, (index) =>
      line(
        `M${92 + index * 20} ${868 - index * 26}C400 ${850 - index * 26} 800 ${850 - index * 26} ${1112 - index * 22} ${868 - index * 26}`,
        index % 2 ? ramps.clay[600] : ramps.gold[500],
        7,
      ),
    ),
    `<g opacity="0.22">${cut(polygon([716, 640], [1044, 640], [560, 900], [0, 900]), "#FFD98A")}</g>`,
  )
  set.put(churningGourd(), 320, 770, 9.2)
  set.put(milkPot({ lid: true, standing: false }), 590, 752, 7)
  set.put(gheeJar({ cover: cloth.clay, motif: markMotif(5, ramps.forest[700], ramps.clay[600]) }), 1000, 800, 12)
  set.put(gheeBowl(), 760, 838, 15)
  set.put(ladle(), 480, 852, 9)
  return set.finish(
    "All that ghee asks for: a churning gourd on its grass ring, {milk pot}, a ladle, a bowl and a jar of gold, on a mat at dusk.",
  )
}

export function basketsAndBeads(): Picture {
  const set = stage("still-lifes/baskets-and-beads", { width: 1200, height: 600, light: "noon", horizon: 200 })
  set.add(`<rect width="1200" height="600" fill="#8FB8B4"/>`)
  const { clay, gold, forest, cream } = ramps
  const black = "#2B211D"
  const baskets: readonly {
    x: number
    y: number
    radius: number
    weave: Weave
    colours: readonly [string, string, string]
  }[] = [
    { x: 163, y: 201, radius: 19.5, weave: "star", colours: [cream[200], clay[600], black] },
    { x: 429, y: 137, radius: 13.5, weave: "rings", colours: [gold[300], forest[700], clay[600]] },
    { x: 429, y: 407, radius: 18.5, weave: "swirl", colours: [cream[100], cloth.plum.base, gold[500]] },
    { x: 146, y: 480, radius: 11, weave: "petals", colours: [gold[400], clay[700], cream[100]] },
    { x: 711, y: 214, radius: 22.5, weave: "steps", colours: [cream[200], black, clay[600]] },
    { x: 1020, y: 154, radius: 14, weave: "petals", colours: [cream[100], forest[700], gold[400]] },
    { x: 1059, y: 429, radius: 16.5, weave: "star", colours: [mix(gold[400], clay[500], 0.3), black, cream[100]] },
    { x: 677, y: 493, radius: 10, weave: "rings", colours: [cream[200], cloth.indigo.base, clay[500]] },
  ]
  for (const { x, y, radius, weave, colours } of baskets)
    set.put(hung(roundBasket({ radius, weave, colours }), 2), x, y, 7.4)
  set.put(beadString({ length: 25, colours: [clay[600], clay[600], cream[50]], half: 6.5, size: 1.9 }), 830, 387, 7.2)
  set.put(
    beadString({ length: 22, colours: [gold[400], forest[700], gold[400], cloth.plum.base], half: 5, size: 1.9 }),
    897,
    326,
    7.2,
  )
  set.put(
    beadString({ length: 22, colours: [cream[50], clay[600], cloth.indigo.base], half: 4.6, size: 1.9 }),
    262,
    377,
    7.2,
  )
  return set.finish(
    "{baskets} of dyed grass hang on a blue wall like suns of many patterns, with strings of beads between them.",
  )
}
