/** Service pictures about work: training, buying, markets, tools, records. */
import { hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import { barn, marketStall, railFence } from "../buildings"
import { foreground, lakeShore, savanna, scatter, terracedHills } from "../country"
import { cloth, hide, leaf } from "../palette"
import type { Picture } from "../part"
import { person } from "../people"
import { acacia } from "../plants/trees"
import { napier } from "../plants/grass"
import { stage, type Stage } from "../scene"
import { blackboard, chaffCutter, feedSack, lyingSack, pickup, phone, sackStack, sprayPump, table, recordBook, wheelbarrow } from "../tools"
import type { Light } from "../sky"
import type { Pictures } from "./index"

export const servicePaper = (name: string, light: Light, horizon = 420, eye = 132): Stage =>
  stage(`services/${name}`, { width: 1200, height: 900, light, horizon, eye })

function training(): Picture {
  const set = servicePaper("knowledge-sharing-training", "morning")
  terracedHills(set, { ground: 540, sun: { x: 240, y: 180, radius: 78 } })
  set.stand(acacia(set.random, leaf.acacia), 800, 640, "right", 1.12)
  set.stand(blackboard({ lesson: "cow" }), 430, 726)
  set.stand(person({ who: "woman", pose: "point", clothes: "skirt", main: cloth.gold, second: cloth.forest, headwear: "head-wrap", wrap: cloth.clay, print: "plain", footwear: "shoes", skin: 3, seed: "trainer" }), 235, 772)
  set.stand(person({ who: "man", pose: "write", clothes: "trousers", main: cloth.sky, headwear: "cap", wrap: cloth.clay, skin: 4, seed: "note-taker" }), 1085, 716, "left")
  set.stand(person({ who: "woman", pose: "sit-ground", clothes: "dress", main: cloth.plum, headwear: "none", hair: "braids", skin: 2, seed: "learner-1" }), 700, 752, "left")
  set.stand(person({ who: "elder-man", pose: "sit-ground", clothes: "kanzu", headwear: "kofia", wrap: cloth.cream, skin: 5, seed: "learner-2" }), 905, 768, "left")
  set.stand(person({ who: "woman", pose: "sit-ground", clothes: "gomesi", main: cloth.clay, second: cloth.gold, headwear: "head-wrap", wrap: cloth.gold, skin: 4, seed: "learner-3" }), 760, 832, "left")
  set.stand(person({ who: "girl", pose: "sit-ground", clothes: "dress", main: cloth.sky, skin: 3, seed: "learner-4" }), 1010, 846, "left")
  foreground(set, 66, { tufts: [0.04, 0.3, 0.95] })
  return set.finish("A woman teaches cattle care at a blackboard under an acacia, five farmers and a girl listening, morning light.")
}

function buying(): Picture {
  const set = servicePaper("collective-bargaining", "afternoon", 430, 140)
  savanna(set, { ground: 540, sun: { x: 930, y: 210, radius: 92 }, trees: [0.05, 0.44] })
  set.stand(pickup({ tone: cloth.clay, cargo: "none" }), 330, 716, "left", 0.94)
  set.stand(sackStack({ rows: 2 }), 395, 650, "right", 0.62)
  set.stand(sackStack({ rows: 3 }), 935, 730, "right", 0.92)
  set.stand(person({ who: "man", pose: "carry-front", clothes: "overalls", main: cloth.denim, second: cloth.cream, headwear: "none", skin: 5, seed: "porter", carries: lyingSack({ standing: false }) }), 590, 786)
  set.stand(person({ who: "woman", pose: "carry-head", clothes: "dress", main: cloth.gold, print: "leaves", headwear: "head-wrap", wrap: cloth.plum, skin: 4, seed: "porter-2", carries: lyingSack({ standing: false }) }), 775, 808)
  set.stand(person({ who: "woman", pose: "write", clothes: "gomesi", main: cloth.forest, second: cloth.clay, headwear: "none", hair: "short", skin: 2, seed: "clerk" }), 1080, 800, "left")
  set.stand(feedSack(), 930, 830)
  set.stand(feedSack({ print: cloth.forest.base }), 860, 846)
  foreground(set, 64, { tufts: [0.05, 0.33, 0.96] })
  return set.finish("Members unload feed sacks from a red pick-up together while a woman keeps the list, late afternoon sun.")
}

function markets(): Picture {
  const set = servicePaper("market-access-promotion", "noon", 420, 136)
  lakeShore(set, { ground: 530, sun: { x: 980, y: 130, radius: 58 }, reeds: [0.97] })
  set.stand(marketStall({ layer: "behind", tone: cloth.forest, wares: "eggs" }), 250, 690)
  set.stand(person({ who: "woman", pose: "give", clothes: "dress", main: cloth.clay, headwear: "head-wrap", wrap: cloth.gold, skin: 3, seed: "seller" }), 225, 684)
  set.stand(marketStall({ layer: "front", tone: cloth.forest, wares: "eggs" }), 250, 690)
  set.stand(cattle({ pose: "looking", coat: hide.ankole }), 820, 770)
  const owner = person({ who: "elder-man", pose: "give", clothes: "kanzu-jacket", headwear: "none", skin: 4, seed: "owner" })
  set.stand(owner, 640, 806)
  set.stand(person({ who: "woman", pose: "phone", clothes: "skirt", main: cloth.cream, second: cloth.plum, headwear: "none", hair: "bun", print: "plain", footwear: "shoes", skin: 2, seed: "buyer", holds: phone() }), 482, 800)
  set.stand(person({ who: "man", pose: "speak", clothes: "trousers", main: cloth.gold, second: cloth.charcoal, headwear: "brimmed-hat", wrap: cloth.cream, skin: 5, seed: "trader" }), 1075, 800, "left")
  set.stand(goat({ pied: true }), 320, 832, "left")
  set.stand(hen(), 930, 838)
  foreground(set, 60, { tufts: [0.04, 0.5, 0.96] })
  return set.finish("Buyers and farmers bargain over an Ankole cow beside an egg stall at a lakeside market, a goat and a hen near.")
}

function tools(): Picture {
  const set = servicePaper("resource-sharing", "morning", 420, 136)
  terracedHills(set, { ground: 540, sun: { x: 900, y: 190, radius: 82 } })
  set.stand(barn({}), 330, 640, "right", 0.62)
  set.stand(napier(set.random), 1130, 690)
  set.stand(napier(set.random), 1050, 676)
  set.stand(chaffCutter(), 890, 748)
  set.stand(person({ who: "man", pose: "feed", clothes: "trousers", main: cloth.denim, second: cloth.khaki, headwear: "cap", wrap: cloth.gold, skin: 4, seed: "cutter" }), 1090, 776, "left")
  set.stand(person({ who: "woman", pose: "give", clothes: "overalls", main: cloth.clay, second: cloth.cream, headwear: "head-wrap", wrap: cloth.gold, skin: 3, seed: "lender" }), 400, 806)
  set.stand(sprayPump(), 540, 812)
  set.stand(person({ who: "man", pose: "give", clothes: "trousers", main: cloth.forest, second: cloth.charcoal, headwear: "brimmed-hat", footwear: "gumboots", skin: 5, seed: "borrower" }), 672, 806, "left")
  set.stand(wheelbarrow({ load: "grass" }), 190, 826)
  foreground(set, 62, { tufts: [0.05, 0.42, 0.93] })
  return set.finish("A woman hands a spray pump on to a neighbour while another man feeds a chaff cutter, terraced hills, morning.")
}

function records(): Picture {
  const set = servicePaper("data-collection-innovation", "afternoon", 430, 128)
  savanna(set, { ground: 545, sun: { x: 250, y: 220, radius: 96 }, trees: [0.86] })
  set.stand(barn({ solar: true }), 985, 640, "right", 0.56)
  set.stand(railFence({ length: 900 }), 560, 662, "right", 0.84)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 420, 772)
  set.stand(person({ who: "woman", pose: "phone", clothes: "skirt", main: cloth.gold, second: cloth.indigo, print: "plain", headwear: "none", hair: "braids", footwear: "gumboots", skin: 3, seed: "youth", holds: phone() }), 715, 806, "left")
  set.stand(person({ who: "man", pose: "write", clothes: "overalls", main: cloth.forest, second: cloth.cream, headwear: "brimmed-hat", skin: 5, seed: "keeper" }), 925, 800, "left")
  set.stand(table({ length: 110, drape: cloth.clay }), 1085, 838, "right", 0.86)
  set.stand(recordBook({ standing: false }), 1072, 642, "right", 1.2)
  scatter(set, [[0.16, 812], [0.5, 840]])
  foreground(set, 62, { tufts: [0.04, 0.28, 0.9] })
  return set.finish("A young woman notes a Friesian cow on her telephone, a man beside her writes in the record book, afternoon.")
}

export const pictures: Pictures = {
  "services/knowledge-sharing-training": training,
  "services/collective-bargaining": buying,
  "services/market-access-promotion": markets,
  "services/resource-sharing": tools,
  "services/data-collection-innovation": records,
}
