/** The grey crowned crane of the national flag, on its feet and on the wing. */
import { outline, taper, through, type Point } from "../geometry"
import type { Part } from "../part"
import { mix, ramps } from "../palette"
import { cut, groundShadow, line, sheet } from "../paper"

const wattle = "#C23521"

/**
 * A grey crowned crane, about 104 cm tall, golden crest against the sky. Dancing, it leaps from one leg with its neck
 * stretched forward and both wings high.
 */
export function crane(pose: "standing" | "stepping" | "dancing" = "standing"): Part {
  const dancing = pose === "dancing"
  const grey = { light: "#B9BFC0", base: "#8D9699", shade: "#616B70" }
  const body = outline([-34, -56], [-20, -66], [-4, -70], [8, -68], [14, -60], [11, -52], [0, -47], [-14, -46])
  const neck = taper(
    dancing
      ? [
          [8, -58],
          [20, -64],
          [28, -76],
          [37, -86],
        ]
      : [
          [8, -58],
          [15, -68],
          [14, -82],
          [17, -93],
        ],
    [15, 9, 6.4, 5.4],
  )
  const wing = outline([-38, -44], [-24, -60], [-6, -66], [5, -62], [2, -54], [-10, -48], [-22, -46])
  const goldWing = outline([-36, -42], [-24, -52], [-10, -55], [-2, -52], [-12, -47], [-24, -43])
  const chestnut = outline([-44, -34], [-32, -48], [-18, -50], [-14, -46], [-26, -40])
  const headPaper = outline([12, -94], [14, -100], [20, -101], [25, -97], [23, -92], [16, -90])
  const crest = Array.from({ length: 9 }, (_, index) => {
    const angle = ((-172 + index * 17) * Math.PI) / 180
    const [x, y] = [15 + Math.cos(angle) * 15, -98 + Math.sin(angle) * 15]
    return line(`M15 -98L${x.toFixed(2)} ${y.toFixed(2)}`, index % 2 ? ramps.gold[300] : ramps.gold[400], 1.1)
  })
  const shank = (points: Point[], colour: string) => line(through(points), colour, 1.9)
  const far = mix("#2A2522", "#616B70", 0.35)
  const legs =
    pose !== "standing"
      ? shank(
          [
            [-2, -48],
            [-6, -26, "corner"],
            [-4, -1, "corner"],
            [4, 0],
          ],
          far,
        ) +
        shank(
          [
            [0, -48],
            [14, -32, "corner"],
            [8, -16, "corner"],
            [13, -12],
          ],
          "#2A2522",
        )
      : shank(
          [
            [-5, -48],
            [-6, -26],
            [-5, -1, "corner"],
            [3, 0],
          ],
          far,
        ) +
        shank(
          [
            [0, -48],
            [1, -26],
            [0, -1, "corner"],
            [9, 0],
          ],
          "#2A2522",
        )
  const wings = dancing
    ? { behind: raisedWing([4, -62], 12, 0.94, true), before: raisedWing([-4, -60], -16, 1, false) }
    : {
        behind: "",
        before: sheet(cut(chestnut, "#7A3B22") + cut(wing, "#F4EAD6") + cut(goldWing, ramps.gold[300]), "fine"),
      }
  const head =
    crest.join("") +
    sheet(
      cut(headPaper, "#1D1B1D") +
        cut(outline([17.4, -97], [22, -97.4], [22, -93.4], [17.6, -92.6]), "#FBF3E4") +
        cut("M24 -98.4L33 -95.2L24 -94Z", "#55504C") +
        cut(outline([19, -91.4], [21.4, -91.6], [21, -85.6], [19.4, -86.6]), wattle) +
        `<circle cx="20.6" cy="-97.4" r="0.9" fill="#9CCFD8"/>`,
      "fine",
    )
  const svg =
    groundShadow(-4, 20, 1.8) +
    wings.behind +
    legs +
    sheet(cut(body, grey.base) + cut(neck, grey.light), "small") +
    wings.before +
    (dancing ? `<g transform="translate(20 7)">${head}</g>` : head)
  return {
    svg,
    box: dancing ? { left: -62, top: -146, right: 54, bottom: 1 } : { left: -46, top: -115, right: 34, bottom: 1 },
    name: "a grey crowned crane",
  }
}

/** A wing held up and open: dark fingers, white coverts, the golden patch. `lean` turns it, in degrees. */
function raisedWing(root: Point, lean: number, size: number, far: boolean): string {
  const fingers = [-58, -46, -34, -22, -10, 2, 14, 26].map((degrees, index) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    const reach = 66 + 14 * Math.sin((index / 7) * Math.PI)
    const at = (share: number): Point => [Math.cos(angle) * reach * share, Math.sin(angle) * reach * share]
    return cut(
      taper([at(0.3), at(0.75), at(1)], [8, 13, 3]),
      index < 3 ? (index % 2 ? "#6B3620" : "#7F4226") : index % 2 ? "#2B2A2D" : "#3D3B3E",
    )
  })
  const coverts = outline(
    [-6, 4],
    [-34, -20],
    [-42, -34],
    [-26, -44],
    [-6, -52],
    [12, -50],
    [21, -40],
    [12, -20],
    [7, 2],
  )
  const gold = outline([-30, -22], [-38, -33], [-26, -41], [-12, -46], [-10, -34])
  return `<g transform="translate(${root[0]} ${root[1]}) rotate(${lean}) scale(${size})">${sheet(
    fingers.join("") + cut(coverts, far ? "#CFC9BB" : "#F4EAD6") + cut(gold, far ? ramps.gold[500] : ramps.gold[300]),
    "small",
  )}</g>`
}

/** A crane in the air, seen from the side; `beat` from -1 (wings down) to 1 (wings up). Origin in the middle of the body. */
export function flyingCrane(beat: number): Part {
  const lift = -beat * 44 - 4
  const wing = (dx: number, share: number, near: boolean) => {
    const wrist: Point = [8 + dx, lift * 0.5 * share - 4]
    const tip: Point = [-14 - 20 * (1 - Math.abs(beat)) + dx, lift * share - 2]
    const d = taper(
      [[0 + dx, 0], [5 + dx, lift * 0.22 * share - 3], wrist, [0 + dx, lift * 0.84 * share - 4], tip],
      [17, 19, 17, 12, 1],
    )
    const hand = taper([wrist, [1 + dx, lift * 0.82 * share - 4], tip], [12, 12, 1])
    return cut(d, near ? "#F4EAD6" : "#8D9699") + cut(hand, near ? "#4A4644" : "#39393B")
  }
  const trunk = taper(
    [
      [-30, 3],
      [-10, 0],
      [8, -1],
      [22, -5],
      [36, -4],
    ],
    [3, 12, 11, 4, 3],
  )
  const svg =
    wing(6, 0.84, false) +
    line("M-24 3L-54 6", "#2A2522", 2) +
    cut(trunk, "#7C878B") +
    cut(outline([-32, 4], [-20, -2], [-8, 2], [-18, 6]), "#7A3B22") +
    `<circle cx="38" cy="-4" r="3.6" fill="#1D1B1D"/>` +
    cut("M40 -6L50 -3L40 -2Z", "#55504C") +
    line("M36 -7L29 -12M37 -7L33 -14M36 -6L27 -8", ramps.gold[400], 1.4) +
    wing(0, 1, true)
  return { svg, box: { left: -56, top: -52, right: 52, bottom: 46 }, name: "a flying crane" }
}
