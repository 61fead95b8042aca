/** Weavers and their nests. */
import { outline, oval, taper, through } from "../geometry"
import { round, type Part } from "../part"
import { clip, cut, line, sheet } from "../paper"
import { leaf, mix } from "../palette"
import type { Random } from "../random"
import { fan } from "./feathers"

const yellow = { light: "#FBD860", base: "#EDB72E", shade: "#B5811F" }
const black = "#231A17"

/** A black-headed weaver, 15 cm long: perching with the feet at the origin, or fluttering with wings up, its middle at the origin. */
export function weaver(pose: "perching" | "fluttering" = "perching"): Part {
  const flying = pose === "fluttering"
  const bird =
    sheet(
      fan(
        [-4, 1],
        [
          [-13.6, 4.4],
          [-14, 2.6],
          [-13.4, 1],
        ],
        2.4,
        ["#8C7B2E", "#6C5D24"],
      ),
      "fine",
    ) +
    (flying
      ? sheet(
          fan(
            [1, -2],
            [
              [-3, -12],
              [1, -13.4],
              [5, -13],
              [8, -11],
            ],
            4,
            ["#6C5D24", "#8C7B2E"],
          ),
          "fine",
        )
      : "") +
    sheet(
      cut(outline([-7, 2], [-4, -2], [1, -4], [6, -3.2], [7, 0.6], [4, 4.4], [-1, 5], [-5, 4]), yellow.base) +
        cut(outline([1, 1], [6, -0.6], [6.4, 2], [3, 4.6], [-2, 4.4]), yellow.light) +
        cut(outline([3.4, -4.6], [5, -7.6], [8.6, -7.8], [10.6, -5.4], [9.6, -2], [7, 0.6], [4.6, -1]), black) +
        cut(
          through(
            [
              [9.8, -6.2, "corner"],
              [14.2, -3.6, "corner"],
              [9.8, -2.8, "corner"],
            ],
            true,
          ),
          "#4B4642",
        ),
      "fine",
    ) +
    `<circle cx="8" cy="-5.4" r="0.95" fill="#D9472E"/><circle cx="8.1" cy="-5.5" r="0.4" fill="${black}"/>` +
    (flying
      ? sheet(
          fan(
            [0, -1],
            [
              [-14, -9],
              [-11.4, -12],
              [-8, -14],
              [-4, -14.6],
            ],
            4.4,
            [yellow.shade, "#8C7B2E"],
          ) + cut(outline([3, 0], [-1, -6], [-5, -7], [-5, -3], [-1, 1]), yellow.light),
          "fine",
        )
      : sheet(
          fan(
            [3, -1],
            [
              [-9, 3.4],
              [-8, 1.6],
              [-6.4, 0.4],
            ],
            2.8,
            ["#6C5D24", "#8C7B2E"],
          ) + cut(outline([4, -1], [1, -3], [-4, -1.4], [-5, 1], [0, 2]), yellow.shade),
          "fine",
        ))
  return flying
    ? { svg: bird, box: { left: -14, top: -15, right: 15, bottom: 6 }, name: "a weaver" }
    : {
        svg: line("M0 -3L0.4 0.4M2.4 -3L2.8 0.4", "#7A5A48", 0.9) + `<g transform="translate(0 -7)">${bird}</g>`,
        box: { left: -14, top: -15, right: 15, bottom: 1 },
        name: "a weaver",
      }
}

/** A woven nest hanging from the origin, about 30 cm long; green while it is new. */
export function weaverNest(random: Random, fresh = false): Part {
  const straw = fresh
    ? { light: "#C5CB74", base: "#9FAE52", shade: "#75843A" }
    : { light: leaf.dry.light, base: leaf.dry.base, shade: leaf.dry.shade }
  const ball = outline([0, -1], [4, 3], [10, 8], [12.4, 16], [9, 24], [1, 27], [-8, 25], [-12.4, 17], [-9, 8], [-3, 3])
  const wisps = Array.from({ length: 12 }, () => {
    const [x, y, out] = [random.between(-11, 11), random.between(10, 26), random.between(4, 9)]
    return `M${round(x)} ${round(y)}q${round(x * 0.3)} ${round(out * 0.4)} ${round(x * 0.5)} ${round(out)}`
  }).join("")
  const weave = [-8, -3, 2, 7, 12, 17, 22]
    .map(
      (y) =>
        line(`M-15 ${y + 6}Q0 ${y + random.between(-2, 2)} 15 ${y + 7}`, straw.light, 0.9) +
        line(`M-15 ${y + 2}Q-2 ${y + 9} 15 ${y + 3}`, straw.shade, 0.7),
    )
    .join("")
  const svg =
    line("M0 -6V2", straw.shade, 1.6) +
    line(wisps, straw.base, 0.8) +
    sheet(
      cut(ball, straw.base) +
        clip(
          ball,
          weave + `<g opacity="0.35">${cut(outline([4, 0], [14, 6], [15, 28], [2, 28], [9, 18]), straw.shade)}</g>`,
        ),
      "small",
    ) +
    sheet(
      cut(
        taper(
          [
            [-5, 22],
            [-6, 29],
            [-6, 33],
          ],
          [9, 8, 8.6],
        ),
        mix(straw.base, straw.shade, 0.4),
      ),
      "fine",
    ) +
    cut(oval(-6, 33, 3.6, 1.5), "#3D281D")
  return { svg, box: { left: -15, top: -6, right: 15, bottom: 35 }, name: "a woven nest" }
}
