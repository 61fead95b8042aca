/** What goods are carried, sold and shaded with. */
import { oval } from "../geometry"
import type { Part } from "../part"
import { cloth, hide, material, ramps, type Tone } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import { heap, type Filling } from "./produce"
import { bar, block, footing, repeat, type Standing } from "./shapes"

const { wood } = material

/** A slatted crate, 60 × 32 cm. */
export function crate({ filling = "none", ...standing }: Standing & { filling?: Filling } = {}): Part {
  const back = cut(block(-28, -4, 56, 26), wood.shade)
  const slats = repeat(3, (i) => cut(block(-30, -i * 11, 60, 8.5, 0.6), i === 2 ? wood.light : wood.base))
  const posts = cut(block(-27, 0, 6, 31), wood.light) + cut(block(21, 0, 6, 31), wood.shade)
  return {
    svg:
      footing(standing, 31) +
      sheet(back, "small") +
      (filling === "none" ? "" : sheet(heap(filling, 26, -26), "fine")) +
      sheet(slats, "small") +
      posts,
    box: { left: -30, top: filling === "none" ? -31 : -46, right: 30, bottom: 0 },
    name: "a crate",
  }
}

/** A woven basket, 46 cm wide, with two bands of dyed papyrus. */
export function basket({
  filling = "none",
  band = ramps.clay[600],
  ...standing
}: Standing & { filling?: Filling; band?: string } = {}): Part {
  const { thatch } = material
  const body = "M-23 -24C-22 -10 -18 0 -14 0H14C18 0 22 -10 23 -24Z"
  const weave = repeat(9, (i) =>
    line(`M${-20 + i * 5} -25C${-19 + i * 4.8} -14 ${-15 + i * 3.8} -6 ${-13 + i * 3.3} 1`, thatch.shade, 0.6),
  )
  const inside =
    cut("M8 2C14 -6 16 -16 16 -26H26V2Z", thatch.shade) +
    weave +
    cut("M-24 -19C-8 -16.5 8 -16.5 24 -19V-15C8 -12.5 -8 -12.5 -24 -15Z", band) +
    cut("M-24 -9C-8 -6.5 8 -6.5 24 -9V-6.5C8 -4 -8 -4 -24 -6.5Z", ramps.soil[900])
  const mouth = cut(oval(0, -24, 23, 4.5), thatch.shade)
  const rim = `<path fill="${thatch.light}" fill-rule="evenodd" d="${oval(0, -24.5, 24, 5.2)}${oval(0, -25, 20.5, 3.6)}"/>`
  const front = cut("M-24 -24.5C-23 -18.5 23 -18.5 24 -24.5C22 -20.5 -22 -20.5 -24 -24.5Z", thatch.light)
  return {
    svg:
      footing(standing, 20) +
      mouth +
      (filling === "none" ? rim : sheet(heap(filling, 18, -23), "fine")) +
      cutWith(body, thatch.base, inside, "small") +
      front,
    box: { left: -24, top: filling === "none" ? -30 : -44, right: 24, bottom: 0 },
    name: "a basket",
  }
}

/** A cardboard tray of thirty eggs seen from the side and a little above, 30 cm; `layers` stacks trays. */
export function eggTray({ layers = 1, ...standing }: Standing & { layers?: number } = {}): Part {
  const card = { light: "#B9AFA0", base: "#9A8F80", shade: "#746A5D" }
  const egg = (x: number, y: number, i: number) => {
    const tone = i % 4 === 1 ? hide.henCream : { light: "#EBC096", base: "#D49F70", shade: "#AE7A4F" }
    const shell = `M${x} ${y - 5.8}C${x + 2.2} ${y - 5.8} ${x + 2.6} ${y - 2.5} ${x + 2.6} ${y - 1}H${x - 2.6}C${x - 2.6} ${y - 2.5} ${x - 2.2} ${y - 5.8} ${x} ${y - 5.8}Z`
    return (
      cut(shell, tone.base) +
      cut(
        `M${x - 1.9} ${y - 1.5}C${x - 1.9} ${y - 4} ${x - 1} ${y - 5} ${x - 0.3} ${y - 5.3}C${x - 0.8} ${y - 4} ${x - 1} ${y - 3} ${x - 0.9} ${y - 1.5}Z`,
        tone.light,
      )
    )
  }
  const trays = repeat(layers, (layer) => {
    const y = -layer * 3.6
    const top = layer === layers - 1
    const eggs = top
      ? repeat(5, (i) => egg(-10.4 + i * 5.2, y - 6.5, i + 2)) + repeat(6, (i) => egg(-13 + i * 5.2, y - 4, i))
      : ""
    const scallops = repeat(6, (i) => `Q${-13 + i * 5.2} ${y - 2.6} ${-10.4 + i * 5.2} ${y - 4.6}`)
    const cardboard = cut(`M-15.6 ${y - 4.6}${scallops}L14 ${y}H-14Z`, layer % 2 === 0 ? card.base : card.shade)
    // The back of the tray, seen between the eggs and the scallops before them.
    const back = cut(`M-15.6 ${y - 5.6}H15.6L14 ${y}H-14Z`, card.shade)
    return (eggs === "" ? "" : sheet(back + eggs, "fine")) + sheet(cardboard, "fine")
  })
  return {
    svg: footing(standing, 16) + trays,
    box: { left: -16, top: -8 - layers * 3.6, right: 16, bottom: 0 },
    name: layers > 1 ? "a stack of egg trays" : "a tray of eggs",
  }
}

/** A market umbrella, 230 cm high, eight panels in two colours. */
export function umbrella({ tone = cloth.gold, other = cloth.clay }: { tone?: Tone; other?: Tone } = {}): Part {
  const pole =
    cut(bar(0, 0, 0, -190, 4), wood.base) +
    cut(bar(1, 0, 1, -190, 2), wood.shade) +
    cut(block(-18, 0, 36, 8, 3), material.iron.shade)
  const edges = [-120, -84, -30, 30, 84, 120]
  const panels = repeat(5, (index) => {
    const left = edges[index] ?? 0
    const right = edges[index + 1] ?? 0
    const family = index % 2 === 0 ? tone : other
    const fill = index === 4 ? family.shade : index < 2 ? family.light : family.base
    return cut(
      `M0 -238C${left * 0.5} -236 ${left * 0.86} -212 ${left} -176Q${(left + right) / 2} -188 ${right} -176C${right * 0.86} -212 ${right * 0.5} -236 0 -238Z`,
      fill,
    )
  })
  return {
    svg: footing({}, 24) + sheet(pole, "detail") + sheet(panels, "figure"),
    box: { left: -122, top: -240, right: 122, bottom: 0 },
    name: "a market umbrella",
  }
}
