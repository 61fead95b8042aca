/** The page on which every product of the catalogue is laid: warm paper, one cut shape behind, one sheet to stand on. */
import { oval } from "../geometry"
import { ramps, shadowColour } from "../palette"
import { cut, picture, sheet } from "../paper"
import { place, type Part, type Picture } from "../part"

/** Side of a catalogue picture in pixels. */
const side = 1000

/** The line on which goods stand, in pixels from the top. */
export const floorLine = 846

export type BackdropShape = "sun" | "arch" | "hills" | "leaf" | "none"

interface Page {
  description: string
  paper?: string
  shape: BackdropShape
  /** The cut shape behind the goods. */
  colour: string
  /** A second, quieter sheet of the same shape. */
  second: string
  /** The sheet the goods stand on, and a darker one in front of its lower edge. */
  floor?: string
  edge?: string
  /** From back to front, in pixels: goods, and between them markup that is no good of its own, such as a pool. */
  goods: readonly (Good | string)[]
}

/** Something of the shop with its foot at (x, y), `scale` pixels per centimetre, turned by `degrees`. */
interface Good {
  part: Part
  x: number
  y: number
  scale: number
  degrees?: number
}

const laid = (good: Good | string): string => {
  if (typeof good === "string") return good
  const { part, x, y, scale, degrees } = good
  const markup = place(part, x, y, scale)
  return degrees === undefined ? markup : `<g transform="rotate(${degrees} ${x} ${y})">${markup}</g>`
}

const shapes: Record<BackdropShape, (colour: string, second: string) => string> = {
  sun: (colour, second) =>
    sheet(cut(oval(500, 440, 402, 398, 8), second), "land") + sheet(cut(oval(508, 452, 344, 340, -6), colour), "land"),
  arch: (colour, second) =>
    sheet(cut("M112 1000V470C112 240 276 84 502 84C728 84 888 242 888 470V1000Z", second), "land") +
    sheet(cut("M172 1000V480C172 276 312 142 500 142C690 142 828 280 828 480V1000Z", colour), "land"),
  hills: (colour, second) =>
    sheet(
      cut("M0 560C120 470 220 350 372 330C520 312 600 430 720 408C850 384 920 300 1000 290V1000H0Z", second),
      "land",
    ) +
    sheet(
      cut("M0 690C110 640 214 540 360 548C520 556 616 650 760 622C870 600 940 540 1000 520V1000H0Z", colour),
      "land",
    ),
  leaf: (colour, second) =>
    sheet(
      cut("M90 700C40 380 250 90 620 74C760 68 880 110 930 96C960 340 900 690 640 800C440 880 180 850 90 700Z", second),
      "land",
    ) +
    sheet(
      cut(
        "M164 690C120 430 300 160 610 146C730 140 820 168 868 160C886 360 830 640 612 740C440 814 240 790 164 690Z",
        colour,
      ),
      "land",
    ),
  none: () => "",
}

/** One catalogue picture. */
export function catalogue({
  description,
  paper = ramps.cream[100],
  shape,
  colour,
  second,
  floor,
  edge,
  goods,
}: Page): Picture {
  const ground = floor
    ? sheet(cut("M-20 742C150 706 330 700 520 716C700 732 860 728 1020 700V1020H-20Z", floor), "land")
    : ""
  const lip = edge
    ? sheet(cut("M-20 946C180 914 380 930 560 942C740 952 880 940 1020 920V1020H-20Z", edge), "land")
    : ""
  const parts = goods.flatMap((good) => (typeof good === "string" ? [] : [good.part.name, ...(good.part.with ?? [])]))
  const markup =
    cut(`M0 0H${side}V${side}H0Z`, paper) + shapes[shape](colour, second) + ground + goods.map(laid).join("") + lip
  return picture(side, side, description, markup, { parts, scenery: [] })
}

/** A soft pool of shadow on the sheet the goods stand on, in pixels; three thin layers make its edge soft. */
export const pool = (x: number, y: number, rx: number, ry: number): string =>
  [1, 0.82, 0.62]
    .map(
      (share) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx * share}" ry="${ry * share}" fill="${shadowColour}" fill-opacity="0.12"/>`,
    )
    .join("")
