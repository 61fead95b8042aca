/** A house for laying hens: wire mesh from knee height to the roof, litter, perches, a door that stands open. Centimetres. */
import { leaf, material, mix } from "../palette"
import { clip, cut, cutWith, line, sheet } from "../paper"
import { place, type Part } from "../part"
import { bar, block, footing, polygon, repeat } from "../tools/shapes"

const { wood, rust } = material
const half = 250
const sill = 26
const eaves = 196
/** The door takes the right of the front. */
const door = { left: 118, right: 226 } as const

/** Heights of the two perches above the ground. */
export const perches = [84, 136] as const

interface Guest {
  part: Part
  /** Centimetres from the middle of the house, and from the ground. */
  x: number
  up: number
  facing?: "left" | "right"
}

/** The hen house from the front, 500 cm wide and 270 high; `inside` sit on perches or scratch in the litter. */
export function henHouse({ inside = [] }: { inside?: readonly Guest[] } = {}): Part {
  const back =
    cut(block(-half, 0, half * 2, eaves + 10), "#6B4A32") +
    repeat(12, (index) => cut(block(-half + index * 42, 0, 40, eaves + 10), index % 2 ? "#745238" : "#664630")) +
    // Daylight falls in between the wall and the roof.
    cut(block(-half, -eaves + 26, half * 2, 26), "#F6DFA0")
  const litter =
    cut(polygon([-half, 0], [-half, -46], [-120, -50], [60, -45], [half, -49], [half, 0]), "#D9B566") +
    line(
      repeat(70, (index) => {
        const [x, y] = [-half + 6 + index * 7, -30 - ((index * 13) % 17)]
        return `M${x} ${y}l${6 + (index % 4)} ${(index % 3) - 1}`
      }),
      "#F1D894",
      1.6,
    )
  const poles = perches
    .map((up, index) => {
      const [left, right] = index === 0 ? [-232, 96] : [-210, 80]
      return (
        cut(bar(left + 12, 0, left + 12, -up, 6) + bar(right - 12, 0, right - 12, -up, 6), wood.shade) +
        cut(bar(left, -up, right, -up, 7), wood.light) +
        cut(bar(left, -up + 2, right, -up + 2, 2.4), wood.shade)
      )
    })
    .reverse()
  const guests = inside.map(({ part, x, up, facing }) => place(part, x, -up, 1, facing)).join("")
  const opening = block(-half, -sill, door.left + half, eaves - sill)
  const mesh = repeat(38, (index) => {
    const x = -half - 200 + index * 20
    return `M${x} ${-sill}l${eaves} ${-eaves}M${x + 200} ${-sill}l${-eaves} ${-eaves}`
  })
  const posts = [-half + 6, -64, door.left, door.right, half - 6]
    .map(
      (x) =>
        cut(bar(x, 0, x, -eaves - 8, 13, 12), wood.base) + cut(bar(x + 3, 0, x + 3, -eaves - 8, 5, 4.6), wood.shade),
    )
    .join("")
  const planks =
    cut(block(-half, 0, door.left + half, sill), wood.base) +
    cut(block(-half, 0, door.left + half, 8), wood.shade) +
    cut(block(-half, -sill + 4, door.left + half, 5), wood.light)
  // The door is hung on the right and opens towards the viewer.
  const leafOf = polygon(
    [door.right, 2],
    [door.right + 62, 14],
    [door.right + 62, -eaves - 6],
    [door.right, -eaves + 6],
  )
  const wing = sheet(
    clip(leafOf, line(mesh, "#DAD7CC", 1.2)) +
      `<path d="${leafOf}" fill="none" stroke="${wood.light}" stroke-width="9" stroke-linejoin="round"/>` +
      cut(polygon([door.right, -84], [door.right + 62, -84], [door.right + 62, -74], [door.right, -76]), wood.light),
    "detail",
  )
  const roof = `M${-half - 44} ${-eaves + 2}L${-half + 10} -276H${half - 10}L${half + 44} ${-eaves + 2}C120 ${-eaves + 8} -120 ${-eaves + 8} ${-half - 44} ${-eaves + 2}Z`
  const ribs = repeat(26, (index) => {
    const [top, foot] = [-half + 10 + index * 19.2, -half - 44 + index * 22.6]
    return cut(
      polygon([top, -278], [top + 8, -278], [foot + 9, -eaves + 12], [foot, -eaves + 12]),
      index % 2 ? rust.light : rust.shade,
    )
  })
  return {
    svg:
      footing({}, half + 20) +
      clip(block(-half, 0, half * 2, eaves + 10), back + litter + poles.join("") + guests) +
      clip(opening, line(mesh, mix("#E9E5D6", leaf.bark.light, 0.12), 1.3)) +
      sheet(planks, "detail") +
      sheet(posts, "detail") +
      wing +
      cutWith(
        roof,
        rust.base,
        `<g opacity="0.5">${ribs}</g>` + cut(block(-half, -266, half * 2, 12), rust.light),
        "figure",
      ),
    box: { left: -half - 44, top: -278, right: half + 64, bottom: 14 },
    name: "a hen house with a wire-mesh front",
    with: inside.map(({ part }) => part.name),
  }
}

/** A foot bath before a door: a flat tray of disinfectant, 74 cm long. `layer` front is its near rim, over the boots. */
export function footBath(layer: "behind" | "front"): Part {
  const behind =
    footing({}, 38) +
    sheet(cut(polygon([-34, -11], [34, -11], [39, -3], [-39, -3]), material.iron.shade), "small") +
    cut(polygon([-31, -10], [31, -10], [36, -4], [-36, -4]), "#6FA9B8") +
    line("M-24 -7.600H-4M8 -6H26", "#C9E7EA", 1)
  const front = sheet(
    cut(polygon([-39.6, -5], [39.6, -5], [37, 3], [-37, 3]), material.iron.base) +
      cut(polygon([-39.6, -5], [39.6, -5], [39.2, -3.4], [-39.2, -3.4]), material.iron.light),
    "small",
  )
  return {
    svg: layer === "behind" ? behind : front,
    box: { left: -40, top: -11, right: 40, bottom: 3 },
    name: "a foot bath",
  }
}
