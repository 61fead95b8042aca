/** Beef: a tied joint, a T-bone steak, a wrapped parcel, a board. */
import { outline, oval, taper } from "../geometry"
import { clip, cut, cutWith, line, sheet } from "../paper"
import type { Part } from "../part"
import { cloth, leaf, material, ramps, type Tone } from "../palette"
import { circle, repeat } from "../tools/shapes"

const beef: Tone = { light: "#C9503F", base: "#A63029", shade: "#79201E" }
const fat: Tone = { light: "#FFF4E1", base: "#F3DDBD", shade: "#D6B48A" }
const { wood } = material

/** A cutting board lying on the table, 62 cm wide with its handle to the right. Things lie on it from y = −13 to −1. */
export function board(): Part {
  const top =
    "M-29 -14C-28.5 -15.3 -27.5 -16 -26 -16H22C23.5 -16 24.3 -15.4 25 -14.2L27 -10.5H35.5C38.5 -10.5 40 -9 40 -7.5C40 -6 38.5 -4.7 35.5 -4.7H29.6L31 -2C31.8 -.4 31 .6 29.4 .6H-31.4C-33 .6 -33.8 -.4 -33.2 -2Z"
  const grain = line(
    "M-27 -12.6C-12 -13.6 4 -11.8 24 -12.9M-30 -8.2C-10 -9.2 8 -7 27 -8.4M-31 -3.6C-14 -2.8 6 -4.4 29 -3.2",
    wood.shade,
    0.28,
  )
  const hole = cut(oval(36.4, -7.6, 1.5, 0.9), wood.shade)
  const edge =
    cut(
      "M-33.3 -1.4C-33.4 0 -33 1 -31.4 1.1H29.4C31 1 31.6 0 31.3 -1.2V1C31.3 2.6 30.6 3 29.4 3H-31.4C-32.8 3 -33.3 2.4 -33.3 1Z",
      wood.shade,
    ) + cut("M29.6 -4.7H35.5C38.5 -4.7 40 -6 40 -7.5V-5.7C40 -4 38.5 -2.9 35.5 -2.9H30.5Z", wood.shade)
  return {
    svg: sheet(cut(top, wood.light) + edge, "small") + grain + hole,
    box: { left: -33, top: -16, right: 40, bottom: 3 },
    name: "a cutting board",
  }
}

/** A rolled joint tied with string, 30 cm long, its cut face to the left. */
export function joint(): Part {
  const body = "M-10 -14.5C-2 -15.8 10 -15.6 16 -14.2C21.5 -13 22 -2.4 16 -.6C10 .6 -2 .6 -10 -.2Z"
  const strings = [-3, 3, 9, 15]
  const inside =
    cut(
      "M-14 -17C-2 -18 12 -18 24 -15V-9.6C20 -11.4 18 -8.6 14.5 -10.4C11 -8.4 8.5 -11 5 -9.2C2 -10.8 -2 -8.8 -5 -10.4C-8 -9.4 -10 -10.6 -14 -10Z",
      fat.base,
    ) +
    cut("M-14 -17C-2 -18 12 -18 24 -15V-13C14 -14.4 0 -14.6 -14 -13.6Z", fat.light) +
    cut("M-12 -3.8C0 -2.6 12 -2.8 22 -4.6V2H-12Z", beef.shade) +
    line("M-4 -7C0 -6.4 3 -7 7 -6.2M9 -4.8C12 -5.2 15 -4.4 18 -5.2M-6 -4.6C-3 -4.2 -1 -4.8 1 -4.4", beef.light, 0.45) +
    strings
      .map((x) =>
        cut(
          `M${x - 0.9} -17C${x + 0.9} -11 ${x + 0.9} -5 ${x - 0.9} 2H${x + 0.9}C${x + 2.6} -5 ${x + 2.6} -11 ${x + 0.9} -17Z`,
          `${beef.shade}55`,
        ),
      )
      .join("") +
    strings.map((x) => line(`M${x} -17C${x + 1.8} -11 ${x + 1.8} -5 ${x} 2`, ramps.cream[50], 0.55)).join("")
  const face = oval(-10, -7.3, 5.6, 7.25)
  const marbling =
    cut(oval(-9.8, -7.2, 4.5, 6.05), beef.base) +
    cut(outline([-13.6, -8], [-11.6, -12.4], [-8, -12.4], [-10.4, -9.5], [-11.6, -6]), beef.light) +
    line(
      "M-12.6 -4.6C-11 -6.6 -9.6 -5.6 -8.6 -8C-8 -9.6 -7.2 -9.8 -6.4 -10.6M-11.8 -10.2C-10.8 -9.2 -10.6 -8.2 -9.6 -8.6M-10 -3C-9 -4.6 -7.4 -4.4 -6.6 -6M-12 -7.6C-11.3 -7 -11 -6.6 -10.6 -6.8",
      fat.base,
      0.42,
    )
  return {
    svg: cutWith(body, beef.base, inside, "small") + sheet(cut(face, fat.base), "fine") + marbling,
    box: { left: -15.6, top: -15.6, right: 21, bottom: 0.5 },
    name: "a tied joint of beef",
  }
}

