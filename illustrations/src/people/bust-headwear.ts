/** What is worn on the head in portraits, and in small on figures. Millimetres, as in face.ts. */
import { mix, type Tone } from "../palette"
import { cut, line, sheet } from "../paper"
import type { HeadDress } from "./bust-hair"
import { creases, lit, type Side } from "./lit"
import { d, glide } from "./pen"

/** A cloth wound round the head and tied; `tie` says where the ends stand. */
export function headWrap(options: {
  tone: Tone
  trim?: string
  light: Side
  tie?: "front" | "back"
  print?: string
}): HeadDress {
  const { tone, trim = mix(tone.light, "#FFFFFF", 0.3), light, tie = "back", print = "" } = options
  const dome = glide([
    [-90, 4, "corner"],
    [-103, -36],
    [-108, -88],
    [-92, -140],
    [-42, -172],
    [22, -174],
    [70, -146],
    [85, -100],
    [80, -44, "corner"],
    [58, -66],
    [10, -76],
    [-40, -66],
    [-74, -36],
  ])
  const folds = creases(
    d`M-96 -8C-70 -74 0 -112 88 -90M-106 -34C-84 -98 -10 -140 90 -118M-112 -70C-84 -128 -10 -164 74 -148M-106 -104C-84 -142 -40 -168 10 -178`,
    tone,
    2.6,
  )
  const band1 = cut(d`M-92 4C-78 -44 -20 -84 84 -60L84 -44C20 -68 -50 -56 -76 -22Z`, trim)
  const front = sheet(lit(dome, tone, light, 18, print + folds + band1), "detail")
  const knot =
    tie === "front"
      ? sheet(
          lit(
            glide([
              [10, -150],
              [-26, -196],
              [-66, -206],
              [-58, -176],
              [-20, -142],
            ]),
            tone,
            light,
            8,
          ) +
            lit(
              glide([
                [14, -150],
                [44, -200],
                [92, -212],
                [84, -176],
                [34, -138],
              ]),
              tone,
              light,
              8,
            ),
          "detail",
        ) +
        sheet(
          lit(
            glide([
              [-16, -146],
              [-10, -170],
              [16, -176],
              [38, -160],
              [36, -136],
              [8, -128],
            ]),
            tone,
            light,
            8,
          ),
          "detail",
        )
      : sheet(
          lit(
            glide([
              [-96, -24],
              [-138, 0],
              [-158, 60],
              [-140, 66],
              [-112, 30],
              [-92, 6],
            ]),
            tone,
            light,
            8,
          ) +
            lit(
              glide([
                [-98, -20],
                [-124, 28],
                [-122, 96],
                [-104, 96],
                [-96, 40],
              ]),
              tone,
              light,
              6,
            ),
          "detail",
        )
  return tie === "front" ? { behind: "", front: front + knot, ear: true } : { behind: knot, front, ear: true }
}

/** A straw or felt hat with a brim all round; throws its shadow on the forehead. */
export function brimmedHat(options: { tone: Tone; ribbon: string; light: Side; skinShade: string }): HeadDress {
  const { tone, ribbon, light, skinShade } = options
  const cast = cut(d`M-84 -70L84 -80L78 -34C50 -50 -10 -52 -78 -26Z`, skinShade)
  const crown = d`M-96 -66C-104 -128 -88 -186 -44 -190C-24 -190 -10 -178 6 -180C24 -190 58 -192 76 -160C90 -130 92 -100 90 -72Z`
  const brim = d`M-168 -48C-142 -78 -96 -86 -40 -88C20 -92 96 -96 150 -84C160 -80 160 -72 152 -66C110 -44 50 -48 6 -50C-60 -52 -110 -34 -150 -34C-164 -34 -172 -42 -168 -48Z`
  const under = cut(
    d`M-168 -48C-120 -60 -60 -64 0 -66C60 -68 120 -70 156 -76L150 -60C100 -44 50 -48 6 -50C-60 -52 -110 -30 -150 -30Z`,
    tone.shade,
  )
  const weave = line(
    d`M-100 -150C-40 -168 40 -168 100 -150M-100 -134C-40 -152 40 -152 100 -136M-100 -168C-40 -184 40 -184 100 -170`,
    tone.shade,
    1.4,
  )
  const band0 = cut(d`M-110 -112C-50 -128 50 -130 104 -116L104 -84C50 -98 -50 -98 -110 -80Z`, ribbon)
  return {
    behind: "",
    front:
      cast +
      sheet(lit(crown, tone, light, 20, weave + band0), "detail") +
      sheet(lit(brim, tone, light, 0, under), "detail"),
    ear: true,
  }
}

/** A cap with a peak to the right. */
export function cap(options: { tone: Tone; second: Tone; light: Side; skinShade: string }): HeadDress {
  const { tone, second, light, skinShade } = options
  const cast = cut(d`M-40 -70L84 -70L80 -24C60 -40 10 -48 -44 -48Z`, skinShade)
  const dome = d`M-104 -22C-122 -90 -96 -158 -18 -164C52 -168 90 -126 90 -66C50 -84 -10 -80 -56 -62C-74 -54 -90 -40 -104 -22Z`
  const seams = creases(
    d`M-18 -164C-10 -130 -8 -110 -4 -80M-18 -164C-60 -140 -82 -90 -84 -44M-18 -164C30 -150 54 -110 60 -76`,
    tone,
    1.8,
  )
  const button = `<ellipse cx="-18" cy="-165" rx="9" ry="5" fill="${second.base}"/>`
  const peak = d`M-40 -68C10 -92 70 -90 92 -68C124 -58 146 -40 146 -28C146 -20 136 -20 126 -24C80 -42 20 -46 -40 -44C-48 -50 -48 -62 -40 -68Z`
  const edge = cut(d`M-50 -56C20 -62 90 -56 146 -26L140 -14C80 -40 20 -42 -44 -40Z`, second.shade)
  return {
    behind: "",
    front:
      cast +
      sheet(lit(dome, tone, light, 20, seams) + button, "detail") +
      sheet(lit(peak, second, light, 0, edge), "detail"),
    ear: true,
  }
}
