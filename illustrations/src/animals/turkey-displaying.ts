/** A bronze tom with his tail spread, seen from the front. */
import { blade, plumage } from "./feathers"
import { type Point, outline, taper, through } from "../geometry"
import { type Tone, mix } from "../palette"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import { type Part, round } from "../part"

const bronze: Tone = { light: "#8A5A3A", base: "#5B3726", shade: "#382119" }
const slate: Tone = { light: "#5B5A63", base: "#3A3840", shade: "#242229" }
const skinBlue = "#8FB6C4"
const skinRed = "#C8402C"
const cream = "#F3E3C0"

/** A ray of the tail, from the middle of the fan outwards: bronze, a dark band, a pale tip. */
function tailFeather(degrees: number, reach: number): string {
  const angle = (degrees * Math.PI) / 180
  const at = (share: number): Point => [
    round(Math.cos(angle) * reach * share),
    round(-44 + Math.sin(angle) * reach * share),
  ]
  const strip = (to: number, width: number, colour: string) =>
    cut(taper([at(0.1), at(to * 0.75), at(to)], [4, width, width * 0.66]), colour)
  return sheet(
    strip(1, 14.6, cream) +
      strip(0.92, 13.6, "#A8612F") +
      strip(0.86, 13, "#2A1A17") +
      strip(0.76, 12.4, bronze.light) +
      strip(0.56, 10, bronze.base),
    "fine",
  )
}

/** A turkey tom in full display, straight ahead, about 108 cm tall and as wide. */
export function turkeyDisplaying(): Part {
  const tail = Array.from({ length: 17 }, (_, index) => -184 + index * 11.75)
  const inOrder = [...tail].sort((a, b) => Math.abs(b + 90) - Math.abs(a + 90))
  const wing = (side: 1 | -1) => {
    const quills = [0, 1, 2, 3, 4, 5].map((index) =>
      cut(
        blade([side * (19 + index * 1.6), -38], [side * (24 + index * 4.4), -3 - index * 3.6], 7),
        index % 2 ? "#D9C39A" : "#4A332A",
      ),
    )
    const shoulder = outline(
      [side * 14, -52],
      [side * 27, -54],
      [side * 37, -44],
      [side * 40, -31],
      [side * 30, -26],
      [side * 19, -32],
    )
    return (
      sheet(quills.reverse().join(""), "fine") +
      sheet(
        cut(shoulder, bronze.base) +
          clip(
            shoulder,
            upwards(plumage({ left: 18, top: -44, right: 60, bottom: 44 }, 6, [bronze.base, bronze.light])),
          ),
        "fine",
      )
    )
  }
  const breast = outline(
    [0, -68],
    [13, -64],
    [24, -52],
    [28, -38],
    [24, -24],
    [12, -14],
    [0, -12],
    [-12, -14],
    [-24, -24],
    [-28, -38],
    [-24, -52],
    [-13, -64],
  )
  const toes = (x: number) => line(`M${x} -16V-2M${x - 6} 0.6L${x} -2L${x + 6} 0.6M${x} -2V1.4`, "#B9776A", 3)
  const head =
    sheet(cut(outline([-5, -56], [-4.6, -72], [-6, -80], [0, -85], [6, -80], [4.6, -72], [5, -56]), skinBlue), "fine") +
    sheet(
      [
        [-5, -62, 4.6],
        [4.6, -61, 4.8],
        [0, -57, 5.4],
        [-4, -54, 4],
        [5, -54, 4.2],
        [0.4, -65, 3.6],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${skinRed}"/>`)
        .join("") + cut(outline([-4, -53], [4, -53], [3, -46], [0, -43], [-3, -46]), mix(skinRed, "#5A1410", 0.3)),
      "fine",
    ) +
    `<circle cx="-4" cy="-77.4" r="1.5" fill="#1A100B"/><circle cx="4" cy="-77.4" r="1.5" fill="#1A100B"/><circle cx="-3.6" cy="-78" r="0.5" fill="#FFF3DC"/><circle cx="4.4" cy="-78" r="0.5" fill="#FFF3DC"/>` +
    sheet(
      cut(
        through(
          [
            [-2, -76, "corner"],
            [0, -77.4],
            [2, -76, "corner"],
            [1.2, -71],
            [0, -69, "corner"],
            [-1.2, -71],
          ],
          true,
        ),
        "#E3BE74",
      ),
      "fine",
    ) +
    sheet(
      cut(
        taper(
          [
            [0.4, -79],
            [3.4, -75],
            [3, -68],
            [3.8, -62],
          ],
          [2.6, 3, 3.4, 3],
        ),
        skinRed,
      ),
      "fine",
    )
  const svg =
    groundShadow(0, 34, 3.4) +
    inOrder.map((degrees) => tailFeather(degrees, 66 - Math.abs(degrees + 90) * 0.045)).join("") +
    toes(-9) +
    toes(9) +
    wing(-1) +
    wing(1) +
    sheet(
      cut(breast, bronze.shade) +
        clip(
          breast,
          upwards(
            plumage({ left: 8, top: -34, right: 74, bottom: 34 }, 6.4, [
              slate.base,
              bronze.base,
              slate.light,
              bronze.shade,
            ]),
          ),
        ),
      "small",
    ) +
    line("M-1 -36L-2 -22M0.6 -36L0.4 -20M2 -36L2.8 -22", "#171012", 1.4) +
    head
  return { svg, box: { left: -67, top: -111, right: 67, bottom: 2 }, name: "a turkey" }
}

/** Lays plumage so that the feathers hang down. */
const upwards = (markup: string): string => `<g transform="rotate(-90)">${markup}</g>`
