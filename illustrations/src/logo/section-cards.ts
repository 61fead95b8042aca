/** The cards that links to a section show, 1200 × 630: a scene of the section beside its name. */
import { loadKind } from "../gallery/kinds"
import { ramps } from "../palette"
import { cut, paperDefs, sheet } from "../paper"
import { round, type Picture } from "../part"
import { groups } from "../pictures"
import { cardSize, panel } from "./card"
import { logo, onDark } from "./logos"

interface Section {
  /** The file: static/cards/<name>.jpg. */
  name: string
  /** One line of the title each. */
  title: readonly string[]
  /** A picture under its group, or a scene of the gallery under its kind. */
  scene: string
  /** Where the picture lies: pixels of the card for its left upper corner, and its width there. */
  at: { x: number; y: number; width: number }
}

const sections: readonly Section[] = [
  { name: "about", title: ["About us"], scene: "scenes/about", at: { x: 350, y: -15, width: 864 } },
  {
    name: "services",
    title: ["Our services"],
    scene: "services/resource-sharing",
    at: { x: 470, y: -95, width: 1000 },
  },
  {
    name: "projects",
    title: ["Our projects"],
    scene: "projects/women-in-livestock",
    at: { x: 180, y: -65, width: 1120 },
  },
  { name: "team", title: ["Our team"], scene: "farmers/farmer-3", at: { x: 520, y: -40, width: 700 } },
  { name: "gallery", title: ["Gallery"], scene: "gallery/openers/bull-at-dusk", at: { x: 520, y: -110, width: 760 } },
  {
    name: "blog",
    title: ["From the", "field"],
    scene: "posts/youth-phone-records",
    at: { x: 560, y: -5, width: 960 },
  },
  { name: "shop", title: ["Shop"], scene: "banners/products-market", at: { x: 70, y: -85, width: 1300 } },
  {
    name: "registration",
    title: ["Become a", "member"],
    scene: "scenes/registration",
    at: { x: 430, y: -10, width: 860 },
  },
  { name: "contact", title: ["Contact"], scene: "scenes/contact", at: { x: 320, y: -50, width: 920 } },
]

async function drawn(scene: string): Promise<Picture> {
  const [group = "", ...rest] = scene.split("/")
  const pictures = group === "gallery" ? await loadKind(rest[0] ?? "") : (await groups[group]?.())?.pictures
  const draw = pictures?.[group === "gallery" ? (rest[1] ?? "") : scene]
  if (!draw) throw new Error(`There is no picture “${scene}”`)
  return draw()
}

/** A card as SVG. Its type needs "Bricolage Grotesque" where it is rendered. */
function sectionCard({ title, at }: Section, { svg, width, height }: Picture): string {
  const scene = svg.replace(
    /^<svg [^>]*>/,
    `<svg x="${at.x}" y="${at.y}" width="${at.width}" height="${round((at.width * height) / width)}" viewBox="0 0 ${width} ${height}">`,
  )
  const first = 500 - (title.length - 1) * 84
  const words = title.map((text, index) => `<tspan x="72" y="${first + index * 84}">${text}</tspan>`).join("")
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}" viewBox="0 0 ${cardSize.width} ${cardSize.height}">${paperDefs()}` +
    `<rect width="${cardSize.width}" height="${cardSize.height}" fill="${ramps.forest[900]}"/>${scene}${panel()}` +
    sheet(cut("M-20 576C120 550 300 558 420 582C500 598 556 616 596 660H-20Z", ramps.forest[800]), "land") +
    `<g transform="translate(72 78) scale(1.6)">${logo(onDark)}</g>` +
    `<text font-family="Bricolage Grotesque" font-weight="700" font-size="80" letter-spacing="-1.6" fill="${ramps.cream[50]}">${words}</text></svg>`
  )
}

/** Every section's card as SVG, under its name. */
export const sectionCards = async (): Promise<readonly (readonly [name: string, svg: string])[]> =>
  Promise.all(
    sections.map(async (section) => [section.name, sectionCard(section, await drawn(section.scene))] as const),
  )
