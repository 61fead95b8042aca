/** Helmeted guinea fowl: round, slate-grey, spotted with white. */
import { outline, taper } from "../geometry"
import { round, type Part } from "../part"
import { clip, cut, groundShadow, line, sheet } from "../paper"

const paper = { light: "#6A6B79", base: "#494A58", shade: "#2E2E3A" }

/** Rows of white spots for the inside of an outline. */
const spots = Array.from({ length: 13 }, (_, row) =>
  Array.from({ length: 15 }, (_, column) => {
    const [x, y] = [-32 + column * 4.2 + (row % 2) * 2.1, -46 + row * 3.4]
    return `<circle cx="${round(x)}" cy="${round(y)}" r="0.78"/>`
  }).join(""),
).join("")

/** A guinea fowl, about 52 cm tall; running, its legs are far apart; pecking, its head is at the ground. */
export function guineaFowl(pose: "standing" | "running" | "pecking" = "standing"): Part {
  const pecking = pose === "pecking"
  const body = outline(
    [-31, -22],
    [-26, -33],
    [-14, -41],
    [0, -43],
    [11, -38],
    [17, -29],
    [15, -18],
    [6, -11],
    [-8, -10],
    [-22, -14],
  )
  const back = outline([-34, -20], [-28, -36], [-12, -45], [4, -46], [10, -40], [2, -33], [-10, -27], [-24, -22])
  const wing = outline([9, -30], [3, -34], [-8, -32], [-20, -25], [-28, -17], [-14, -15.6], [0, -18], [8, -24])
  const neck = pecking
    ? taper(
        [
          [11, -31],
          [20, -24],
          [24, -15],
          [26, -9],
        ],
        [13, 6, 4.4, 4.6],
      )
    : taper(
        [
          [9, -34],
          [15, -40],
          [15, -46],
          [17.4, -50],
        ],
        [13, 6, 4.4, 4.8],
      )
  const [hx, hy, turn] = pecking ? [26.6, -7.6, 62] : [18, -50, 0]
  const shank = (x: number, toe: number, colour: string) =>
    line(`M${x} -12L${toe} -1.2L${toe + 5} 0M${toe} -1.2L${toe - 3} 0.3`, colour, 1.7)
  const [far, near] = pose === "running" ? [-13, 11] : [-6, 3]
  const svg =
    groundShadow(-4, 19, 1.7) +
    shank(-5, far, "#4F463F") +
    shank(0, near, "#6B6058") +
    sheet(cut(outline([-24, -28], [-34, -20], [-38, -11], [-30, -12], [-20, -18]), paper.shade), "fine") +
    sheet(
      cut(body, paper.base) + clip(body, cut(back, paper.light) + `<g fill="#F4EEDF" fill-opacity="0.9">${spots}</g>`),
      "small",
    ) +
    sheet(
      cut(wing, paper.base) +
        clip(
          wing,
          cut(outline([-30, -14], [-14, -13], [8, -20], [9, -26], [-6, -21], [-22, -18]), paper.shade) +
            `<g fill="#F4EEDF">${spots}</g>`,
        ),
      "fine",
    ) +
    sheet(cut(neck, "#6E8FA6"), "fine") +
    `<g transform="translate(${hx} ${hy}) rotate(${turn})">` +
    sheet(
      cut(outline([-2.6, -2.8], [-2.4, -7.6], [0.2, -9.6], [1.6, -6], [2.4, -3]), "#C79652") +
        cut("M3 -1.6L8.4 0.8L3 1.8Z", "#D6A15A") +
        cut(outline([-4, 0], [-2, -3.6], [2, -3.4], [4, -1], [3, 2.4], [-1, 3.4], [-3.6, 2.6]), "#DCE7E6") +
        cut(outline([1.6, 1.4], [4.4, 1.6], [5.4, 4.6], [3.6, 5.4], [2, 3.6]), "#C23521") +
        `<circle cx="1" cy="-1" r="0.9" fill="#1A100B"/>`,
      "fine",
    ) +
    "</g>"
  return {
    svg,
    box: { left: -38, top: pecking ? -46 : -60, right: pecking ? 32 : 27, bottom: 1 },
    name: "a guinea fowl",
  }
}
