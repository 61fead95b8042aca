/** Ducklings, on land and on water. */
import { outline } from "../geometry"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import type { Part } from "../part"
import { ripples } from "./ripples"

/** A duckling, 15 cm tall; swimming, its origin lies on the waterline. */
export function duckling(pose: "walking" | "swimming" = "walking"): Part {
  const swimming = pose === "swimming"
  const body = outline([-8, -8], [-4, -9.4], [2, -9], [6, -7.4], [6.4, -4], [3, -1.8], [-3, -2], [-7, -4.4])
  const bird =
    sheet(
      cut(outline([7, -12, "corner"], [10.6, -10.6], [10.4, -9.4], [6.8, -9.8, "corner"]), "#D9852B") +
        cut(body, "#F4CD5E") +
        clip(body, cut(outline([-9, -10], [-2, -10], [2, -6.4], [-4, -4.6], [-9, -5]), "#8B6A35")) +
        cut(outline([1.4, -8], [2.6, -13], [5.6, -14.4], [8, -12.4], [7.8, -9.6], [5.4, -6.6]), "#F9DC84") +
        cut(outline([1.6, -12.4], [3.6, -14.6], [5.8, -14.3], [3.8, -13.2], [2.4, -10.6]), "#8B6A35"),
      "fine",
    ) + `<circle cx="5.8" cy="-11.8" r="0.6" fill="#1A100B"/>`
  return swimming
    ? {
        svg: clip("M-20 -30H20V0H-20Z", `<g transform="translate(0 3)">${bird}</g>`) + ripples(9),
        box: { left: -9, top: -12, right: 11, bottom: 1 },
        name: "a duckling",
      }
    : {
        svg: groundShadow(0, 7, 0.7) + line("M-1.6 -3V-0.4L1 0M2 -3L3 -0.4L5.6 0", "#C97B25", 0.9) + bird,
        box: { left: -9, top: -15, right: 11, bottom: 0.6 },
        name: "a duckling",
      }
}
