/** The shoebill of Uganda's papyrus swamps. */
import { outline, taper, through } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import { mix } from "../palette"
import { foldedWing, plumage } from "./feathers"

const paper = { light: "#A3B3BD", base: "#7A8D9A", shade: "#52636F" }
const horn = { light: "#E6CFA4", base: "#CBAA78", shade: "#98784E" }

/** A shoebill, about 122 cm tall, looking down its bill. */
export function shoebill(): Part {
  const body = outline(
    [-38, -46],
    [-24, -62],
    [-6, -74],
    [10, -76],
    [20, -68],
    [22, -56],
    [14, -46],
    [-2, -40],
    [-22, -40],
  )
  const neck = taper(
    [
      [8, -62],
      [15, -76],
      [13, -92],
      [17, -104],
    ],
    [32, 19, 14, 15],
  )
  const head = outline([6, -104], [8, -114], [16, -119], [25, -116], [29, -109], [27, -101], [18, -96], [9, -97])
  const bill = through(
    [
      [26, -114, "corner"],
      [36, -113],
      [47, -109],
      [54, -102],
      [54.6, -95, "corner"],
      [51, -97],
      [48, -96],
      [36, -95],
      [27, -97],
      [23, -103, "corner"],
    ],
    true,
  )
  const lower = through(
    [
      [25, -101, "corner"],
      [36, -97],
      [50, -97, "corner"],
      [42, -92],
      [32, -92],
      [25, -96, "corner"],
    ],
    true,
  )
  const shank = (x: number, colour: string) =>
    line(`M${x} -44L${x + 1} -22L${x} -2L${x + 12} 0M${x} -2L${x - 6} 0.6M${x} -2L${x + 9} 2`, colour, 3)
  const svg =
    groundShadow(-2, 26, 2.4) +
    shank(-8, "#4A4F52") +
    shank(3, "#333739") +
    sheet(cut(outline([-30, -50], [-44, -44], [-48, -36], [-34, -38], [-20, -42]), paper.shade), "small") +
    sheet(
      cut(body, paper.base) +
        clip(
          body,
          plumage(
            { left: -30, top: -86, right: 34, bottom: -34 },
            6.4,
            [paper.base, mix(paper.base, paper.light, 0.4)],
            -24,
          ) + cut(outline([22, -54], [4, -47], [-24, -46], [-40, -44], [-20, -34], [20, -38]), paper.shade),
        ),
      "small",
    ) +
    sheet(
      cut(neck, paper.light) +
        clip(
          neck,
          plumage(
            { left: -10, top: -96, right: 40, bottom: -52 },
            5,
            [paper.light, mix(paper.light, paper.base, 0.35)],
            -70,
          ),
        ),
      "fine",
    ) +
    sheet(
      foldedWing(
        [12, -58],
        1.78,
        {
          coverts: [paper.light, mix(paper.light, paper.base, 0.5)],
          quills: [paper.shade, mix(paper.base, paper.shade, 0.5)],
          edge: paper.base,
        },
        -4,
      ),
      "small",
    ) +
    sheet(
      cut("M6 -108L-5 -119L6 -114L2 -124L13 -116Z", paper.base) + cut(lower, horn.shade) + cut(head, paper.light),
      "fine",
    ) +
    sheet(
      cut(bill, horn.base) +
        clip(
          bill,
          cut(outline([24, -118], [50, -114], [58, -104], [48, -105], [34, -108], [24, -107]), horn.light) +
            line("M32 -103L36 -104M40 -101L46 -100M31 -99L35 -100", horn.shade, 1.2),
        ),
      "fine",
    ) +
    `<circle cx="21" cy="-109.5" r="3.2" fill="#E9D48A"/><circle cx="21.6" cy="-109.5" r="1.7" fill="#1A100B"/><circle cx="22.2" cy="-110.2" r="0.6" fill="#FFF3DC"/>` +
    line("M17 -112.4Q21 -115 26 -112.4", paper.shade, 1.4)
  return { svg, box: { left: -48, top: -124, right: 56, bottom: 2 }, name: "a shoebill" }
}
