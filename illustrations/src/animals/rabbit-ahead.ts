/** Rabbits eye to eye. */
import { innerEar, rabbitCoats } from "./rabbit"
import { outline, oval, through } from "../geometry"
import { mix } from "../palette"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import { type Part } from "../part"

/** A rabbit straight ahead, sitting, about 58 cm to the tips of its ears. `tilt` lets one ear fall, in degrees. */
export function rabbitAhead({
  coat = "brown",
  pied = false,
  tilt = 0,
}: { coat?: keyof typeof rabbitCoats; pied?: boolean; tilt?: number } = {}): Part {
  const paper = rabbitCoats[coat]
  const white = "#FBF3E2"
  const upright = (side: 1 | -1) => {
    const shell = outline(
      [side * 1.4, -33],
      [side * 2.4, -43],
      [side * 5.6, -55],
      [side * 8.6, -58],
      [side * 10.6, -52],
      [side * 9.4, -42],
      [side * 6.6, -32],
    )
    const inside = outline(
      [side * 3.6, -34],
      [side * 4.4, -43],
      [side * 6.8, -53],
      [side * 8.4, -54],
      [side * 9, -48],
      [side * 7.8, -41],
      [side * 6, -34],
    )
    return `<g transform="rotate(${side > 0 ? tilt : -tilt * 0.2} ${side * 4} -34)">${sheet(cut(shell, paper.base) + cut(inside, innerEar) + cut(outline([side * 6, -35], [side * 7, -43], [side * 8.6, -50], [side * 9, -46], [side * 7.8, -40]), mix(innerEar, "#8E4A3C", 0.35)), "small")}</g>`
  }
  const body = outline([0, -24], [9, -21], [14.6, -12], [15, -4], [8, 0], [-8, 0], [-15, -4], [-14.6, -12], [-9, -21])
  const skull = outline(
    [0, -37.4],
    [6.4, -36],
    [10, -30.6],
    [11.4, -25],
    [9, -20.4],
    [4, -18],
    [0, -17.6],
    [-4, -18],
    [-9, -20.4],
    [-11.4, -25],
    [-10, -30.6],
    [-6.4, -36],
  )
  const eye = (side: 1 | -1) =>
    cut(oval(side * 6.6, -29, 2, 2.3), mix(paper.shade, "#1A100B", 0.3)) +
    cut(oval(side * 6.6, -29, 1.7, 2), coat === "white" ? "#A33D3A" : "#1A100B") +
    `<circle cx="${side * 6.6 + 0.5}" cy="-29.8" r="0.6" fill="#FFF3DC"/>`
  const cheek = (side: 1 | -1) => cut(oval(side * 2.9, -22, 4, 3.3), white)
  const whisker = (side: 1 | -1) =>
    line(
      `M${side * 4} -22.6L${side * 15} -24.6M${side * 4} -22L${side * 15.4} -21.4M${side * 4} -21.4L${side * 14} -18.4`,
      mix(paper.light, "#FFFFFF", 0.6),
      0.26,
    )
  const foot = (x: number) =>
    sheet(
      cut(oval(x, -1.6, 4.6, 2.6), pied ? white : paper.light) +
        line(`M${x - 1.4} -2.6V-0.6M${x + 1.4} -2.6V-0.6`, paper.shade, 0.4),
      "fine",
    )
  const svg =
    groundShadow(0, 17, 1.6) +
    upright(-1) +
    upright(1) +
    sheet(
      cut(body, mix(paper.base, paper.shade, 0.35)) + clip(body, cut(oval(0, -6, 8.6, 13), pied ? white : paper.light)),
      "small",
    ) +
    sheet(
      cut(outline([-5.6, -14], [-2, -14], [-1, -4], [-2.4, -0.6], [-5.6, -1]), paper.base) +
        cut(outline([5.6, -14], [2, -14], [1, -4], [2.4, -0.6], [5.6, -1]), paper.base),
      "fine",
    ) +
    foot(-9.6) +
    foot(9.6) +
    sheet(
      cut(skull, paper.base) +
        clip(
          skull,
          pied
            ? cut(
                through(
                  [
                    [-1.4, -40],
                    [1.4, -40],
                    [2.4, -30],
                    [5, -22],
                    [-5, -22],
                    [-2.4, -30],
                  ],
                  true,
                ),
                white,
              )
            : cut(outline([-14, -26], [-6, -21], [0, -20], [6, -21], [14, -26], [10, -14], [-10, -14]), paper.light),
        ),
      "small",
    ) +
    cheek(-1) +
    cheek(1) +
    cut(outline([-1.9, -25.6], [0, -26.2], [1.9, -25.6], [0.8, -23.9], [0, -23.4], [-0.8, -23.9]), "#C97A6E") +
    line("M0 -23.4V-21.6Q-1.2 -20 -2.8 -20.6M0 -21.6Q1.2 -20 2.8 -20.6", mix(paper.shade, "#5A2A20", 0.4), 0.5) +
    whisker(-1) +
    whisker(1) +
    eye(-1) +
    eye(1)
  return { svg, box: { left: -17, top: -59, right: 17, bottom: 1 }, name: "a rabbit" }
}