/** A T-bone steak lying flat, seen from the front and above, 20 cm wide. */
export function steak(): Part {
  const rim = (drop: number) =>
    outline(
      [-9.5, -7.6 + drop],
      [-5, -9.6 + drop],
      [2, -9.8 + drop],
      [8, -8.6 + drop],
      [10.5, -5.6 + drop],
      [8.6, -2.8 + drop],
      [4.6, -1.6 + drop],
      [0, -0.4 + drop],
      [-5.6, -0.4 + drop],
      [-9.8, -3 + drop],
    )
  const meat = outline(
    [-8.6, -7.2],
    [-4.6, -8.7],
    [2, -8.9],
    [7.4, -7.9],
    [9.3, -5.6],
    [7.7, -3.5],
    [4, -2.5],
    [-0.2, -1.3],
    [-5.2, -1.3],
    [-8.8, -3.4],
  )
  const bone =
    "M-5.6 -7.9C-2 -9 4 -8.9 6.6 -7.7C7.6 -7 6.8 -5.9 5.4 -6.3C3.4 -6.9 1.8 -7 .6 -7C.2 -5.4 .2 -3.6 .6 -2.2C.7 -1.3 -1.2 -1.2 -1.6 -2.1C-2.3 -3.7 -2.3 -5.4 -1.9 -6.9C-3 -6.8 -3.8 -6.6 -4.6 -6.3C-6.4 -5.8 -7.2 -7.3 -5.6 -7.9Z"
  const inside =
    cut(outline([-8.6, -7.2], [-4.6, -8.7], [0, -8.9], [-3, -7], [-6, -4.5], [-8.8, -4]), beef.light) +
    line(
      "M-7 -4C-5.5 -4.6 -5 -3.4 -3.6 -3.8M3 -5.2C4.6 -5.8 5.6 -4.8 7.2 -5.4M2.4 -3.7C3.6 -4.2 4.4 -3.7 5.2 -4M-6.4 -2.5C-5.2 -3 -4.6 -2.2 -3.6 -2.6",
      fat.base,
      0.32,
    )
  return {
    svg:
      sheet(cut(rim(1.8), beef.shade) + cut(rim(0), fat.base), "fine") +
      cutWith(meat, beef.base, inside, "fine") +
      sheet(cut(bone, fat.light), "fine"),
    box: { left: -10, top: -10, right: 10.5, bottom: 1.5 },
    name: "a T-bone steak",
  }
}

/** Beef wrapped in brown paper and string, 26 × 17 cm, with a round label for a motif. */
export function parcel(motif: string): Part {
  const paper: Tone = { light: "#D9B47E", base: "#C49A61", shade: "#98713F" }
  const front = "M-13.5 -13.5L12.8 -14L13.4 -.4L-13.2 0Z"
  const inside =
    cut("M4.5 -15L6.5 1H15V-15Z", paper.shade) +
    cut("M-14 -4.5L-6 0H-14Z", paper.shade) +
    cut("M-12.6 -12.4L-8 -13.5L-11.6 -7Z", paper.light)
  const top =
    cut("M-13.5 -13.5L-10 -18.6L10 -19L12.8 -14Z", paper.light) + cut("M-2 -13.7L-.6 -18.8L10 -19L12.8 -14Z", "#CDA56C")
  const string =
    line("M-13.4 -8.2L13.1 -8.6M-6.3 -13.6L-6 -.2M-6.3 -13.6L-4.6 -18.7", ramps.cream[50], 0.52) +
    line(
      "M-6.2 -13.6C-10 -17.5 -11.5 -13 -6.2 -13.6C-3.5 -18 -.8 -14.5 -6.2 -13.6L-8.3 -10.6M-6.2 -13.6L-4.3 -10.8",
      ramps.cream[50],
      0.5,
    )
  const label =
    sheet(cut(circle(4, -8.4, 4.7), ramps.cream[50]), "fine") + `<g transform="translate(4 -8.4)">${motif}</g>`
  return {
    svg: sheet(cut(front, paper.base) + clip(front, inside) + top, "small") + sheet(string, "fine") + label,
    box: { left: -13.5, top: -19, right: 13.5, bottom: 0 },
    name: "a wrapped parcel of beef",
  }
}

