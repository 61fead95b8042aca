/** The basket in which a hen broods. */
import { outline } from "../../geometry"
import { material, mix, ramps } from "../../palette"
import { clip, cut, line, sheet } from "../../paper"
import { round } from "../../part"

/** The side of the basket that we see, in pixels: ribs, two dyed bands, a plaited rim. */
export function basketSide(): string {
  const { thatch } = material
  const body = outline(
    [78, 716, "corner"],
    [250, 772],
    [540, 794],
    [830, 772],
    [1002, 716, "corner"],
    [960, 900],
    [850, 1028],
    [540, 1050],
    [230, 1028],
    [120, 900],
  )
  const ribs = Array.from(
    { length: 19 },
    (_, index) => `M${70 + index * 52} 700Q${120 + index * 46} 880 ${230 + index * 34} 1060`,
  ).join("")
  const bands = [0, 1, 2, 3, 4].map((row) => `M60 ${772 + row * 56}Q540 ${858 + row * 54} 1020 ${772 + row * 56}`)
  const side = sheet(
    cut(body, thatch.base) +
      clip(
        body,
        line(ribs, thatch.shade, 5) +
          line(bands[1] ?? "", ramps.clay[600], 34) +
          line(bands[3] ?? "", ramps.soil[900], 22) +
          line(bands.join(""), mix(thatch.light, thatch.base, 0.3), 4) +
          `<g opacity="0.25">${cut("M640 700H1040V1080H500Z", "#3A2412")}</g>`,
      ),
    "land",
  )
  const rim = sheet(
    line("M84 716Q300 796 540 798Q780 796 996 716", thatch.light, 30) +
      line(
        Array.from({ length: 30 }, (_, index) => {
          const x = 110 + index * 30
          const sag = 716 + 84 * (1 - ((x - 540) / 456) ** 2)
          return `M${x} ${round(sag - 12)}l16 26`
        }).join(""),
        thatch.shade,
        4,
      ),
    "land",
  )
  return side + rim
}
