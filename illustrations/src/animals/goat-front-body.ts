/** A goat that stands square on to us, on four feet. */
import { outline, taper, type Point } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, sheet } from "../paper"
import { hide, mix, type Tone } from "../palette"
import { goatFront, type GoatFrontLook } from "./goat-front"

interface FrontGoat extends Omit<GoatFrontLook, "coat"> {
  coat?: Tone
  age?: "doe" | "buck" | "kid"
  pied?: boolean
}

/** A Mubende goat seen from the front, about 110 cm to the tips of its horns. */
export function goatFacingUs(options: FrontGoat = {}): Part {
  const { coat = hide.goatBlack, age = "buck", pied = false, ...look } = options
  const white = hide.friesianWhite
  const barrel = outline(
    [-14, -58],
    [0, -63],
    [14, -58],
    [20.5, -46],
    [20, -34],
    [12, -26],
    [0, -24.6],
    [-12, -26],
    [-20, -34],
    [-20.5, -46],
  )
  const chest = outline(
    [-9, -74],
    [0, -77],
    [9, -74],
    [13, -62],
    [15.4, -50],
    [12.6, -38],
    [6, -31],
    [0, -29.6],
    [-6, -31],
    [-12.6, -38],
    [-15.4, -50],
    [-13, -62],
  )
  const legFront = (side: 1 | -1, colour: Tone, root: number, away: boolean) => {
    const spine: Point[] = [
      [side * root, -44],
      [side * (root + 0.4), -24],
      [side * (root + 0.2), -18],
      [side * (root - 0.2), -9],
      [side * root, -4],
    ]
    const d = taper(spine, [11, 7, 7.4, 4.6, 5.6])
    const hoof =
      cut(
        outline(
          [side * root - 3, -4.4, "corner"],
          [side * root - 0.3, -4.4, "corner"],
          [side * root - 0.2, 0.2, "corner"],
          [side * root - 4, 0.2, "corner"],
        ),
        away ? "#1E140F" : "#33241C",
      ) +
      cut(
        outline(
          [side * root + 0.3, -4.4, "corner"],
          [side * root + 3, -4.4, "corner"],
          [side * root + 4, 0.2, "corner"],
          [side * root + 0.2, 0.2, "corner"],
        ),
        away ? "#1E140F" : "#33241C",
      )
    const lit = clip(
      d,
      cut(
        taper(
          spine.map(([x, y]): Point => [x + 2.6, y]),
          [6, 4, 4, 3, 3],
        ),
        mix(colour.base, colour.shade, 0.6),
      ),
    )
    return away
      ? `<g transform="translate(0 -2.4)">${hoof}${cut(d, mix(colour.shade, "#1B0F08", 0.14))}</g>`
      : sheet(hoof + cut(d, colour.base) + lit, "small")
  }
  const splash = pied
    ? cut(outline([6, -80], [2, -66], [6, -58], [1, -48], [5, -38], [0, -26], [30, -20], [30, -80]), white.base) +
      cut(outline([-30, -50], [-17, -46], [-13, -36], [-18, -20], [-32, -20]), white.base)
    : ""
  const flank = pied ? cut(outline([12, -70], [24, -60], [26, -30], [15, -24], [13, -40], [17, -50]), white.shade) : ""
  const shade = `<g opacity="0.3">${cut(outline([6, -80], [9, -60], [7, -44], [4, -26], [24, -20], [26, -80]), coat.shade)}</g>`
  const markup =
    groundShadow(0, 26, 3.4) +
    legFront(-1, coat, 13.4, true) +
    legFront(1, pied ? white : coat, 13.4, true) +
    sheet(cut(barrel, coat.base) + clip(barrel, flank + `<g opacity="0.34">${cut(barrel, coat.shade)}</g>`), "small") +
    legFront(-1, coat, 8.4, false) +
    legFront(1, pied ? white : coat, 8.4, false) +
    sheet(cut(chest, mix(coat.base, coat.light, 0.2)) + clip(chest, splash + shade), "small") +
    goatFront({ horns: age === "buck" ? 26 : 15, bearded: true, blaze: pied, ...look, coat }, [0, -86])
  return { svg: markup, box: { left: -24, top: -118, right: 24, bottom: 2 }, name: `a Mubende ${age}` }
}
