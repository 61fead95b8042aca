/** Hides and leather: a hide laced into a drying frame, and tanned leather in rolls. */
import { outline, type Point } from "../geometry"
import { cut, cutWith, line, sheet } from "../paper"
import type { Part } from "../part"
import { hide, leaf, material, ramps, type Tone } from "../palette"
import { bar, circle } from "../tools/shapes"

const { wood } = material

/** The right half of a stretched hide from the neck down to the tail; the left half mirrors it. */
const half: Point[] = [
  [8, -198],
  [15, -190],
  [20, -178],
  [34, -173],
  [52, -181],
  [66, -187],
  [74, -178],
  [70, -165],
  [60, -153],
  [57, -134],
  [56, -112],
  [58, -90],
  [63, -74],
  [74, -60],
  [78, -46],
  [69, -38],
  [52, -43],
  [32, -45],
  [14, -40],
  [6, -34],
]

/** A hide in its frame, 190 cm wide and 220 high. */
export function stretchedHide(coat: Tone = hide.ankole): Part {
  const mirrored = [...half].reverse().map(([x, y]): Point => [-x, y])
  const all: Point[] = [...half, [2.5, -30], [-2.5, -30], ...mirrored]
  const d = outline(...all)
  const poles = sheet(
    cut(bar(-88, 0, -84, -222, 9, 7.5), wood.base) +
      cut(bar(-85.5, 0, -81.8, -222, 3.5, 3), wood.shade) +
      cut(bar(88, 0, 84, -222, 9, 7.5), wood.base) +
      cut(bar(90.5, 0, 86.2, -222, 3.5, 3), wood.shade),
    "detail",
  )
  const rails = sheet(
    cut(bar(-100, -212, 100, -210, 7.5), wood.light) +
      cut(bar(-100, -209.5, 100, -207.5, 2.5), wood.base) +
      cut(bar(-102, -20, 102, -22, 8), wood.light) +
      cut(bar(-102, -17.5, 102, -19.5, 2.6), wood.base),
    "detail",
  )
  const knots = (
    [
      [-85, -211],
      [85, -211],
      [-88, -21],
      [88, -21],
    ] as const
  )
    .map(([x, y]) =>
      line(
        `M${x - 6} ${y - 6}L${x + 6} ${y + 6}M${x + 6} ${y - 6}L${x - 6} ${y + 6}M${x - 7} ${y}H${x + 7}`,
        ramps.cream[200],
        2,
      ),
    )
    .join("")
  const lace = (x: number, y: number, toX: number, toY: number) => `M${x} ${y}L${toX} ${toY}`
  const laces =
    [1, -1]
      .map((s) =>
        [
          lace(s * 68, -176, s * 84, -184),
          lace(s * 64, -164, s * 84, -164),
          lace(s * 52, -148, s * 84, -142),
          lace(s * 46, -128, s * 85, -124),
          lace(s * 45, -112, s * 85, -108),
          lace(s * 46, -92, s * 86, -90),
          lace(s * 53, -76, s * 86, -74),
          lace(s * 66, -60, s * 87, -60),
          lace(s * 72, -46, s * 87, -44),
          lace(s * 60, -42, s * 66, -21),
          lace(s * 42, -46, s * 44, -21),
          lace(s * 24, -46, s * 24, -21),
          lace(s * 48, -176, s * 46, -209),
          lace(s * 62, -182, s * 66, -209),
          lace(s * 28, -172, s * 26, -209),
          lace(s * 8, -192, s * 9, -209),
        ].join(""),
      )
      .join("") + lace(0, -34, 0, -21)
  const splash = (...points: Point[]) => cut(outline(...points), hide.friesianWhite.base)
  const inside =
    cut(outline([-80, -210], [-34, -210], [-46, -170], [-44, -130], [-50, -80], [-46, -20], [-90, -20]), coat.light) +
    cut(
      outline([22, -210], [80, -210], [96, -120], [90, -20], [34, -20], [36, -80], [30, -130], [32, -170]),
      coat.shade,
    ) +
    cut(
      outline([-1, -202], [3, -190], [3.6, -120], [3, -60], [0.6, -30], [-2, -60], [-2.6, -120], [-2.6, -190]),
      hide.ankoleDark.light,
    ) +
    splash(
      [-50, -122],
      [-44, -136],
      [-32, -134],
      [-28, -124],
      [-20, -118],
      [-18, -104],
      [-26, -100],
      [-30, -90],
      [-42, -92],
      [-44, -104],
      [-54, -110],
    ) +
    splash([-26, -82], [-18, -86], [-14, -78], [-20, -72], [-28, -74]) +
    splash(
      [26, -96],
      [30, -112],
      [42, -114],
      [46, -104],
      [54, -98],
      [50, -82],
      [40, -80],
      [36, -70],
      [26, -76],
      [28, -86],
    ) +
    splash([18, -126], [26, -130], [30, -122], [22, -118]) +
    splash([-40, -62], [-32, -68], [-24, -62], [-30, -54], [-40, -55])
  const rim = `<path d="${d}" fill="none" stroke="${leaf.dry.light}" stroke-width="3"/>`
  return {
    svg: poles + line(laces, ramps.cream[200], 1.3) + rails + knots + cutWith(d, coat.base, inside + rim, "figure"),
    box: { left: -102, top: -222, right: 102, bottom: 0 },
    name: "an Ankole hide laced into a frame",
  }
}

/** A roll of tanned leather lying with its end towards the viewer's left, `length` cm long and 16 thick, tied twice. */
export function leatherRoll(tone: Tone, length = 70): Part {
  const body = `M0 -16H${length - 6}C${length} -16 ${length} 0 ${length - 6} 0H0Z`
  const inside =
    cut(`M-2 -18H${length + 2}V-12.5H-2Z`, tone.light) +
    cut(`M-2 -5H${length + 2}V2H-2Z`, tone.shade) +
    [0.32, 0.74]
      .map((share) =>
        line(
          `M${length * share} -17C${length * share + 3} -11 ${length * share + 3} -5 ${length * share} 1`,
          ramps.cream[200],
          1.6,
        ),
      )
      .join("")
  const flap = cut(`M4 0H${length - 8}L${length - 11} 3H8Z`, tone.shade)
  const end =
    sheet(cut(circle(0, -8, 8), tone.light), "fine") +
    line(
      "M0 -8C1 -10 3 -9 3 -7C3 -4.5 -1 -4 -2.6 -6C-4.6 -9 -2 -12.5 1 -12.3C5 -12 6.4 -7.5 4.6 -4.6C3 -2 -1 -1.5 -3.6 -3C-6.5 -5 -6.6 -9.5 -4.5 -12",
      tone.shade,
      1.1,
    )
  return {
    svg: sheet(flap, "small") + cutWith(body, tone.base, inside, "small") + end,
    box: { left: -8, top: -16, right: length, bottom: 3 },
    name: "a roll of leather",
  }
}
