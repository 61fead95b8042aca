/** The ten products of the shop, as a catalogue shows them: one good each on warm paper. */
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import {
  board,
  broiler,
  catalogue,
  cutlery,
  flankSteakPlate,
  floorLine,
  gheeBowl,
  gheeJar,
  goatMotif,
  joint,
  leatherRoll,
  lyingEgg,
  markMotif,
  milkBottle,
  milkGlass,
  parcel,
  pool,
  sprig,
  steak,
  stretchedHide,
  trayOfThirty,
} from "../goods"
import { cloth, hide, leaf, ramps } from "../palette"
import { cut, sheet } from "../paper"
import { place } from "../part"
import { block, repeat } from "../tools/shapes"
import { churn, milkCan } from "../tools/vessels"
import type { Pictures } from "./index"

const { forest, gold, clay, cream, sky } = ramps

export const pictures: Pictures = {
  "products/ankole-cattle": () =>
    catalogue({
      description:
        "A long-horned Ankole cow with a deep red-brown coat stands on green paper grass before a golden sun.",
      shape: "sun",
      colour: gold[300],
      second: gold[400],
      floor: leaf.banana.shade,
      edge: forest[700],
      goods: place(cattle({ breed: "ankole", horns: 92 }), 492, floorLine + 40, 3.2),
    }),

  "products/mubende-goat": () =>
    catalogue({
      description:
        "A black Mubende doe with swept-back horns and a raised tail stands before a round of clay-coloured paper.",
      shape: "sun",
      colour: clay[300],
      second: cream[200],
      floor: leaf.dry.base,
      edge: leaf.dry.shade,
      goods: place(goat({ age: "doe" }), 492, floorLine + 34, 7.6),
    }),

  "products/fresh-milk": () =>
    catalogue({
      description:
        "A steel milk can, a bottle and a glass of fresh milk stand on green paper before a pale blue round.",
      shape: "sun",
      colour: sky[300],
      second: cream[200],
      floor: forest[600],
      edge: forest[700],
      goods:
        pool(408, 846, 225, 20) +
        place(milkCan({ standing: false, band: clay[600] }), 405, floorLine, 9.9) +
        `<g transform="translate(396 622)">${markMotif(104, cream[50], gold[400])}</g>` +
        pool(650, 884, 120, 13) +
        place(milkBottle({ motif: markMotif(5.4, cream[50], gold[400]) }), 650, 884, 18) +
        pool(800, 908, 82, 11) +
        place(milkGlass(), 800, 908, 15.5),
    }),

  "products/broiler-chicken": () =>
    catalogue({
      description:
        "A plump white broiler chicken with a red comb stands in side view before an arch of clay-red paper.",
      shape: "arch",
      colour: clay[500],
      second: gold[300],
      floor: leaf.dry.light,
      edge: leaf.dry.base,
      goods: place(broiler(), 520, floorLine + 26, 13.2),
    }),

  "products/poultry-eggs": () =>
    catalogue({
      description: "A tray of thirty brown and cream hen's eggs, with two loose eggs in front, on golden paper.",
      shape: "leaf",
      colour: forest[600],
      second: forest[300],
      floor: gold[400],
      edge: gold[500],
      goods:
        pool(500, 806, 400, 26) +
        place(trayOfThirty(), 500, 800, 23.5) +
        pool(352, 906, 74, 9) +
        place(lyingEgg(0, -8), 352, 910, 25) +
        pool(502, 930, 70, 9) +
        place(lyingEgg(2, 12), 502, 934, 24),
    }),

  "products/processed-beef": () =>
    catalogue({
      description:
        "A tied joint of beef and a T-bone steak on a wooden board, with a wrapped parcel of beef behind them.",
      shape: "leaf",
      colour: forest[300],
      second: cream[200],
      floor: cream[300],
      edge: leaf.dry.shade,
      goods:
        pool(668, 716, 290, 18) +
        place(parcel(markMotif(6.4, forest[700], clay[600])), 650, 724, 21) +
        pool(490, 888, 470, 30) +
        place(board(), 462, 846, 13.2) +
        place(joint(), 318, 752, 18.5) +
        place(steak(), 652, 830, 14.8) +
        `<g transform="rotate(-14 380 836)">${place(sprig(), 380, 836, 17)}</g>`,
    }),

  "products/leather-hide": () =>
    catalogue({
      description:
        "A red-brown Ankole hide with white patches laced into a wooden frame, with three rolls of leather before it.",
      shape: "arch",
      colour: gold[300],
      second: leaf.dry.base,
      floor: leaf.dry.light,
      edge: leaf.dry.shade,
      goods:
        pool(500, 800, 400, 20) +
        place(stretchedHide(), 500, 806, 3.38) +
        pool(706, 886, 190, 15) +
        place(leatherRoll(cloth.clay, 76), 560, 884, 4.9) +
        pool(330, 896, 200, 15) +
        place(leatherRoll(hide.ankoleFawn, 76), 160, 892, 4.9) +
        pool(560, 942, 200, 15) +
        place(leatherRoll(hide.ankoleDark, 74), 374, 938, 4.9),
    }),

  "products/goat-milk": () =>
    catalogue({
      description:
        "A bottle of goat milk, a small steel can with a goat's head on its label, and a full glass, before green hills.",
      shape: "hills",
      colour: leaf.banana.base,
      second: cloth.leaf.light,
      floor: cloth.plum.base,
      edge: cloth.plum.shade,
      goods:
        pool(688, 826, 235, 19) +
        place(churn({ standing: false }), 690, 828, 15.5) +
        `<g transform="translate(684 640)">${sheet(cut("M-106 0A106 106 0 1 1 106 0A106 106 0 1 1 -106 0Z", cream[50]), "small")}${goatMotif(150, cloth.plum.shade, clay[600])}</g>` +
        pool(340, 886, 178, 18) +
        place(
          milkBottle({
            cap: cloth.plum,
            label: cloth.cream,
            stripe: cloth.plum.base,
            motif: goatMotif(5.2, cloth.plum.shade, clay[600]),
          }),
          338,
          884,
          28,
        ) +
        pool(584, 920, 100, 12) +
        place(milkGlass(), 584, 918, 16.5),
    }),

  "products/grilled-flank-steak": () => {
    const { fork, knife } = cutlery()
    const napkin =
      sheet(cut("M96 250L392 168L470 830L150 900Z", forest[700]), "land") +
      cut("M120 246L152 237L204 888L172 895ZM330 186L362 177L434 838L402 845Z", gold[400])
    return catalogue({
      description:
        "Grilled flank steak cut into slices, pink inside, with greens, tomatoes and lime on a cream plate from above.",
      paper: "#E9C98A",
      shape: "none",
      colour: gold[300],
      second: cream[200],
      goods:
        repeat(5, (index) =>
          sheet(cut(block(-20, 200 * index + 196, 1040, 196), index % 2 === 0 ? "#D9A868" : "#D2A05F"), "fine"),
        ) +
        napkin +
        place(fork, 128, 520, 26) +
        place(knife, 902, 520, 26) +
        place(flankSteakPlate(), 520, 505, 22.5),
    })
  },

  "products/ankole-ghee": () =>
    catalogue({
      description:
        "A glass jar of golden ghee under a tied clay-red cloth, with a small clay bowl of ghee and a wooden spoon.",
      shape: "arch",
      colour: forest[700],
      second: forest[300],
      floor: cream[200],
      edge: cream[300],
      goods:
        pool(440, 866, 250, 20) +
        place(gheeJar({ motif: markMotif(5, forest[700], clay[600]) }), 440, 866, 33) +
        pool(718, 918, 156, 14) +
        place(gheeBowl(), 716, 918, 18.5),
    }),
}
