/** A grilled flank steak, sliced on its plate, and the cutlery beside it; seen from above. */
import { outline, taper } from "../geometry"
import { cut, cutWith, line, sheet } from "../paper"
import { round, type Part } from "../part"
import { leaf, material, ramps, type Tone } from "../palette"
import { circle, polygon, repeat } from "../tools/shapes"

const crust: Tone = { light: "#8A5130", base: "#673720", shade: "#452213" }

/** A grilled flank steak on a round plate seen from above, the plate 30 cm across, centred on the origin. */
export function flankSteakPlate(): Part {
  const plate =
    sheet(cut(circle(0, 0, 15), ramps.cream[50]), "small") +
    `<path d="${circle(0, 0, 14.3, 13.9)}" fill="${ramps.clay[600]}"/>` +
    sheet(cut(circle(0, 0, 11.2), "#F4E8CF"), "fine")
  const whole = outline(
    [-11.6, 0.4],
    [-10.6, -4],
    [-7, -6],
    [-2.6, -5.8],
    [-0.6, -5.2],
    [-0.4, 0.5],
    [-1, 5.6],
    [-4.6, 5.6],
    [-9, 4.4],
  )
  const marks = repeat(4, (index) => {
    const x = -10.6 + index * 3
    return cut(
      taper(
        [
          [x - 0.4, 6],
          [x + 0.9, 0],
          [x + 2.6, -7],
        ],
        [0.85, 1.05, 0.85],
      ),
      crust.shade,
    )
  })
  const uncut = cutWith(
    whole,
    crust.base,
    cut(outline([-12, -1], [-10, -5], [-6, -6.5], [-1, -6.2], [-3, -4.6], [-8, -4], [-10.5, -1]), crust.light) +
      marks +
      cut(outline([-10, 3.5], [-5, 4.6], [-0.5, 4.6], [-1, 6.5], [-6, 6.5]), crust.shade),
    "small",
  )
  const slices = repeat(5, (index) => {
    const x = 0.9 + index * 2.45
    const height = [5.6, 5.45, 5.1, 4.55, 3.7][index] ?? 4
    const lean = 0.5 + index * 0.16
    const slab = (inset: number, width: number) => {
      const h = height - inset
      const left = (y: number) => x - width + (-y / height) * lean - 0.25 * (1 - (y / height) ** 2)
      const right = (y: number) => x + width + (-y / height) * lean - 0.25 * (1 - (y / height) ** 2)
      return outline(
        [left(-h), -h],
        [right(-h), -h + 0.15],
        [right(-h / 2), -h / 2],
        [right(0), 0],
        [right(h / 2), h / 2],
        [right(h), h - 0.1],
        [left(h), h],
        [left(h / 2), h / 2],
        [left(0), 0],
        [left(-h / 2), -h / 2],
      )
    }
    const fibres = [-0.55, 0, 0.5]
      .map(
        (share) =>
          `M${round(x - 0.55 + -share * lean)} ${round(height * share - 0.5)}L${round(x + 0.35 - share * lean)} ${round(height * share + 0.5)}`,
      )
      .join("")
    return (
      sheet(cut(slab(0, 1.42), crust.base), "fine") +
      cut(slab(0.5, 0.98), "#B9574B") +
      cut(slab(1.15, 0.55), "#D9806F") +
      line(fibres, "#B9574B", 0.16)
    )
  })
  const greenLeaf = (x: number, y: number, degrees: number, size: number, tone: string, vein: string) =>
    `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})">${sheet(cut("M0 0C-1.8 -.8 -2.6 -2.4 -2 -3.6C-2.8 -4.4 -2.4 -5.8 -1.3 -6C-1.2 -7.2 1.2 -7.2 1.3 -6C2.4 -5.8 2.8 -4.4 2 -3.6C2.6 -2.4 1.8 -.8 0 0Z", tone) + line("M0 0V-5.4M0 -2L-1.1 -3.2M0 -2.6L1.1 -3.8", vein, 0.25), "fine")}</g>`
  const greens =
    greenLeaf(-3.5, -7.2, -48, 0.9, leaf.acacia.light, leaf.banana.light) +
    greenLeaf(0.5, -7.4, 8, 1, leaf.banana.shade, leaf.banana.light) +
    greenLeaf(3, -6.8, 52, 0.85, leaf.acacia.light, leaf.banana.light) +
    greenLeaf(-0.8, -6.8, -22, 0.8, leaf.banana.base, leaf.banana.shade)
  const tomato = (x: number, y: number, degrees: number) =>
    `<g transform="translate(${x} ${y}) rotate(${degrees})">${sheet(cut(circle(0, 0, 1.9), ramps.clay[600]), "fine")}${cut(circle(0, 0, 1.5), "#DE6A4C")}${repeat(3, (index) => `<g transform="rotate(${index * 120})">${cut("M0 -.3C-.8 -.5 -1 -1.2 0 -1.3C1 -1.2 .8 -.5 0 -.3Z", ramps.clay[700])}${cut(circle(-0.2, -0.85, 0.13) + circle(0.25, -0.7, 0.13), ramps.gold[300])}</g>`)}</g>`
  const lime = `<g transform="translate(6.2 7.3) rotate(-28)">${sheet(cut("M-2.7 0A2.7 2.7 0 0 1 2.7 0Z", leaf.banana.shade), "fine")}${cut("M-2.35 -.2A2.35 2.35 0 0 1 2.35 -.2Z", "#EEF0C0")}${cut("M-2 -.4A2 2 0 0 1 -.7 -1.9L-.15 -.4ZM-.45 -2A2 2 0 0 1 .45 -2L0 -.5ZM.7 -1.9A2 2 0 0 1 2 -.4H.15Z", "#BFD06B")}</g>`
  return {
    svg:
      plate +
      greens +
      `<g transform="rotate(-14)">${uncut}${slices}</g>` +
      tomato(-5.6, 8.2, 10) +
      tomato(-1.5, 9.1, 50) +
      tomato(2.4, 8.6, -20) +
      lime,
    box: { left: -15, top: -15, right: 15, bottom: 15 },
    name: "a grilled flank steak, sliced, on a plate",
  }
}

