/** What people who keep sheep use: a stand for trimming hooves, shears. Centimetres. */
import { cloth, material } from "../../palette"
import { cut, line, sheet } from "../../paper"
import type { Part } from "../../part"

/** A low stand of planks, 150 cm long and 26 high, on which a sheep is at a good height for its feet to be seen to. */
export function plankStand(): Part {
  const { wood } = material
  return {
    svg:
      `<ellipse cx="0" cy="0" rx="84" ry="5" fill="#1B0F08" fill-opacity="0.26"/>` +
      sheet(
        cut("M-70 0V-20H-58V0ZM58 0V-20H70V0Z", wood.shade) +
          cut("M-78 -26H78V-16H-78Z", wood.base) +
          cut("M-78 -26H78V-22H-78Z", wood.light),
        "detail",
      ),
    box: { left: -78, top: -26, right: 78, bottom: 0 },
    name: "a wooden stand",
  }
}

/** Hoof shears, their blades ahead. */
export function shears(): Part {
  return {
    svg: sheet(
      line("M-9 -3L2 0M-9 3L2 0", cloth.clay.base, 2.6) +
        cut("M1 -1.6L12 -0.6L1 0.6ZM1 1.8L12 0.4L1 -0.4Z", material.steel.light),
      "fine",
    ),
    box: { left: -10, top: -4, right: 12, bottom: 4 },
    name: "hoof shears",
  }
}