/** A sprig of rosemary, 14 cm, lying. */
export function sprig(): Part {
  const needles = repeat(9, (index) => {
    const x = -6 + index * 1.45
    return (
      cut(
        taper(
          [
            [x, -0.6],
            [x - 0.9, -2],
            [x - 2.2, -3],
          ],
          [0.5, 0.85, 0.2],
        ),
        leaf.acacia.light,
      ) +
      cut(
        taper(
          [
            [x, -0.6],
            [x - 1, 0.5],
            [x - 2.3, 1.2],
          ],
          [0.5, 0.85, 0.2],
        ),
        leaf.acacia.base,
      )
    )
  })
  return {
    svg: sheet(line("M-7.5 -.3C-3 -.9 3 -.9 7 -.5", leaf.bark.light, 0.45) + needles, "fine"),
    box: { left: -9, top: -3, right: 7, bottom: 1.5 },
    name: "a sprig of rosemary",
  }
}

/** Boneless beef sealed in film, 26 × 19 cm, lying towards the viewer: paper label with a motif, inspector's stamp. */
export function sealedBeef(motif: string): Part {
  const film = "M-13 -17.6L-12 -19L12 -19L13 -17.6L13.4 -1.4L12.4 0L-12.4 0L-13.4 -1.4Z"
  const meat = outline(
    [-10.6, -15],
    [-5, -16.6],
    [3, -16.2],
    [9.6, -15.4],
    [10.8, -9],
    [10.2, -3.6],
    [4, -2.2],
    [-4, -2.6],
    [-10, -3],
    [-11, -9],
  )
  const flesh =
    cut(outline([-11, -15], [-4, -17], [3, -16.6], [-3, -13], [-7, -9], [-11, -6]), beef.light) +
    cut(outline([11, -14], [11, -2], [0, -1], [4, -4], [9, -6]), beef.shade) +
    line(
      "M-8 -5C-6 -6.4 -4.6 -4.8 -2.4 -5.6M5.4 -13.6C7 -14 7.6 -12.6 9.2 -13M6.4 -4.4C7.6 -5 8.2 -4.2 9.4 -4.8",
      fat.base,
      0.5,
    )
  // The film clings: pleats run from its seams to the meat.
  const pleats = line(
    "M-12.6 -17L-10.2 -14.6M12.6 -17L10.2 -14.8M-12.8 -2L-10 -3.6M12.8 -2L10 -4M-13 -9.6L-11 -9.2M13.2 -8.6L10.8 -8.4M-4 -18.8L-4.4 -16.6M5 -18.8L4.4 -16.4M-5 -.4L-4.4 -2.4M5 -.4L4.6 -2.2",
    "#FFFFFF99",
    0.4,
  )
  const label =
    sheet(cut("M-6.4 -14.2H5.6V-4.6H-6.4Z", ramps.cream[50]), "fine") +
    cut("M-6.4 -14.2H5.6V-12.4H-6.4Z", ramps.forest[700]) +
    line("M-5 -6.8H.6M-5 -5.7H-1", ramps.soil[700], 0.36) +
    `<g transform="translate(-2.4 -9.6)">${motif}</g>`
  const stamp =
    `<g transform="translate(3 -8) rotate(-14)">` +
    `<circle r="2.5" fill="none" stroke="${cloth.indigo.base}" stroke-width=".44"/>` +
    `<circle r="1.75" fill="none" stroke="${cloth.indigo.base}" stroke-width=".2"/>` +
    line("M-1 .1L-.2 .9L1.2 -.9", cloth.indigo.base, 0.5) +
    `</g>`
  const gloss = cut("M-9.6 -15.6L-7.6 -16.2L-9.4 -4L-10.6 -4.4ZM8.4 -15.4L9.4 -15.2L9.8 -9L9 -9Z", "#FFFFFF80")
  return {
    svg:
      sheet(cut(film, "#D9DDD2") + clip(film, cut("M-14 -20H14V-17.4H-14ZM-14 -1.6H14V1H-14Z", "#F4F4EA")), "small") +
      sheet(cut(meat, beef.base), "fine") +
      clip(meat, flesh) +
      pleats +
      label +
      stamp +
      gloss,
    box: { left: -13.4, top: -19, right: 13.4, bottom: 0 },
    name: "a sealed pack of beef",
  }
}
