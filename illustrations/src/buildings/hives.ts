/** Bee hives of Uganda: the top-bar hive, hung or on posts, and the log hive; the smoker that goes with them. */
import { outline, oval } from "../geometry"
import { leaf, material, type Tone } from "../palette"
import { cut, groundShadow, line, sheet } from "../paper"
import { round, type Part } from "../part"
import { bar, block, polygon, repeat } from "../tools/shapes"

const { wood, iron } = material

/** A top-bar hive, 104 cm wide: slanting sides, an iron lid, entrance holes. Hanging, its wires end 70 cm above the origin. */
export function topBarHive({ hung = false, paint = wood }: { hung?: boolean; paint?: Tone } = {}): Part {
  const base = hung ? 46 : -72
  const body = polygon([-50, base - 44], [50, base - 44], [36, base], [-36, base])
  const svg =
    (hung
      ? line(`M-44 ${base - 48}L-30 -70M44 ${base - 48}L30 -70`, "#3A2E28", 2)
      : groundShadow(0, 44, 4) + cut(bar(-26, base, -32, 0, 7) + bar(26, base, 32, 0, 7), leaf.bark.shade)) +
    sheet(
      cut(body, paint.base) +
        cut(polygon([-50, base - 44], [50, base - 44], [47, base - 34], [-47, base - 34]), paint.light) +
        line(`M-44 ${base - 22}H44`, paint.shade, 1.2) +
        cut(polygon([40, base - 44], [50, base - 44], [36, base], [28, base]), paint.shade),
      "detail",
    ) +
    [-10, 0, 10].map((x) => `<circle cx="${x}" cy="${base - 9}" r="2.4" fill="#23150E"/>`).join("") +
    sheet(cut(block(-26, base + 3, 52, 4, 1), paint.shade), "detail") +
    sheet(
      cut(polygon([-58, base - 44], [58, base - 44], [52, base - 56], [-52, base - 56]), iron.base) +
        repeat(14, (index) => line(`M${round(-52 + index * 8)} ${base - 46}V${base - 55}`, iron.shade, 0.9)),
      "detail",
    )
  return {
    svg,
    box: { left: -58, top: hung ? -70 : base - 56, right: 58, bottom: hung ? base + 4 : 1 },
    name: "a bee hive",
  }
}

/** A log hive lashed to a branch, end towards us a little; hangs from the origin, 110 cm long. */
export function logHive(): Part {
  const bark = leaf.bark
  const log = outline(
    [-54, 10],
    [-30, 6],
    [20, 6],
    [50, 9],
    [54, 24],
    [50, 41],
    [18, 45],
    [-34, 45],
    [-54, 40],
    [-58, 25],
  )
  const grain = [13, 20, 27, 34, 40]
    .map((y, index) => `M${-52 + index * 4} ${y}Q-10 ${y + (index % 2 ? 3 : -2)} 40 ${y + 1}`)
    .join("")
  const svg =
    line("M-30 44L-26 -6M-24 44L-20 -6M22 44L26 -6M28 44L32 -6", "#3A2E28", 2.2) +
    sheet(
      cut(log, bark.base) +
        cut(outline([-54, 12], [-20, 8], [44, 9], [40, 16], [-10, 18], [-52, 20]), bark.light) +
        line(grain, bark.shade, 1.3),
    ) +
    sheet(
      cut(oval(49, 25, 9, 17.6), wood.light) +
        `<ellipse cx="49" cy="25" rx="5.6" ry="12" fill="none" stroke="${wood.base}" stroke-width="1.2"/>` +
        `<circle cx="49" cy="27" r="3" fill="#23150E"/>`,
      "detail",
    ) +
    line("M-30 6Q-34 26 -30 45M-24 6Q-28 26 -24 45M22 6Q18 26 22 45M28 6Q24 26 28 45", "#D9B566", 2.4)
  return { svg, box: { left: -58, top: -8, right: 58, bottom: 46 }, name: "a log hive" }
}

/** The bellows and can that a beekeeper calms bees with; origin at the grip. */
export function smoker(): Part {
  const svg =
    sheet(
      cut(polygon([-9, -12], [0, -14], [1, 10], [-8, 12]), "#8E4B2E") +
        line("M-8 -8L0 -9M-8 -2L0 -3M-8 4L0 3", "#5E2D1A", 1),
      "small",
    ) +
    sheet(
      cut(block(1, 12, 13, 22, 1.4), iron.base) +
        cut(block(1, 12, 4, 22, 1.4), iron.light) +
        cut(polygon([1, -10], [14, -10], [22, -22], [17, -25]), iron.shade) +
        cut(block(1, 4, 13, 2.4), iron.shade),
      "small",
    )
  return { svg, box: { left: -9, top: -25, right: 22, bottom: 12 }, name: "a smoker" }
}
