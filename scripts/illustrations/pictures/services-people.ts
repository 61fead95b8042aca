/** Service pictures about people and land: speaking up, protection, community, environment. */
import { cattle } from "../animals/cattle"
import { biogasDome, railFence, solarPosts, thatchedHut } from "../buildings"
import { foreground, savanna, scatter, terracedHills } from "../country"
import { cut, line, sheet } from "../paper"
import { cloth, leaf, material, ramps } from "../palette"
import type { Part, Picture } from "../part"
import { person } from "../people"
import { acacia, banana } from "../plants/trees"
import { rainBank } from "../sky"
import { basket, bench, coolBox, jerrycan, savingsBox, table, treeSeedling, umbrella } from "../tools"
import type { Pictures } from "./index"
import { servicePaper } from "./services-work"

function advocacy(): Picture {
  const set = servicePaper("advocacy-representation", "afternoon", 420, 128)
  savanna(set, { ground: 540, sun: { x: 590, y: 230, radius: 118 }, trees: [0.06] })
  set.stand(acacia(set.random, leaf.acacia), 1080, 620, "right", 1)
  set.stand(person({ who: "man", pose: "sit", clothes: "trousers", main: cloth.cream, second: cloth.charcoal, headwear: "none", print: "plain", skin: 4, seed: "official" }), 1055, 742, "left")
  set.stand(person({ who: "woman", pose: "write", clothes: "skirt", main: cloth.plum, headwear: "none", hair: "bun", skin: 2, seed: "clerk" }), 900, 742, "left", 0.96)
  set.stand(table({ length: 180, drape: cloth.forest }), 965, 780)
  set.stand(bench({ length: 260 }), 215, 752)
  set.stand(person({ who: "elder-woman", pose: "sit", clothes: "gomesi", main: cloth.plum, second: cloth.gold, headwear: "head-wrap", wrap: cloth.gold, skin: 5, seed: "member-1" }), 100, 752)
  set.stand(person({ who: "man", pose: "sit", clothes: "trousers", main: cloth.indigo, second: cloth.khaki, headwear: "brimmed-hat", skin: 3, seed: "member-2" }), 225, 758)
  set.stand(person({ who: "woman", pose: "sit", clothes: "dress", main: cloth.sky, headwear: "hijab", wrap: cloth.cream, skin: 2, seed: "member-3" }), 345, 764)
  set.stand(person({ who: "woman", pose: "speak", clothes: "gomesi", main: cloth.clay, second: cloth.gold, print: "plain", headwear: "head-wrap", wrap: cloth.gold, skin: 4, seed: "speaker" }), 590, 822, "right", 1.02)
  foreground(set, 60, { tufts: [0.05, 0.36, 0.94] })
  return set.finish("A woman in a red gomesi speaks for seated members to two officials at a table, under an acacia in afternoon sun.")
}

/** A yellow ear tag, for an animal that is insured. */
const earTag = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(10)">${sheet(cut("M-7-6C-7-9 7-9 7-6L8 13H-8Z", ramps.gold[400]) + `<circle cx="0" cy="-4" r="2.4" fill="${ramps.clay[700]}"/>` + line("M-4 4H4M-4 8H4", ramps.clay[700], 1.6), "small")}</g>`

function protection(): Picture {
  const set = servicePaper("risk-management-insurance", "rain", 420, 128)
  terracedHills(set, { ground: 545 })
  set.add(rainBank(1200, 900, 760, 1180))
  set.stand(railFence({ length: 700 }), 960, 664, "right", 0.86)
  const owner = person({ who: "woman", pose: "staff", clothes: "gomesi", main: cloth.gold, second: cloth.clay, headwear: "head-wrap", wrap: cloth.clay, skin: 4, seed: "insured", holds: umbrellaPart() })
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 560, 780)
  set.add(earTag(784, 448))
  set.stand(owner, 850, 802, "left")
  set.stand(person({ who: "man", pose: "inject", clothes: "lab-coat", main: cloth.forest, second: cloth.charcoal, headwear: "none", skin: 3, seed: "vet" }), 300, 808)
  set.stand(coolBox(), 205, 834)
  foreground(set, 60, { tufts: [0.05, 0.52, 0.95] })
  return set.finish("A vet examines an ear-tagged Friesian cow while its owner shelters it with an umbrella, storm clouds gathering.")
}

/** The umbrella gripped half way up, so that its canopy stands over people and animal. */
function umbrellaPart(): Part {
  const open = umbrella({ tone: cloth.clay, other: cloth.gold })
  return { ...open, svg: `<g transform="translate(0 30)">${open.svg}</g>` }
}

