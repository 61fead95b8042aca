/** Cockerels, with sickle feathers in the tail and a cape of gold. */
import { outline, taper, through, type Point } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, sheet } from "../paper"
import { hide, mix, ramps, type Tone } from "../palette"
import { foldedWing, hem, plumage } from "./feathers"
import { combRed, farLegPaper, foot, fowlHead, thigh } from "./fowl-head"

/** "crowing" throws the head back and opens the beak. */
export type CockerelPose = "standing" | "crowing"

/** A cockerel, about 60 cm tall; not `grounded`, he throws no shadow under his feet. */
export function cockerel(
  coat: Tone = hide.henRust,
  dark: Tone = hide.henDark,
  pose: CockerelPose = "standing",
  grounded = true,
): Part {
  const crowing = pose === "crowing"
  const rise = crowing ? 6 : 0
  const body = outline(
    [-17, -34],
    [-8, -31],
    [0, -31],
    [5, -37],
    [9, -46],
    [16, -49],
    [20, -43],
    [20, -34],
    [17, -24],
    [12, -17],
    [5, -13.6],
    [-5, -15],
    [-13, -22],
  )
  const collar: Point[] = [[20, -30, "corner"], ...hem([19, -27], [1, -30], 5, 3.4)]
  const hackle = crowing
    ? through([[6, -48], [9, -58], [14, -61], [19, -57], [20.6, -46], [21, -36], ...collar, [3, -38]], true)
    : through([[8, -46], [11, -52], [16, -53], [20, -48], [21, -38], ...collar, [4, -38]], true)
  const sickle = (reach: number, lift: number, width: number, colour: string) =>
    cut(
      taper(
        [
          [-9, -29],
          [-14, -40 - lift * 0.5],
          [-20, -46 - lift],
          [-27 - reach * 0.4, -44 - lift * 0.8],
          [-31 - reach, -34 - lift * 0.3],
          [-32 - reach, -25],
        ],
        [6, width, width, width * 0.9, width * 0.6, 0.3],
      ),
      colour,
    )
  const tail = sheet(
    sickle(4, 12, 5.4, dark.shade) +
      sickle(0, 7, 5.4, dark.base) +
      sickle(-4, 2, 5, "#244A3C") +
      sickle(-7, -5, 4.6, "#2F6350") +
      sickle(-10, -10, 4.2, dark.light),
    "small",
  )
  const saddle = [0, 1, 2, 3].map((index) =>
    cut(
      taper(
        [
          [-4 + index * 1.6, -31],
          [-12 + index * 1.4, -27 + index],
          [-17.6 + index * 2.4, -17 + index * 1.2],
        ],
        [4, 4.4, 0.4],
      ),
      index % 2 ? ramps.gold[500] : ramps.gold[400],
    ),
  )
  const svg =
    (grounded ? groundShadow(-3, 20, 1.6) : "") +
    foot(-2, -10, 1.5, farLegPaper) +
    thigh(-2, -20, dark.shade) +
    tail +
    foot(4, -10, 1.8) +
    sheet(
      cut(body, dark.base) +
        thigh(4, -20, dark.base) +
        clip(
          body,
          plumage({ left: -2, top: -50, right: 24, bottom: -8 }, 4, [dark.base, dark.light], -36) +
            cut(outline([22, -22], [8, -17], [-4, -18], [-20, -26], [-10, -4], [24, -4]), dark.shade),
        ),
      "small",
    ) +
    sheet(saddle.join(""), "fine") +
    sheet(
      cut(hackle, ramps.gold[500]) +
        clip(
          hackle,
          cut(outline([0, -66], [18, -66], [15, -48], [12, -38], [9, -24], [-2, -26]), ramps.gold[400]) +
            cut(outline([0, -66], [12, -66], [9, -50], [6, -38], [3, -26], [-4, -26]), ramps.gold[300]),
        ),
      "fine",
    ) +
    sheet(
      foldedWing(
        [9, -24],
        0.94,
        {
          coverts: [coat.light, mix(coat.light, coat.base, 0.55)],
          quills: ["#244A3C", dark.base],
          edge: coat.base,
        },
        2,
      ),
      "fine",
    ) +
    fowlHead(
      [15.6, -46.6 - rise * 1.6],
      crowing ? -32 : 0,
      { light: combRed.light, base: combRed.base },
      1.34,
      crowing ? "open" : "shut",
    )
  return { svg, box: { left: -37, top: crowing ? -69 : -60, right: 28, bottom: 1 }, name: "a cockerel" }
}
