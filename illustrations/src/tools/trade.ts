/** What a market works with: a basket of hens, baskets seen from above. Centimetres. */
import { hen } from "../animals/birds"
import { oval } from "../geometry"
import { hide, material, mix, ramps, type Tone } from "../palette"
import { place, round, type Part } from "../part"
import { cut, cutWith, line, sheet } from "../paper"
import { randomFrom } from "../random"
import { circle, footing, repeat, type Standing } from "./shapes"

/** A wide open basket of papyrus with hens looking out, 80 cm wide. */
export function henBasket({ hens = 3, ...standing }: Standing & { hens?: 2 | 3 } = {}): Part {
  const { thatch } = material
  const coats = [hide.henRust, hide.henCream, hide.henDark]
  const birds = coats
    .slice(0, hens)
    .map((coat, index) =>
      place(
        hen({ coat }),
        (index - (hens - 1) / 2) * 22 - 3,
        -18 + (index % 2) * 3,
        0.92,
        index === 1 ? "left" : "right",
      ),
    )
    .join("")
  const body = "M-40 -32C-39 -14 -32 0 -26 0H26C32 0 39 -14 40 -32Z"
  const weave =
    repeat(4, (row) =>
      line(
        `M-42 ${-27 + row * 7.4}C-16 ${-23 + row * 7.4} 16 ${-23 + row * 7.4} 42 ${-27 + row * 7.4}`,
        row % 2 ? ramps.clay[600] : thatch.shade,
        row % 2 ? 2.6 : 1.2,
      ),
    ) + repeat(14, (i) => line(`M${-38 + i * 5.9} -33L${-27 + i * 4.2} 1`, thatch.shade, 0.7))
  return {
    svg:
      footing(standing, 34) +
      cut(oval(0, -32, 39, 6), thatch.shade) +
      birds +
      cutWith(body, thatch.base, cut("M18 2C28 -10 32 -22 32 -36H44V2Z", thatch.shade) + weave, "small") +
      sheet(cut("M-41 -33C-40 -25 40 -25 41 -33L40 -29C34 -20 -34 -20 -40 -29Z", thatch.light), "fine"),
    box: { left: -41, top: -58, right: 41, bottom: 0 },
    name: "a basket",
    with: coats.slice(0, hens).map(() => "a hen"),
  }
}

/** What lies in a basket that one looks down into. */
export type Seen = "eggs" | "white eggs" | "tomatoes" | "greens" | "millet"

/** A round basket from straight above, `radius` centimetres; origin in its middle. */
export function basketFromAbove({
  radius = 24,
  filling,
  band = ramps.clay[600],
  seed,
}: {
  radius?: number
  filling: Seen
  band?: string
  seed: string
}): Part {
  const { thatch } = material
  const random = randomFrom(seed)
  const inner = radius * 0.78
  const rim =
    cut(circle(0, 0, radius), thatch.base) +
    cut(circle(0, 0, radius * 0.95, radius * 0.89), band) +
    cut(circle(0, 0, radius * 0.83, radius * 0.8), thatch.shade) +
    line(
      repeat(48, (i) => {
        const angle = (i / 48) * Math.PI * 2
        const [c, s] = [Math.cos(angle), Math.sin(angle)]
        return `M${round(c * radius * 0.8)} ${round(s * radius * 0.8)}L${round(c * radius * 0.99)} ${round(s * radius * 0.99)}`
      }),
      thatch.shade,
      radius * 0.012,
    )
  const floor = cut(circle(0, 0, inner), mix(thatch.shade, "#1B0F08", 0.35))
  const rows: string[] = []
  const size = filling.includes("eggs") ? radius * 0.15 : radius * 0.16
  for (let ring = inner - size * 0.9; ring > -1; ring -= size * 1.5) {
    const count = Math.max(1, Math.floor((Math.PI * 2 * ring) / (size * 2.1)))
    const turn = random.between(0, 6)
    for (let index = 0; index < count; index += 1) {
      const angle = (index / count) * Math.PI * 2 + turn
      rows.push(seen(filling, Math.cos(angle) * ring, Math.sin(angle) * ring, size, random.between(0, 180), index))
    }
  }
  const heaped = filling === "millet" ? millet(inner, seed) : rows.join("")
  return {
    svg: sheet(rim, "figure") + floor + heaped,
    box: { left: -radius, top: -radius, right: radius, bottom: radius },
    name: filling.includes("eggs") ? "a basket of eggs" : "a basket",
    with: filling.includes("eggs") ? ["eggs"] : [],
  }
}

