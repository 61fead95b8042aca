/** The still that stands for the clip until it plays: its first moment, larger. */
import { backdrop, cast, clip, cranes, herd, strips, walker } from "../clip-scene"
import { picture } from "../paper"
import type { Picture, Pictures } from "../part"

function poster(): Picture {
  const { middle, near, front } = strips()
  const markup =
    backdrop() +
    cranes(Math.round(clip.frames * 0.3)) +
    middle.markup +
    near.markup +
    herd.map((one) => walker(one, 0, one.x, one.y)).join("") +
    front.markup
  return picture(
    1600,
    900,
    "Three Ankole cattle and a calf walk home across the savanna in late afternoon light as three cranes fly over.",
    `<g transform="scale(${1600 / clip.width})">${markup}</g>`,
    cast,
  )
}

export const pictures: Pictures = { "clip/poster": poster }
