/** Where rabbits live. Centimetres. */
import { material, mix } from "../palette"
import { cut, groundShadow, line, sheet } from "../paper"
import { round, type Part } from "../part"
import { bar, block, polygon, repeat } from "../tools/shapes"

const { wood, iron } = material

/** A hutch of wood and wire mesh on legs: two rows of three rooms, 330 cm wide. `layer` lets rabbits sit between back and mesh. */
export function rabbitHutch(layer: "behind" | "front"): Part {
  const rooms = [-100, 0, 100]
  const floors = [-70, -168]
  const mesh = (x: number, y: number) =>
    repeat(15, (index) => `M${x - 42} ${round(y - 76 + index * 5.4)}h84`) +
    repeat(16, (index) => `M${round(x - 42 + index * 5.6)} ${y - 76}v76`)
  const box = { left: -176, top: -290, right: 176, bottom: 1 }
  const name = "a hutch"
  if (layer === "behind") {
    const svg =
      groundShadow(0, 160, 7) +
      cut(bar(-140, -60, -144, 0, 10) + bar(140, -60, 144, 0, 10) + bar(0, -60, 0, 0, 9), wood.shade) +
      sheet(cut(block(-156, -60, 312, 204), "#4A3121")) +
      rooms
        .flatMap((x) =>
          floors.map(
            (y) =>
              cut(block(x - 46, y, 92, 82), "#5D3F2B") +
              cut(polygon([x - 46, y], [x + 46, y], [x + 40, y - 12], [x - 40, y - 12]), "#C79D5C"),
          ),
        )
        .join("")
    return { svg, box, name }
  }
  const svg =
    `<g opacity="0.5">${line(rooms.flatMap((x) => floors.map((y) => mesh(x, y))).join(""), "#E8DFC8", 0.6)}</g>` +
    sheet(
      [-150, -50, 50, 150].map((x) => cut(block(x - 6, -54, 12, 206), wood.base)).join("") +
        cut(block(-160, -56, 320, 14), wood.light) +
        cut(block(-160, -152, 320, 16), mix(wood.base, wood.light, 0.4)) +
        cut(block(-160, -250, 320, 12), wood.base),
      "detail",
    ) +
    rooms.flatMap((x) => floors.map((y) => sheet(cut(block(x + 30, y - 34, 7, 12, 1), iron.shade), "fine"))).join("") +
    sheet(
      cut(polygon([-178, -256], [178, -256], [160, -290], [-160, -290]), material.rust.base) +
        repeat(22, (index) =>
          line(`M${round(-168 + index * 16)} -257L${round(-152 + index * 14.6)} -289`, material.rust.shade, 1.6),
        ),
    )
  return { svg, box, name }
}
