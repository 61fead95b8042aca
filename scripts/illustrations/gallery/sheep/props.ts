/** What people who keep sheep use: a bridge of logs, a stand for trimming hooves, shears. Centimetres. */
import { cloth, leaf, material } from "../../palette"
import { clip, cut, line, sheet } from "../../paper"
import type { Part } from "../../part"

/** Two trunks side by side with poles laid across, `length` centimetres long; its walking surface is the origin. */
export function logBridge(length: number): Part {
  const { bark } = leaf
  const half = length / 2
  const d = `M${-half} 2C${-half * 0.5} 6 ${half * 0.5} 6 ${half} 2V26C${half * 0.5} 30 ${-half * 0.5} 30 ${-half} 26Z`
  const poles = Array.from({ length: Math.round(length / 13) }, (_, index) => {
    const x = -half + 8 + index * 13
    return `<circle cx="${x}" cy="1" r="5.6" fill="${index % 2 ? material.wood.base : material.wood.light}"/><circle cx="${x}" cy="1" r="2.4" fill="${material.wood.shade}"/>`
  }).join("")
  return {
    svg:
      sheet(
        cut(d, bark.base) +
          clip(
            d,
            cut(`M${-half} 18H${half}V34H${-half}Z`, bark.shade) +
              line(`M${-half} 12C${-half * 0.4} 15 ${half * 0.4} 13 ${half} 12`, bark.light, 2),
          ),
        "figure",
      ) + sheet(poles, "small"),
    box: { left: -half, top: -5, right: half, bottom: 30 },
    name: "a log bridge",
  }
}

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
