/** Products of the shop that are made of milk. */
import { catalogue, floorLine, gheeBowl, gheeJar, goatMotif, markMotif, milkBottle, milkGlass, pool } from "../goods"
import { cloth, leaf, ramps } from "../palette"
import { cut, sheet } from "../paper"
import { churn, milkCan } from "../tools/vessels"
import type { Pictures } from "../part"

const { forest, gold, clay, cream, sky } = ramps

export const dairy: Pictures = {
  "products/fresh-milk": () =>
    catalogue({
      description: "A steel can of ten litres with a red band, and a glass of milk.",
      shape: "sun",
      colour: sky[300],
      second: cream[200],
      floor: forest[600],
      edge: forest[700],
      goods: [
        pool(450, 876, 285, 24),
        { part: milkCan({ standing: false, band: clay[600] }), x: 446, y: floorLine + 30, scale: 12.4 },
        `<g transform="translate(435 596)">${markMotif(130, cream[50], gold[400])}</g>`,
        pool(786, 906, 104, 12),
        { part: milkGlass(), x: 786, y: 906, scale: 17 },
      ],
    }),

  "products/goat-milk": () =>
    catalogue({
      description: "A bottle of goat milk, a small steel churn and a full glass.",
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

  "products/ankole-ghee": () =>
    catalogue({
      description: "A jar of golden ghee under a tied red cloth, with a bowl and spoon.",
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
