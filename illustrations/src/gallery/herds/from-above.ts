/** A herd as a bird sees it. */
import { cattleAbove, type AboveOptions } from "../../animals/cattle-above"
import { coats } from "../../animals/cattle-hide"
import { silhouette } from "../../animals/cattle-far"
import { outline, taper, type Point } from "../../geometry"
import { cloth, hide, leaf, mix, shadowColour, skin, type Tone } from "../../palette"
import { cut, sheet } from "../../paper"
import { round, type Part, type Picture } from "../../part"
import { stage, type Stage } from "../../scene"

/** A patch of ground from above, in pixels. */
const patch = (points: readonly Point[], colour: string): string => cut(outline(...points), colour)

const seenAt = 1.06

/** The profile that the shadow of an animal at (x, y) draws on the grass. */
function cast(set: Stage, options: AboveOptions, x: number, y: number): void {
  const scale = seenAt * (options.age === "calf" ? 0.56 : options.age === "bull" ? 1.12 : 1)
  const angle = ((options.degrees ?? 0) * Math.PI) / 180
  const [ux, uy] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const [vx, vy] = [0.52 * scale, 0.86 * scale]
  const tone: Tone = { light: shadowColour, base: shadowColour, shade: shadowColour }
  const profile = silhouette({ tone, horn: shadowColour, horns: options.age === "calf" ? 0 : 80, step: "open" })
  set.add(
    `<g opacity="0.24" transform="matrix(${round(ux)} ${round(uy)} ${round(-vx)} ${round(-vy)} ${round(x)} ${round(y)})">${profile}</g>`,
  )
}

/** A herder from above: hat, shoulders and the staff across them. */
function herderAbove(): Part {
  const shoulders = outline([-8, -24], [6, -22], [10, 0], [6, 22], [-8, 24], [-14, 0])
  return {
    svg:
      sheet(
        cut(shoulders, cloth.clay.base) + cut(outline([-8, 2], [8, 2], [6, 22], [-8, 24]), cloth.clay.shade),
        "detail",
      ) +
      sheet(
        cut(
          taper(
            [
              [20, -62],
              [12, 0],
              [14, 66],
            ],
            [4, 4, 4],
          ),
          leaf.bark.light,
        ),
        "small",
      ) +
      cut(outline([8, -22], [16, -26], [15, -18]), skin.ebony.base) +
      sheet(`<circle cx="0" cy="0" r="18" fill="${cloth.khaki.light}"/>`, "detail") +
      sheet(`<circle cx="0" cy="0" r="9" fill="${cloth.khaki.base}"/>`, "small"),
    box: { left: -20, top: -66, right: 24, bottom: 68 },
    name: "a man in a brimmed hat",
  }
}

/** The plain from a bird's height; long shadows tell what the backs and horns belong to. */
export function fromAbove(): Picture {
  const set = stage("gallery/herds/from-above", { width: 1100, height: 1100, light: "morning", horizon: -400 })
  const ground = mix(set.mood.land[1], "#D9C27C", 0.35)
  set.add(
    cut("M0 0H1100V1100H0Z", ground),
    patch(
      [
        [-60, 620],
        [240, 540],
        [520, 700],
        [420, 980],
        [120, 1160],
        [-80, 1100],
      ],
      mix(ground, set.mood.land[2], 0.35),
    ),
    patch(
      [
        [640, -60],
        [1160, -80],
        [1180, 330],
        [940, 420],
        [720, 250],
      ],
      mix(ground, set.mood.land[2], 0.28),
    ),
    cut(
      taper(
        [
          [-60, 1010],
          [260, 860],
          [520, 640],
          [800, 420],
          [1160, 170],
        ],
        [96, 84, 80, 72, 66],
      ),
      mix(ground, "#E9CF94", 0.75),
    ),
    cut(
      taper(
        [
          [-60, 1010],
          [260, 866],
          [520, 646],
          [800, 426],
          [1160, 176],
        ],
        [40, 36, 30, 26, 20],
      ),
      mix(ground, "#F4DFAE", 0.8),
    ),
  )
  const tuftColours = [set.mood.land[2], mix(set.mood.land[2], ground, 0.5)]
  for (let index = 0; index < 46; index += 1) {
    const [x, y] = [set.random.between(20, 1080), set.random.between(20, 1080)]
    set.add(
      cut(
        outline([x - 9, y], [x - 3, y - 7], [x + 6, y - 5], [x + 10, y + 3], [x, y + 6]),
        tuftColours[index % 2] ?? ground,
      ),
    )
  }
  const herd: readonly (readonly [number, number, AboveOptions])[] = [
    [915, 250, { degrees: -36, coat: hide.ankoleDark, age: "bull", horns: 118 }],
    [690, 330, { degrees: -28, coat: hide.ankole, head: -8 }],
    [880, 480, { degrees: -44, coat: hide.ankoleFawn, marking: "ridge" }],
    [470, 400, { degrees: -10, coat: coats.chestnut, head: 16 }],
    [650, 550, { degrees: -34, coat: coats.cream }],
    [820, 700, { degrees: -60, coat: hide.ankole, marking: "flank", head: 10 }],
    [300, 560, { degrees: -22, coat: hide.ankole, marking: "ridge" }],
    [520, 740, { degrees: -40, coat: coats.black }],
    [570, 950, { degrees: -52, coat: hide.ankoleFawn, head: -14 }],
    [730, 180, { degrees: -20, coat: coats.cream, head: 20 }],
    [430, 610, { degrees: -34, coat: hide.ankoleFawn, age: "calf" }],
    [290, 760, { degrees: -38, coat: coats.chestnut, marking: "flank" }],
    [740, 880, { degrees: -48, coat: hide.ankole, age: "calf" }],
  ]
  for (const [x, y, options] of herd) cast(set, options, x, y)
  for (const [x, y, options] of herd) set.put(cattleAbove(options), x, y, seenAt)
  set.add(
    `<g opacity="0.24">${cut(
      taper(
        [
          [190, 930],
          [240, 1010],
          [268, 1060],
        ],
        [36, 34, 26],
      ),
      shadowColour,
    )}</g>`,
  )
  set.put(herderAbove(), 190, 930, 1.25)
  return set.finish(
    "Backs, horns and long morning shadows: a herd of Ankole cattle from above, their herder behind them.",
  )
}
