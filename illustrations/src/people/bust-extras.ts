/** Beards, glasses, ear-rings, beads: what makes a face somebody's. Millimetres, as in face.ts. */
import type { Tone } from "../palette"
import { cut, line, sheet } from "../paper"
import { d } from "./pen"

/** Glasses on the nose, one arm to the near ear. */
export function glasses(frame: string): string {
  const lens = (x: number, w: number) =>
    d`M${x - w} -12C${x - w} -20 ${x - w + 6} -22 ${x} -22C${x + w - 6} -22 ${x + w} -20 ${x + w} -12C${x + w} 10 ${x + w - 8} 22 ${x} 22C${x - w + 8} 22 ${x - w} 10 ${x - w} -12Z`
  const glass = `<g fill="#FFFFFF" fill-opacity="0.14"><path d="${lens(-24, 29)}"/><path d="${lens(50, 25)}"/></g>`
  const glint = `<path d="M-40 -14L-28 -16L-40 8L-46 2Z" fill="#FFFFFF" fill-opacity="0.35"/><path d="M38 -14L48 -16L38 6L33 0Z" fill="#FFFFFF" fill-opacity="0.35"/>`
  return (
    glass +
    glint +
    sheet(
      line(lens(-24, 29), frame, 4.6) +
        line(lens(50, 25), frame, 4.4) +
        line(d`M5 -10C10 -15 18 -15 25 -10M-53 -10L-90 -14`, frame, 4.6),
      "detail",
    )
  )
}

export const moustache = (tone: Tone, full = 1): string =>
  cut(
    d`M19 ${62}C8 ${58 - full} -6 ${62} -16 ${72}C-14 ${76 + full * 3} -4 ${72 + full * 2} 4 ${70 + full}C10 ${69} 16 ${69} 20 ${71}C26 ${69} 32 ${69} 38 ${71}C44 ${74} 50 ${76} 51 ${71}C44 ${62} 32 ${58 - full} 19 62Z`,
    tone.base,
  )

/** A short beard along the jaw and round the chin, with its moustache when `full`. */
export function beard(
  tone: Tone,
  options: { length?: number; width?: number; jaw?: number; full?: boolean } = {},
): string {
  const { length = 1, width: w = 1, jaw = 1, full = true } = options
  const chin = 120 * length
  const outline = d`M${-84 * w} 20C${-82 * w} 44 ${-78 * w * jaw} 62 ${-70 * w * jaw} ${74 * length}C${-50 * jaw} ${106 * length} -16 ${chin + 10} 16 ${chin + 11}C${42 * jaw} ${chin + 8} ${64 * jaw} ${98 * length} ${74 * w} ${62 * length}C${78 * w} 46 ${79 * w} 34 ${78 * w} 26C${72 * w} 44 ${68 * w} 58 ${60 * jaw} ${72 * length}C${54} ${64 * length} 44 ${62 * length} 36 ${64 * length}C50 ${72 * length} 54 ${90 * length} 42 ${100 * length}C30 ${106 * length} 4 ${107 * length} -8 ${100 * length}C-20 ${90 * length} -16 ${72 * length} 0 ${64 * length}C-12 ${62 * length} -26 ${66 * length} -34 ${74 * length}C-54 ${70 * length} -68 48 ${-74 * w} 18Z`
  return cut(outline, tone.base) + (full ? moustache(tone) : "")
}

export const earring = (kind: "hoop" | "stud" | "drop", colour: string): string =>
  kind === "hoop"
    ? sheet(`<circle cx="-86" cy="52" r="15" fill="none" stroke="${colour}" stroke-width="4.5"/>`, "detail")
    : kind === "stud"
      ? sheet(`<circle cx="-88" cy="31" r="5.5" fill="${colour}"/>`, "detail")
      : sheet(
          `<circle cx="-88" cy="33" r="4.5" fill="${colour}"/>` +
            cut("M-88 38C-80 52 -80 62 -88 66C-96 62 -96 52 -88 38Z", colour),
          "detail",
        )

/** Strings of beads hanging round the neck: depth of the lowest and colours in order. */
export function beads(
  strings: readonly { depth: number; half: number; colours: readonly [string, ...string[]]; size: number }[],
): string {
  return strings
    .map(({ depth, half, colours, size }) => {
      const count = Math.round((half * 2 + depth) / size / 1.1)
      let row = ""
      for (let index = 0; index <= count; index += 1) {
        const t = index / count
        const x = -4 - half + 2 * half * t
        const y = 146 + depth * Math.sin(t * Math.PI) ** 0.8
        row += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(size * 0.56).toFixed(1)}" fill="${colours[index % colours.length] ?? colours[0]}"/>`
      }
      return sheet(row, "detail")
    })
    .join("")
}
