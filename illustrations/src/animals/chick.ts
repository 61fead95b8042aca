/** Chicks, a day to a fortnight old. */
import { outline } from "../geometry"
import type { Part } from "../part"
import { cut, groundShadow, line, sheet } from "../paper"
import { hide, ramps, type Tone } from "../palette"

/** A chick, 11 cm tall; "peeping" is no more than what looks out from under a hen: head and breast. */
export function chick(pose: "standing" | "pecking" | "peeping" = "standing", tone: Tone = hide.chick): Part {
  const pecking = pose === "pecking"
  const body = outline([-6.4, -6.8], [-3, -8.4], [1, -8], [4.2, -6], [4, -3.4], [0.8, -1.8], [-3.4, -2.2])
  const [hx, hy] = pecking ? [5.4, -4.4] : [3.4, -9.2]
  const head = `<circle cx="${hx}" cy="${hy}" r="2.9" fill="${tone.light}"/>`
  const beak = pecking
    ? cut(`M${hx + 1} ${hy + 2}L${hx + 2.2} ${hy + 4.6}L${hx + 2.8} ${hy + 1}Z`, ramps.gold[500])
    : cut(`M${hx + 2.4} ${hy - 0.8}L${hx + 4.8} ${hy + 0.3}L${hx + 2.3} ${hy + 1.1}Z`, ramps.gold[500])
  const wing = cut(outline([-4.4, -6.4], [-0.6, -6.4], [0.8, -4.8], [-1.4, -3.6], [-4, -4]), tone.shade)
  const legs = pose === "peeping" ? "" : line("M-1 -2.4L-1 0L0.4 0M1.4 -2.4L1.4 0L2.8 0", "#B97F2E", 0.55)
  const svg =
    (pose === "peeping" ? "" : groundShadow(0, 5.4, 0.6)) +
    legs +
    beak +
    sheet(cut(body, tone.base) + (pose === "peeping" ? "" : wing) + head, "fine") +
    `<circle cx="${hx + 1}" cy="${hy - 0.5}" r="0.45" fill="#1A100B"/>`
  return { svg, box: { left: -7, top: -12.4, right: 9, bottom: 0.6 }, name: "a chick" }
}
