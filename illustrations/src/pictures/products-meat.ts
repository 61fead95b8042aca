/** Products of the shop that are meat, and what goes with it: the hide. */
import {
  broiler,
  catalogue,
  cutlery,
  flankSteakPlate,
  floorLine,
  leatherRoll,
  markMotif,
  pool,
  sealedBeef,
  sprig,
  stretchedHide,
} from "../goods"
import { cloth, hide, leaf, ramps } from "../palette"
import { cut, sheet } from "../paper"
import { block, repeat } from "../tools/shapes"
import type { Pictures } from "../part"

const { forest, gold, clay, cream } = ramps

export const meat: Pictures = {
  "products/broiler-chicken": () =>
    catalogue({
      description: "A plump white broiler chicken with a red comb, in side view.",
      shape: "arch",
      colour: clay[500],
      second: gold[300],
      floor: leaf.dry.light,
      edge: leaf.dry.base,
      goods: [{ part: broiler(), x: 520, y: floorLine + 26, scale: 13.2 }],
    }),

  "products/processed-beef": () =>
    catalogue({
      description: "Two sealed packs of boneless beef, each with a label and an inspector's stamp.",
      shape: "leaf",
      colour: forest[300],
      second: cream[200],
      floor: cream[300],
      edge: leaf.dry.shade,
      goods: [
        pool(660, 786, 300, 20),
        { part: sealedBeef(markMotif(3.6, forest[700], clay[600])), x: 640, y: 790, scale: 22, degrees: 5 },
        pool(400, 896, 380, 26),
        { part: sealedBeef(markMotif(3.6, forest[700], clay[600])), x: 400, y: 896, scale: 28, degrees: -3 },
        { part: sprig(), x: 820, y: 884, scale: 17, degrees: -14 },
      ],
    }),

  "products/leather-hide": () =>
    catalogue({
      description: "A red-brown Ankole hide laced into a frame, three rolls of leather before it.",
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

  "products/grilled-flank-steak": () => {
    const { fork, knife } = cutlery()
    const napkin =
      sheet(cut("M96 250L392 168L470 830L150 900Z", forest[700]), "land") +
      cut("M120 246L152 237L204 888L172 895ZM330 186L362 177L434 838L402 845Z", gold[400])
    return catalogue({
      description: "Sliced flank steak, pink inside, with greens, tomatoes and lime, from above.",
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
}
