/** The social card: what a shared link shows, 1200 × 630. */
import { cattle } from "../animals/cattle"
import { foreground, terracedHills } from "../country"
import { hide, ramps } from "../palette"
import { cut, sheet } from "../paper"
import { stage } from "../scene"
import { logo, onDark } from "./logos"

export const cardSize = { width: 1200, height: 630 }

/** The words under the logo, one line each: the title of the specification, section 1. */
const headline = ["Empowering", "Uganda’s Livestock", "Future"]

/** The dark sheet on the left that carries the logo and the words, with the edges of two more behind it. */
function panel(): string {
  const edge = (shift: number) =>
    `M-20 -20H${500 + shift}C${600 + shift} 90 ${690 + shift} 150 ${676 + shift} 286C${664 + shift} 410 ${560 + shift} 470 ${610 + shift} 660H-20Z`
  return (
    sheet(cut(edge(34), ramps.gold[400]), "land") +
    sheet(cut(edge(16), ramps.forest[700]), "land") +
    sheet(cut(edge(0), ramps.forest[900]), "land")
  )
}

/** The card as SVG. Its type needs "Bricolage Grotesque" where it is rendered. */
export function socialCard(): string {
  const set = stage("social-card", { ...cardSize, light: "afternoon", horizon: 372, eye: 118 })
  terracedHills(set, { ground: 440, sun: { x: 985, y: 178, radius: 104 } })
  foreground(set, 44, { tufts: [0.62, 0.97] })
  set.stand(cattle({ age: "calf", coat: hide.ankoleFawn }), 1092, 540, "left")
  set.add(panel())
  set.stand(cattle({ horns: 92 }), 880, 572)
  const words = headline.map((text, index) => `<tspan x="72" y="${320 + index * 66}">${text}</tspan>`).join("")
  set.add(
    sheet(cut("M-20 566C120 540 300 548 420 572C500 588 556 612 596 660H-20Z", ramps.forest[800]), "land"),
    `<g transform="translate(72 78) scale(1.95)">${logo(onDark)}</g>`,
    `<text font-family="Bricolage Grotesque" font-weight="700" font-size="60" letter-spacing="-1" fill="${ramps.cream[50]}">${words}</text>`,
  )
  return set.finish("").svg
}
