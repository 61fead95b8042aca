/** Turkeys on the walk, bronze or pale. */
import { fan, foldedWing, plumage } from "./feathers"
import { outline, taper } from "../geometry"
import { type Tone, mix } from "../palette"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import { type Part } from "../part"

/** Plumage and bare skin of a turkey, shared with the tom in display. */
export const bronze: Tone = { light: "#8A5A3A", base: "#5B3726", shade: "#382119" }
export const slate: Tone = { light: "#5B5A63", base: "#3A3840", shade: "#242229" }
export const skinBlue = "#8FB6C4"
export const skinRed = "#C8402C"

/** A turkey on the walk, about 84 cm tall; pecking, the head at the ground. */
export function turkey({
  pose = "walking",
  pale = false,
}: { pose?: "walking" | "pecking"; pale?: boolean } = {}): Part {
  const coat = pale ? { light: "#FFF9EA", base: "#EFE2C8", shade: "#CBB68F" } : bronze
  const dark = pale ? { light: "#F4E9D2", base: "#E0CFAE", shade: "#B8A27A" } : slate
  const pecking = pose === "pecking"
  const body = pecking
    ? outline([-34, -44], [-20, -52], [0, -54], [16, -48], [26, -38], [25, -26], [12, -18], [-8, -18], [-24, -24])
    : outline(
        [-34, -40],
        [-20, -50],
        [-2, -56],
        [14, -58],
        [25, -50],
        [27, -38],
        [20, -25],
        [6, -18],
        [-12, -19],
        [-26, -26],
      )
  const neck = pecking
    ? taper(
        [
          [20, -40],
          [31, -34],
          [37, -22],
          [40, -11],
        ],
        [17, 8, 6, 6],
      )
    : taper(
        [
          [20, -50],
          [25, -62],
          [23, -72],
          [26, -79],
        ],
        [17, 8, 6, 6.4],
      )
  const [hx, hy, turn] = pecking ? [41, -9, 58] : [27.6, -80, 0]
  const shank = (x: number, colour: string) =>
    line(`M${x} -20L${x + 1} -1.4L${x + 7} 0M${x + 1} -1.4L${x - 4} 0.4`, colour, 2.6)
  const svg =
    groundShadow(-2, 30, 2.4) +
    shank(-7, "#8A5A50") +
    sheet(
      fan(
        [-24, -38],
        [
          [-56, -50],
          [-60, -42],
          [-61, -34],
          [-58, -26],
          [-53, -20],
        ],
        9,
        [dark.shade, dark.base],
        0.8,
      ),
      "small",
    ) +
    shank(5, "#B9776A") +
    sheet(
      cut(outline([-2, -24], [12, -26], [11, -17], [6, -11], [1, -16]), dark.base) +
        cut(body, coat.base) +
        clip(
          body,
          plumage({ left: -34, top: -70, right: 34, bottom: -6 }, 5.4, [coat.base, dark.base, coat.shade], -14),
        ),
      "small",
    ) +
    sheet(
      cut(neck, skinBlue) +
        (pecking
          ? cut(outline([22, -44], [33, -36], [31, -28], [20, -30]), dark.base)
          : cut(outline([12, -58], [28, -60], [28, -50], [18, -44]), dark.base)),
      "fine",
    ) +
    sheet(
      foldedWing(
        [16, -38],
        1.6,
        {
          coverts: [coat.light, mix(coat.light, coat.base, 0.6)],
          quills: [mix(coat.shade, "#D9C39A", 0.5), dark.shade],
          edge: coat.base,
        },
        2,
      ),
      "fine",
    ) +
    `<g transform="translate(${hx} ${hy}) rotate(${turn})">` +
    sheet(
      cut("M4.6 -2L11.4 1.2L4.6 2Z", "#E3BE74") +
        cut(outline([-5, 0], [-2.6, -4.8], [2.4, -4.6], [5.4, -1.4], [4.6, 2.6], [0, 4.4], [-4, 3.6]), skinBlue) +
        cut(
          taper(
            [
              [4, -3],
              [8, -1],
              [8.4, 5],
            ],
            [2, 2.2, 1.8],
          ),
          skinRed,
        ) +
        cut(outline([0, 3], [4, 3], [4.6, 9], [2, 14], [-0.6, 9]), skinRed) +
        `<circle cx="1.4" cy="-1.2" r="1.1" fill="#1A100B"/>`,
      "fine",
    ) +
    "</g>"
  return { svg, box: { left: -62, top: pecking ? -58 : -87, right: pecking ? 48 : 40, bottom: 1 }, name: "a turkey" }
}
