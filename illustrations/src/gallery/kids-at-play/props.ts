/** What kids play on and sleep in: a fallen log, deep straw. */
import { leaf, material, mix } from "../../palette"
import { clip, cut, line, sheet } from "../../paper"
import { round, type Part } from "../../part"
import type { Stage } from "../../scene"

/** A felled trunk, 210 cm long and 34 thick, with its cut face to the right. */
export function fallenLog(): Part {
  const { bark } = leaf
  const d = "M-104 -4C-112 -14 -110 -30 -100 -35L96 -38C106 -30 106 -8 96 -1Z"
  const grain =
    "M-98 -27C-50 -31 10 -29 84 -32M-100 -17C-40 -21 20 -17 88 -20M-96 -9C-50 -12 0 -9 84 -10M-40 -24C-20 -27 0 -24 20 -26"
  return {
    svg:
      `<ellipse cx="0" cy="0" rx="116" ry="5" fill="#1B0F08" fill-opacity="0.26"/>` +
      sheet(
        cut(d, bark.base) +
          clip(
            d,
            cut("M-120 -40H110V-29C40 -25 -60 -25 -120 -30Z", bark.light) +
              cut("M-120 -12C-40 -8 40 -6 110 -12V4H-120Z", bark.shade) +
              line(grain, bark.shade, 1.6),
          ) +
          `<ellipse cx="97" cy="-19.5" rx="9.6" ry="18.6" fill="${material.wood.light}"/><ellipse cx="97" cy="-19.5" rx="6" ry="12" fill="none" stroke="${material.wood.shade}" stroke-width="1.2"/><ellipse cx="97" cy="-19.5" rx="2.6" ry="5.6" fill="none" stroke="${material.wood.shade}" stroke-width="1.2"/>`,
        "detail",
      ) +
      sheet(cut("M-46 -34C-50 -46 -62 -52 -66 -62C-58 -58 -44 -52 -36 -35Z", bark.base), "small"),
    box: { left: -112, top: -60, right: 108, bottom: 2 },
    name: "a fallen log",
  }
}

/** Straw that covers the whole picture: three layers of crossing stalks, lighter towards the middle. */
export function strawBed(set: Stage): string {
  const { random, width, height } = set
  const stalks = (count: number, colour: string, thick: number) => {
    const d = Array.from({ length: count }, () => {
      const [x, y, turn, long] = [
        random.between(-40, width),
        random.between(0, height + 30),
        random.between(-0.7, 0.7),
        random.between(90, 240),
      ]
      return `M${round(x)} ${round(y)}q${round((Math.cos(turn) * long) / 2)} ${round((Math.sin(turn) * long) / 2 - 12)} ${round(Math.cos(turn) * long)} ${round(Math.sin(turn) * long)}`
    }).join("")
    return line(d, colour, thick)
  }
  return (
    `<rect width="${width}" height="${height}" fill="${leaf.dry.shade}"/>` +
    stalks(120, mix(leaf.dry.shade, "#5A3D1C", 0.3), 9) +
    stalks(120, leaf.dry.base, 9) +
    stalks(40, leaf.dry.light, 6)
  )
}

/** Straw over the feet of those who lie in it. */
export const wisps = (set: Stage, y: number, count: number): string => {
  const { random, width } = set
  const d = Array.from({ length: count }, () => {
    const [x, dy, long] = [random.between(-20, width), random.between(-16, 16), random.between(60, 150)]
    return `M${round(x)} ${round(y + dy)}q${round(long / 2)} ${round(random.between(-26, -4))} ${round(long)} ${round(random.between(-20, 20))}`
  }).join("")
  return (
    sheet(line(d, leaf.dry.base, 5), "small") +
    line(d.slice(0, Math.floor(d.length / 2)).replace(/M[^M]*$/, ""), leaf.dry.light, 3)
  )
}
