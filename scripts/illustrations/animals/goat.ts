/** The Mubende goat: dark and glossy, short swept horns, beard, upright tail. About 62 cm at the withers. */
import { moved, outline, oval, taper, through, type Point } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import { hide, mix, type Tone } from "../palette"
import { horn, leg, standing, type LegShape, type Stride } from "./limbs"

export interface GoatOptions {
  pose?: "standing" | "browsing" | "grazing"
  age?: "doe" | "buck" | "kid"
  coat?: Tone
  /** A white patch on the flank and a white lower leg, as many Mubende goats have. */
  pied?: boolean
}

const fore: LegShape = {
  joints: [
    [20, -44],
    [21, -32],
    [21.5, -22],
    [21.5, -18],
    [21.2, -11],
    [21.4, -6],
    [22, -3.6],
  ],
  widths: [13, 9, 6, 5.6, 3.8, 4.4, 4],
  hinge: 3,
  hoof: { length: 6.4, height: 3.6 },
}
const hind: LegShape = {
  joints: [
    [-22, -48],
    [-22, -37],
    [-26, -28],
    [-30, -22],
    [-29, -14],
    [-28.6, -6.4],
    [-27.8, -3.6],
  ],
  widths: [21, 17, 8.6, 6, 4, 4.6, 4.2],
  hinge: 3,
  hoof: { length: 6.4, height: 3.6 },
}

const shifted = (shape: LegShape, dx: number): LegShape => ({
  ...shape,
  joints: shape.joints.map(([x, y]): Point => [x + dx, y]),
})

/** A Mubende goat; "browsing" stands on its hind legs and reaches up. */
export function goat(options: GoatOptions = {}): Part {
  const { pose = "standing", age = "doe", coat = hide.goatBlack, pied = false } = options
  const kid = age === "kid"
  const grazing = pose === "grazing"
  const poll: Point = grazing ? [44, -27] : [37, -74]
  const nose = grazing ? 62 : 34
  const neckTop: Point[] = grazing
    ? [
        [30, -60],
        [38, -46],
        [46, -28],
      ]
    : [
        [27, -66],
        [32, -73],
        [38, -77],
      ]
  const throat: Point[] = grazing
    ? [
        [42, -20],
        [36, -28],
        [30, -36],
      ]
    : [
        [44, -65],
        [40, -56],
        [35, -46],
        [31, -38],
      ]
  const body = outline(
    [-35, -53],
    [-32, -60],
    [-24, -63],
    [-12, -61],
    [4, -60],
    [17, -63],
    ...neckTop,
    ...throat,
    [25, -31],
    [8, -28],
    [-6, -27],
    [-18, -32],
    [-30, -38],
    [-35, -46],
  )
  const backLight = outline(
    [-50, -60],
    [-34, -53],
    [-23, -58.5],
    [-8, -57],
    [8, -56],
    [20, -59],
    [29, -66],
    [34, -78],
    [30, -90],
    [-40, -90],
  )
  const belly = outline([-44, -30], [-28, -44], [-8, -37], [10, -38], [24, -44], [34, -54], [44, -64], [56, -50], [40, -16], [-40, -16])
  const patch = pied ? cut(outline([-16, -46], [-9, -55], [0, -52], [5, -42], [12, -38], [10, -24], [-12, -22], [-21, -34]), hide.friesianWhite.base) : ""
  const rearing = pose === "browsing"
  const far: Stride = { swing: 8, bend: 0 }
  const lifted: Stride = { swing: 34, bend: 62 }
  const head = goatHead(coat, poll, rearing ? -6 : nose, kid ? 0 : age === "buck" ? 24 : 16, !kid)
  const trunk =
    leg(shifted(fore, -6), coat, rearing ? { swing: 48, bend: 48 } : far, true, "small") +
    head.behind +
    sheet(
      cut(
        outline([-32, -58], [-37, -64], [-43, -71], [-46, -77], [-40, -76], [-34, -70], [-29, -61]),
        mix(coat.base, coat.light, 0.4),
      ),
      "fine",
    ) +
    (age === "doe"
      ? cut(outline([-22, -34], [-10, -31], [-9, -25], [-14, -20.5], [-20, -22], [-25, -30]), hide.pink.shade) +
        cut(outline([-17, -22], [-14, -22], [-15, -16.6]), hide.pink.shade)
      : "") +
    sheet(
      cut(body, coat.base) +
        clip(body, cut(backLight, mix(coat.base, coat.light, 0.75)) + cut(belly, mix(coat.base, coat.shade, 0.7)) + patch),
      "small",
    ) +
    leg(shifted(fore, 1), coat, rearing ? lifted : standing, false, "small") +
    head.front
  const hindLegs = (near: boolean) =>
    near
      ? leg(hind, coat, rearing ? { swing: -8, bend: 0 } : standing, false, "small")
      : leg(shifted(hind, 7), coat, rearing ? { swing: 6, bend: 0 } : far, true, "small")
  // The trunk of a browsing goat turns about the hips, while the hind legs stay on the ground.
  const svg =
    groundShadow(rearing ? -24 : -3, rearing ? 24 : 38, 2.6) +
    hindLegs(false) +
    (rearing ? `<g transform="rotate(-46 -25 -44)">${trunk}</g>` : trunk) +
    hindLegs(true)
  const scale = kid ? 0.58 : age === "buck" ? 1.08 : 1
  const box = rearing ? { left: -60, top: -134, right: 44, bottom: 3 } : { left: -47, top: -98, right: 66, bottom: 3 }
  return {
    svg: scale === 1 ? svg : `<g transform="scale(${scale})">${svg}</g>`,
    box: { left: box.left * scale, top: box.top * scale, right: box.right * scale, bottom: box.bottom * scale },
    name: kid ? "a Mubende kid" : `a Mubende ${age}`,
  }
}

