/** What lies on the face of a goat that looks at us. Centimetres, from the poll. */
import { outline, oval, through } from "../geometry"
import { hide, mix, type Tone } from "../palette"
import { cut, line, sheet } from "../paper"

/** A white blaze, or the lit bridge of the nose. */
export const frontStripe = (coat: Tone, blaze: boolean): string =>
  blaze
    ? cut(
        outline(
          [-1.4, -5],
          [1.4, -5],
          [2.2, 4],
          [2, 12],
          [4.4, 18],
          [4.8, 27],
          [-4.8, 27],
          [-4.4, 18],
          [-2, 12],
          [-2.2, 4],
        ),
        hide.friesianWhite.base,
      )
    : cut(outline([-2.4, -2], [2, -2], [2.4, 8], [1.8, 16], [-1.8, 16], [-2.6, 8]), mix(coat.base, coat.light, 0.45))

/** Nose and mouth. */
export function frontMuzzle(coat: Tone, blaze: boolean): string {
  const nosePaper = blaze ? hide.pink.base : mix(coat.shade, "#120A08", 0.3)
  return (
    cut(outline([-3, 20.4], [0, 19.4], [3, 20.4], [2.2, 23], [0, 24], [-2.2, 23]), nosePaper) +
    cut(oval(-1.9, 21.6, 0.95, 0.5, 38) + oval(1.9, 21.6, 0.95, 0.5, -38), "#120A08") +
    line("M0 23.4V24.4M-3 24.6C-1.6 25.4 -.6 24.9 0 24.4C.6 24.9 1.6 25.4 3 24.6", "#120A08", 0.45)
  )
}

/** The short strokes of the coat on both cheeks. */
export const frontCheeks = (coat: Tone): string =>
  ([1, -1] as const)
    .map((side) =>
      line(
        [10.4, 12.4, 14.4].map((down) => `M${side * 6} ${down}l${side * -1.2} 1.6`).join("") +
          [9.6, 11.6].map((down) => `M${side * 3.9} ${down}l${side * -0.6} 1.6`).join(""),
        mix(coat.base, coat.shade, 0.6),
        0.4,
      ),
    )
    .join("")

/** Hair between the ears. */
export const frontForelock = (coat: Tone): string =>
  sheet(
    cut(
      through(
        [
          [-4.4, -4, "corner"],
          [0, -6.4],
          [4.4, -4, "corner"],
          [3.4, 0.4],
          [2.2, -0.4, "corner"],
          [0.6, 3, "corner"],
          [-1, -0.2, "corner"],
          [-3, 1.6, "corner"],
        ],
        true,
      ),
      mix(coat.base, coat.light, 0.5),
    ),
    "fine",
  )

/** The beard under the chin. */
export const frontBeard = (coat: Tone): string =>
  cut(
    through(
      [
        [-2.8, 24, "corner"],
        [-2.6, 29],
        [-0.4, 36, "corner"],
        [2.4, 29],
        [2.8, 24, "corner"],
      ],
      true,
    ),
    mix(coat.base, coat.shade, 0.3),
  )