const shells: readonly Tone[] = [
  { light: "#EBC096", base: "#D49F70", shade: "#AE7A4F" },
  { light: "#E3AE80", base: "#C88D5E", shade: "#A06C43" },
  { light: "#F1D3B2", base: "#E0B78E", shade: "#BD9167" },
]

function seen(filling: Seen, x: number, y: number, size: number, degrees: number, index: number): string {
  const at = `translate(${round(x)} ${round(y)}) rotate(${round(degrees)})`
  if (filling === "greens") {
    return `<g transform="${at}">${sheet(cut(`M${-size * 1.3} 0C${-size} ${-size * 1.1} ${size} ${-size} ${size * 1.4} 0C${size} ${size} ${-size} ${size * 1.1} ${-size * 1.3} 0Z`, index % 2 ? "#5E8B4A" : "#78A25A") + line(`M${-size} 0H${size}`, "#B9CF93", size * 0.1), "fine")}</g>`
  }
  if (filling === "tomatoes") {
    return `<g transform="${at}">${sheet(cut(circle(0, 0, size), index % 3 ? ramps.clay[600] : ramps.clay[500]) + cut(oval(-size * 0.3, -size * 0.35, size * 0.3, size * 0.2), "#E58A66") + cut(`M0 ${-size * 0.2}L${size * 0.5} ${-size * 0.5}L${size * 0.2} 0L${size * 0.5} ${size * 0.5}L0 ${size * 0.2}L${-size * 0.5} ${size * 0.4}L${-size * 0.2} 0Z`, "#55793F"), "fine")}</g>`
  }
  const shell = filling === "white eggs" ? hide.henCream : (shells[index % 3] ?? hide.henCream)
  return `<g transform="${at}">${sheet(cut(`M${-size * 1.15} 0C${-size * 1.1} ${-size * 0.7} ${-size * 0.3} ${-size} ${size * 0.3} ${-size * 0.86}C${size} ${-size * 0.7} ${size * 1.2} ${-size * 0.3} ${size * 1.2} 0C${size * 1.2} ${size * 0.3} ${size} ${size * 0.7} ${size * 0.3} ${size * 0.86}C${-size * 0.3} ${size} ${-size * 1.1} ${size * 0.7} ${-size * 1.15} 0Z`, shell.base), "fine")}</g>${cut(oval(round(x - size * 0.25), round(y - size * 0.3), size * 0.4, size * 0.24), shell.light)}`
}

function millet(radius: number, seed: string): string {
  const random = randomFrom(`${seed}-grain`)
  const heap =
    cut(circle(0, 0, radius * 0.96), "#B8703C") +
    cut(circle(-radius * 0.08, -radius * 0.08, radius * 0.66), "#C98348") +
    cut(circle(-radius * 0.14, -radius * 0.14, radius * 0.34), "#D99A5C")
  const grains = repeat(120, () => {
    const angle = random.between(0, 6.283)
    const out = Math.sqrt(random.next()) * radius * 0.92
    return `<circle cx="${round(Math.cos(angle) * out)}" cy="${round(Math.sin(angle) * out)}" r="${round(radius * 0.018)}" fill="${random.pick(["#8F5228", "#E7B47A"])}"/>`
  })
  return sheet(heap, "fine") + grains
}
