/** The six farmers of data/farmers.json, as they look. */
import { hen } from "../animals/birds"
import { goat } from "../animals/goat"
import { cloth, hair, hide, ramps } from "../palette"
import { place, type Part } from "../part"
import { randomFrom } from "../random"
import { recordBook, staff } from "../tools"
import type { BustOptions } from "./bust"
import { checkPrint, leafPrint } from "./bust-cloth"
import { beads, beard, earring } from "./bust-extras"
import { crop } from "./bust-hair"
import { brimmedHat, headWrap } from "./bust-headwear"
import { gomesi, kanzuJacket, shuka } from "./bust-robes"
import { blouse, overalls, shirt } from "./bust-shirts"

/** A part laid into a bust, `size` millimetres for each of its centimetres. */
const set = (part: Part, x: number, y: number, size: number): string => place(part, x, y, size)

export const portraits: readonly BustOptions[] = [
  {
    name: "Nakato Prossy",
    skin: 3,
    light: "left",
    build: { shoulders: 0.96, neck: 0.92 },
    seed: "nakato",
    width: 1.03,
    jaw: 0.98,
    smile: 0.55,
    age: 0.3,
    lashes: true,
    brows: 0.8,
    arch: 2,
    lips: 1.05,
    clothes: (b) =>
      gomesi(b, cloth.plum, cloth.gold, leafPrint(randomFrom("nakato-print"), ["#A8617C", "#C98B6B"], 70)),
    head: (c) => crop({ light: c.light, random: c.random, width: 1.03, lift: 5 }),
    onHead: earring("drop", ramps.gold[400]),
  },
  {
    name: "Okello Denis",
    skin: 5,
    light: "right",
    build: { shoulders: 1.08, neck: 1.12, across: true },
    seed: "okello",
    width: 1.02,
    jaw: 1.1,
    smile: 0.3,
    brows: 1.3,
    nose: 1.1,
    length: 1.02,
    age: 0.15,
    eyes: 0.92,
    clothes: (b) => shirt(b, cloth.khaki),
    head: (c) => brimmedHat({ tone: cloth.cream, ribbon: ramps.clay[600], light: c.light, skinShade: c.skinShade }),
    holds: { markup: set(goat({ age: "kid", coat: hide.goatBrown }), 6, 566, 5.9), wrist: [-6, 486] },
    onFace: beard(hair.black, { length: 1.02, width: 1.02, jaw: 1.08 }),
  },
  {
    name: "Akello Grace",
    skin: 4,
    light: "left",
    build: { shoulders: 0.9, neck: 0.86, across: true },
    seed: "akello",
    width: 0.95,
    jaw: 0.88,
    smile: 0.9,
    teeth: true,
    brows: 0.8,
    arch: 3,
    lashes: true,
    eyes: 1.08,
    lips: 1.1,
    length: 0.98,
    clothes: (b) => blouse(b, cloth.forest, { neck: "v", trim: ramps.gold[400] }),
    head: (c) => headWrap({ tone: cloth.clay, trim: ramps.gold[400], light: c.light, tie: "front" }),
    holds: { markup: set(hen(), -10, 560, 7.6), wrist: [-14, 486] },
    onHead: earring("hoop", ramps.gold[400]),
  },
  {
    name: "Tumusiime Robert",
    skin: 2,
    light: "right",
    build: { shoulders: 1.02, neck: 1, across: true },
    seed: "tumusiime",
    width: 0.97,
    jaw: 0.98,
    length: 1.07,
    age: 1,
    brows: 1.1,
    browTone: hair.grey.base,
    smile: 0.45,
    eyes: 0.85,
    lips: 0.85,
    nose: 1.08,
    clothes: (b) => kanzuJacket(b, cloth.cream, cloth.charcoal),
    head: (c) => crop({ tone: hair.grey, light: c.light, random: c.random, width: 0.97, lift: 0 }),
    holds: { markup: set(staff(), 158, 700, 7), wrist: [100, 436], sleeve: cloth.charcoal, curl: 0.62, tilt: -14 },
    onFace: beard(hair.white, { length: 1.07, width: 0.97, jaw: 0.96 }),
  },
  {
    name: "Namutebi Sarah",
    skin: 1,
    light: "left",
    build: { shoulders: 0.92, neck: 0.88, across: true },
    seed: "namutebi",
    width: 0.98,
    jaw: 0.92,
    smile: 0.45,
    brows: 0.9,
    arch: 2,
    lashes: true,
    lips: 1.1,
    nose: 0.92,
    clothes: (b) => overalls(b, cloth.denim, cloth.cream),
    head: (c) => crop({ light: c.light, random: c.random, width: 0.98, lift: 22 }),
    holds: { markup: set(recordBook({ open: false, standing: false }), 26, 540, 7.6), wrist: [-34, 474] },
    onHead: earring("stud", ramps.gold[400]),
  },
  {
    name: "Lokiru Peter",
    skin: 5,
    light: "right",
    build: { shoulders: 1.0, neck: 0.96 },
    seed: "lokiru",
    width: 0.93,
    jaw: 0.95,
    length: 1.06,
    smile: 0.15,
    brows: 0.9,
    nose: 0.9,
    lips: 1.08,
    clothes: (b) => shuka(b, cloth.clay, checkPrint("#3B1A14", ramps.gold[400], -14)),
    head: (c) => crop({ light: c.light, random: c.random, width: 0.93, lift: 0 }),
    onChest: beads([
      { depth: 54, half: 62, colours: [ramps.clay[500], ramps.cream[50], ramps.sky[300]], size: 10 },
      { depth: 92, half: 72, colours: [ramps.gold[400], ramps.gold[400], ramps.forest[600]], size: 11 },
      { depth: 150, half: 80, colours: [ramps.cream[50], ramps.clay[500]], size: 12 },
    ]),
    onHead: earring("stud", ramps.gold[300]),
  },
]
