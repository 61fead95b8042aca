/** Honey bees. A bee is drawn in millimetres and handed over in centimetres, as everything is. */
import { outline, oval } from "../geometry"
import type { Part } from "../part"
import { clip, cut, line, sheet } from "../paper"

const amber = { light: "#F2B94A", base: "#D98C24", shade: "#A8611A" }
const dark = "#2C1A12"
const glass = "#FFF6E0"

/** A bee from above, 1.5 cm long, head to the right unless turned by `degrees`; origin in its middle. */
export function beeAbove(degrees = 0): Part {
  const abdomen = outline([-8, 0], [-6, -2.6], [-2.4, -3.4], [1, -2.4], [1.6, 0], [1, 2.4], [-2.4, 3.4], [-6, 2.6])
  const wing = (side: 1 | -1) =>
    `<g fill-opacity="0.72">${cut(outline([2.4, side * 1.2], [0, side * 4], [-6, side * 6.6], [-8.4, side * 5.2], [-5, side * 2.6]), glass)}</g>` +
    line(`M2 ${side * 1.4}L-6 ${side * 5.2}M0 ${side * 2.4}L-4.4 ${side * 3.6}`, amber.shade, 0.2)
  const legs = [-1, 1]
    .map((side) =>
      line(
        `M4 ${side * 1.6}L6.4 ${side * 4}M3 ${side * 2}L2.4 ${side * 5.4}M1.6 ${side * 2}L-1.4 ${side * 6}`,
        dark,
        0.6,
      ),
    )
    .join("")
  const svg =
    `<g transform="rotate(${degrees}) scale(0.1)">${legs}` +
    sheet(
      cut(abdomen, amber.base) +
        clip(
          abdomen,
          [-6.8, -4.2, -1.6]
            .map((x) => cut(`M${x} -5Q${x + 1.4} 0 ${x} 5H${x + 1.4}Q${x + 2.8} 0 ${x + 1.4} -5Z`, dark))
            .join("") + `<g opacity="0.3">${cut(outline([-9, -4], [0, -4], [0, -1.6], [-8, -1]), "#FFE6A0")}</g>`,
        ) +
        cut(oval(3, 0, 2.7, 2.6), "#8A5A2A") +
        cut(oval(3.2, -0.4, 1.7, 1.5), "#B98442") +
        cut(oval(6.2, 0, 1.6, 1.9), dark) +
        cut(oval(6.6, -1.3, 0.8, 0.7), "#6A4A3A") +
        cut(oval(6.6, 1.3, 0.8, 0.7), "#6A4A3A"),
      "fine",
    ) +
    line("M7.4 -0.6L9.4 -1.8M7.4 0.6L9.4 1.8", dark, 0.4) +
    wing(-1) +
    wing(1) +
    "</g>"
  return { svg, box: { left: -0.95, top: -0.95, right: 0.95, bottom: 0.95 }, name: "a bee" }
}

/** A bee from the side, 1.6 cm long, on the wing; origin in its middle. */
export function bee(): Part {
  const abdomen = outline([-9, 2.6], [-6, -1.4], [-1.6, -2.4], [1, -1], [1, 1.6], [-2.6, 3.6], [-6.4, 4])
  const svg =
    '<g transform="scale(0.1)">' +
    `<g fill-opacity="0.6">${cut(outline([2, -2], [-1, -8], [-6, -10.6], [-8.6, -8.4], [-5, -4], [0, -1.6]), glass)}</g>` +
    line("M2 2.4L3 5L1.6 6.6M4 2L5.6 4.4L5 6M0.4 2.4L-0.6 5.4L-2.4 6.8", dark, 0.6) +
    sheet(
      cut(abdomen, amber.base) +
        clip(
          abdomen,
          cut(outline([-8, 0], [-4, -2], [0, -2.2], [0, -1], [-5, 0]), amber.light) +
            [-8, -5.2, -2.4]
              .map((x) => cut(`M${x} -5Q${x - 0.6} 1 ${x + 0.6} 6H${x + 2}Q${x + 0.8} 1 ${x + 1.4} -5Z`, dark))
              .join(""),
        ) +
        cut(oval(3, -0.2, 3, 2.8), "#8A5A2A") +
        cut(oval(2.8, -1, 2, 1.6), "#C08B46") +
        cut(oval(6.8, 0.6, 1.9, 2.2, -12), dark) +
        cut(oval(7.4, 0, 0.8, 1.2), "#7A5A48"),
      "fine",
    ) +
    line("M8 -1L10 -3M7.6 -1.2L8.8 -3.6", dark, 0.4) +
    `<g fill-opacity="0.82">${cut(outline([3, -2], [3.4, -8], [0.6, -13], [-3, -13.4], [-3, -8], [0.6, -2.4]), glass)}</g>` +
    line("M2.6 -3L-0.6 -11.6M2 -4L2 -9", amber.shade, 0.22) +
    "</g>"
  return { svg, box: { left: -1, top: -1.4, right: 1, bottom: 0.7 }, name: "a bee" }
}