/** A woven mat on the ground with a bowl of bananas and cups. */
function mat(): Part {
  const outline = "M-150 0L-118 -46H126L158 0Z"
  const weave = Array.from({ length: 9 }, (_, index) => line(`M${-150 + index * 38} 0L${-118 + index * 30.5} -46`, ramps.clay[600], 2.4)).join("")
  const cup = (x: number, y: number) => sheet(cut(`M${x - 5} ${y - 10}H${x + 5}L${x + 4} ${y}H${x - 4}Z`, material.steel.base) + cut(`M${x - 5} ${y - 10}H${x + 5}V${y - 8}H${x - 5}Z`, material.steel.light), "small")
  return {
    svg: sheet(cut(outline, ramps.gold[300]) + weave + cut("M-150 0L-146 -6H154L158 0Z", ramps.gold[500])) + cup(-92, -8) + cup(-70, -28) + cup(112, -10) + cup(90, -30),
    box: { left: -150, top: -46, right: 158, bottom: 0 },
    name: "a woven mat",
  }
}

function community(): Picture {
  const set = servicePaper("community-building", "dusk", 400, 142)
  savanna(set, { ground: 540, sun: { x: 600, y: 270, radius: 132 }, trees: [0.93] })
  set.stand(thatchedHut(), 190, 636, "right", 0.66)
  set.stand(person({ who: "man", pose: "sit-ground", clothes: "trousers", main: cloth.sky, second: cloth.charcoal, headwear: "cap", wrap: cloth.gold, skin: 4, seed: "circle-1" }), 430, 690)
  set.stand(person({ who: "woman", pose: "write", clothes: "skirt", main: cloth.cream, second: cloth.clay, print: "plain", headwear: "none", hair: "bun", skin: 2, seed: "circle-2" }), 610, 684)
  set.stand(person({ who: "elder-man", pose: "sit-ground", clothes: "kanzu", headwear: "kofia", wrap: cloth.clay, skin: 3, seed: "circle-3" }), 810, 692, "left")
  set.stand(mat(), 600, 806)
  set.stand(savingsBox(), 590, 772)
  set.stand(basket({ filling: "bananas" }), 720, 796)
  set.stand(person({ who: "woman", pose: "sit-ground", clothes: "gomesi", main: cloth.gold, second: cloth.plum, headwear: "head-wrap", wrap: cloth.plum, skin: 4, seed: "circle-4" }), 245, 800)
  set.stand(person({ who: "woman", pose: "sit-ground", clothes: "dress", main: cloth.leaf, headwear: "hijab", wrap: cloth.sky, skin: 1, seed: "circle-5" }), 985, 806, "left")
  foreground(set, 58, { tufts: [0.05, 0.5, 0.96] })
  return set.finish("Five members sit and stand round a mat with a locked savings box, cups and bananas, outside a thatched house at dusk.")
}

function environment(): Picture {
  const set = servicePaper("sustainability-climate-action", "morning", 420, 134)
  terracedHills(set, { ground: 540, sun: { x: 300, y: 190, radius: 84 } })
  set.stand(solarPosts(), 905, 668, "right", 0.9)
  set.stand(biogasDome(), 300, 690, "right", 0.86)
  set.stand(banana(set.random), 1120, 690, "right", 0.9)
  set.stand(treeSeedling({ bag: false }), 720, 806, "right", 1.5)
  set.stand(person({ who: "woman", pose: "kneel", clothes: "dress", main: cloth.clay, print: "leaves", headwear: "head-wrap", wrap: cloth.gold, footwear: "barefoot", skin: 4, seed: "planter" }), 585, 808)
  set.stand(person({ who: "boy", pose: "carry", clothes: "shorts", main: cloth.gold, second: cloth.denim, skin: 3, seed: "waterer" }), 905, 812, "left")
  set.stand(jerrycan(), 955, 826, "left", 0.72)
  set.stand(treeSeedling(), 420, 836)
  set.stand(treeSeedling(), 370, 826)
  scatter(set, [[0.66, 836], [0.12, 800]])
  foreground(set, 58, { tufts: [0.05, 0.3, 0.94] })
  return set.finish("A woman plants a tree with a boy bringing water, a biogas dome and solar panels before terraced hills, morning.")
}

export const pictures: Pictures = {
  "services/advocacy-representation": advocacy,
  "services/risk-management-insurance": protection,
  "services/community-building": community,
  "services/sustainability-climate-action": environment,
}