/** A fork and a knife lying upright, 21 cm, seen from above. */
export function cutlery(): { fork: Part; knife: Part } {
  const { steel } = material
  const tines =
    "M-2.2 -10.5H-1.5V-5.5H-.75V-10.5H-.05V-5.5H.7V-10.5H1.4V-5.5H2.15V-10.5H2.7V-4.5C2.7 -2.6 1.8 -1.7 .95 -1.2L1.15 9.5C1.15 10.8 -.65 10.8 -.65 9.5L-.45 -1.2C-1.3 -1.7 -2.2 -2.6 -2.2 -4.5Z"
  const knife = "M-1.1 -10.5C.8 -9.6 1.5 -6 1.4 -2L1.2 0L1.3 9.5C1.3 10.8 -.9 10.8 -.9 9.5L-1.1 0Z"
  return {
    fork: {
      svg:
        sheet(cut(tines, steel.base), "fine") + cut("M.4 -1.2L.95 -1.2L1.15 9.5C1.15 10 .9 10.4 .5 10.5Z", steel.shade),
      box: { left: -2.2, top: -10.5, right: 2.7, bottom: 10.5 },
      name: "a fork",
    },
    knife: {
      svg:
        sheet(cut(knife, steel.base), "fine") +
        cut("M-.1 -9.7C1 -8 1.5 -5 1.4 -2L1.2 0H.2Z", steel.light) +
        cut(polygon([0.4, 0], [1.2, 0], [1.3, 10], [0.5, 10.4]), steel.shade),
      box: { left: -1.1, top: -10.5, right: 1.5, bottom: 10.5 },
      name: "a knife",
    },
  }
}