function goatHead(coat: Tone, poll: Point, degrees: number, hornLength: number, bearded: boolean): { behind: string; front: string } {
  const set = (points: readonly Point[]) => moved(points, poll, degrees, 1)
  const face = through(
    set([
      [-4, 1],
      [-2, -5],
      [4, -6.6],
      [11, -4.6],
      [18, -3],
      [23.4, -1.6],
      [25.4, 2],
      [23.6, 5.6],
      [19, 7],
      [13, 7.6],
      [7, 10.6],
      [0, 9],
    ]),
    true,
  )
  const jaw = through(
    set([
      [-5, 4],
      [3, 4],
      [9, 5],
      [16, 4],
      [28, 4.4],
      [20, 14],
      [-2, 14],
    ]),
    true,
  )
  const blaze = through(
    set([
      [2, -9],
      [10, -2.6],
      [18, -0.4],
      [28, 0],
      [26, -8],
    ]),
    true,
  )
  const horns = (dx: number, lift: number) =>
    horn(
      set([
        [1 + dx, -4],
        [-1.4 + dx, -4 - hornLength * 0.36],
        [-7.4 + dx, -4 - hornLength * 0.64],
        [-16 + dx, -4 - hornLength * 0.8 * lift],
      ]),
      [5, 4.2, 3, 0.4],
      { light: hide.horn.shade, base: mix(hide.horn.shade, hide.hoof.light, 0.4), shade: hide.hoof.light },
    )
  const ear = set([
    [-1, 0.6, "corner"],
    [-6, -1.6],
    [-14, 3.6, "corner"],
    [-7, 4.8],
    [-1, 4, "corner"],
  ])
  // A beard hangs straight down, however the head is held.
  const [chin] = set([[13, 6.6]])
  const beard =
    bearded && chin
      ? cut(
          through(
            moved(
              [
                [-4, -1, "corner"],
                [-3.4, 4],
                [-0.6, 12, "corner"],
                [2.6, 4.6],
                [3.6, -1.6, "corner"],
              ],
              chin,
            ),
            true,
          ),
          mix(coat.base, coat.light, 0.55),
        )
      : ""
  const [eye] = set([[6.6, -1.6]])
  const [nostril] = set([[23.2, 1]])
  if (!eye || !nostril) throw new Error("A goat needs an eye and a nostril")
  const mouth = set([
    [23.6, 4],
    [20, 4.2],
    [17.4, 3.2],
  ])
  return {
    behind: hornLength > 0 ? horns(3.4, 0.94) : "",
    front:
      (hornLength > 0 ? sheet(horns(0, 1), "fine") : "") +
      beard +
      sheet(
        cut(face, coat.base) +
          clip(face, cut(jaw, mix(coat.base, coat.shade, 0.8)) + cut(blaze, mix(coat.base, coat.light, 0.7))) +
          `<ellipse cx="${eye[0]}" cy="${eye[1]}" rx="1.7" ry="1.5" fill="#D9A441"/>` +
          cut(oval(eye[0], eye[1], 1.3, 0.55, degrees), "#17100C") +
          cut(oval(nostril[0], nostril[1], 1, 0.6, degrees - 50), "#120C0A") +
          line(through(mouth), "#120C0A", 0.6),
        "small",
      ) +
      sheet(cut(through(ear, true), mix(coat.base, coat.light, 0.5)), "fine"),
  }
}

/** A leafy twig for a browsing goat to reach, hung from its upper end at the origin. */
export function twig(tone: Tone): string {
  const stem = taper(
    [
      [0, -30],
      [2, -14],
      [8, 0],
    ],
    [2.4, 1.8, 0.6],
  )
  const leaves = [
    [1, -22, 150],
    [2, -18, 20],
    [3, -10, 160],
    [4, -8, 30],
    [7, -2, 140],
    [9, 1, 60],
  ].map(([x = 0, y = 0, angle = 0]) =>
    cut(
      through(
        moved(
          [
            [0, 0, "corner"],
            [5, -3],
            [10, 0, "corner"],
            [5, 3],
          ],
          [x, y],
          angle,
        ),
        true,
      ),
      angle > 90 ? tone.base : tone.light,
    ),
  )
  return sheet(cut(stem, tone.shade) + leaves.join(""), "small")
}
