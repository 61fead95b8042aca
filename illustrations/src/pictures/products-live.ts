/** Products of the shop that come as the farm has them: live animals and eggs. */
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import { catalogue, floorLine, lyingEgg, pool, trayOfThirty } from "../goods"
import { leaf, ramps } from "../palette"
import type { Pictures } from "../part"

const { forest, gold, clay, cream } = ramps

export const live: Pictures = {
  "products/ankole-cattle": () =>
    catalogue({
      description: "A long-horned Ankole cow with a deep red-brown coat, in profile.",
      shape: "sun",
      colour: gold[300],
      second: gold[400],
      floor: leaf.banana.shade,
      edge: forest[700],
      goods: [{ part: cattle({ breed: "ankole", horns: 92 }), x: 492, y: floorLine + 40, scale: 3.2 }],
    }),

  "products/mubende-goat": () =>
    catalogue({
      description: "A young black Mubende buck with a beard and swept-back horns, his tail raised.",
      shape: "sun",
      colour: clay[300],
      second: cream[200],
      floor: leaf.dry.base,
      edge: leaf.dry.shade,
      goods: [{ part: goat({ age: "buck" }), x: 492, y: floorLine + 34, scale: 7 }],
    }),

  "products/poultry-eggs": () =>
    catalogue({
      description: "A tray of thirty brown and cream eggs, two loose eggs in front.",
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
}
