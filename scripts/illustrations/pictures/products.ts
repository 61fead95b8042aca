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
      goods: [{ part: cattle({ breed: "ankole", horns: 92 }), x: 492, y: floorLine + 40, scale: 3.2 }],
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
      goods: [{ part: goat({ age: "doe" }), x: 492, y: floorLine + 34, scale: 7.6 }],
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
      goods: [
        pool(408, 846, 225, 20),
        { part: milkCan({ standing: false, band: clay[600] }), x: 405, y: floorLine, scale: 9.9 },
        `<g transform="translate(396 622)">${markMotif(104, cream[50], gold[400])}</g>`,
        pool(650, 884, 120, 13),
        { part: milkBottle({ motif: markMotif(5.4, cream[50], gold[400]) }), x: 650, y: 884, scale: 18 },
        pool(800, 908, 82, 11),
        { part: milkGlass(), x: 800, y: 908, scale: 15.5 },
      ],
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
      goods: [{ part: broiler(), x: 520, y: floorLine + 26, scale: 13.2 }],
    }),

  "products/poultry-eggs": () =>
    catalogue({
      description: "A tray of thirty brown and cream eggs, with two loose eggs in front, on golden paper.",
      shape: "leaf",
      colour: forest[600],
      second: forest[300],
      floor: gold[400],
      edge: gold[500],
      goods: [
        pool(500, 806, 400, 26),
        { part: trayOfThirty(), x: 500, y: 800, scale: 23.5 },
        pool(352, 906, 74, 9),
        { part: lyingEgg(0, -8), x: 352, y: 910, scale: 25 },
        pool(502, 930, 70, 9),
        { part: lyingEgg(2, 12), x: 502, y: 934, scale: 24 },
      ],
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
      goods: [
        pool(668, 716, 290, 18),
        { part: parcel(markMotif(6.4, forest[700], clay[600])), x: 650, y: 724, scale: 21 },
        pool(490, 888, 470, 30),
        { part: board(), x: 462, y: 846, scale: 13.2 },
        { part: joint(), x: 318, y: 752, scale: 18.5 },
        { part: steak(), x: 652, y: 830, scale: 14.8 },
        { part: sprig(), x: 380, y: 836, scale: 17, degrees: -14 },
      ],
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
      goods: [
        pool(500, 800, 400, 20),
        { part: stretchedHide(), x: 500, y: 806, scale: 3.38 },
        pool(706, 886, 190, 15),
        { part: leatherRoll(cloth.clay, 76), x: 560, y: 884, scale: 4.9 },
        pool(330, 896, 200, 15),
        { part: leatherRoll(hide.ankoleFawn, 76), x: 160, y: 892, scale: 4.9 },
        pool(560, 942, 200, 15),
        { part: leatherRoll(hide.ankoleDark, 74), x: 374, y: 938, scale: 4.9 },
      ],
    }),

  "products/goat-milk": () =>
    catalogue({
      description:
        "A bottle of goat milk, a small steel churn with a horned head on its label, and a full glass, before green hills.",
      shape: "hills",
      colour: leaf.banana.base,
      second: cloth.leaf.light,
      floor: cloth.plum.base,
      edge: cloth.plum.shade,
      goods: [
        pool(688, 826, 235, 19),
        { part: churn({ standing: false }), x: 690, y: 828, scale: 15.5 },
        `<g transform="translate(684 640)">${sheet(cut("M-106 0A106 106 0 1 1 106 0A106 106 0 1 1 -106 0Z", cream[50]), "small")}${goatMotif(150, cloth.plum.shade, clay[600])}</g>`,
        pool(340, 886, 178, 18),
        {
          part: milkBottle({
            of: "goat milk",
            cap: cloth.plum,
            label: cloth.cream,
            stripe: cloth.plum.base,
            motif: goatMotif(5.2, cloth.plum.shade, clay[600]),
          }),
          x: 338,
          y: 884,
          scale: 28,
        },
        pool(584, 920, 100, 12),
        { part: milkGlass(), x: 584, y: 918, scale: 16.5 },
      ],
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
      goods: [
        repeat(5, (index) =>
          sheet(cut(block(-20, 200 * index + 196, 1040, 196), index % 2 === 0 ? "#D9A868" : "#D2A05F"), "fine"),
        ),
        napkin,
        { part: fork, x: 128, y: 520, scale: 26 },
        { part: knife, x: 902, y: 520, scale: 26 },
        { part: flankSteakPlate(), x: 520, y: 505, scale: 22.5 },
      ],
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
      goods: [
        pool(440, 866, 250, 20),
        { part: gheeJar({ motif: markMotif(5, forest[700], clay[600]) }), x: 440, y: 866, scale: 33 },
        pool(718, 918, 156, 14),
        { part: gheeBowl(), x: 716, y: 918, scale: 18.5 },
      ],
    }),
}
