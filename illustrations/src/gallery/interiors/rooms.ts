/** Where animals sleep: the cow house. */
import { cattle } from "../../animals/cattle"
import { restingCattle } from "../../animals/cattle-resting"
import { material, mix } from "../../palette"
import { cut, line, sheet } from "../../paper"
import { round, type Picture } from "../../part"
import { stage, type Stage } from "../../scene"
import { block, polygon, repeat } from "../../tools/shapes"
import { floors, rafters } from "../room"

/** Planks with the morning between them, and the stripes it throws on the straw. */
function slattedWall(set: Stage, floorAt: number): void {
  const { width, height } = set
  const plank = material.wood
  set.add(
    `<rect width="${width}" height="${floorAt}" fill="#FBE3A4"/>`,
    cut(
      `M0 ${floorAt - 150}C300 ${floorAt - 210} 700 ${floorAt - 130} ${width} ${floorAt - 190}V${floorAt}H0Z`,
      "#A9B96A",
    ),
    repeat(17, (index) =>
      sheet(
        cut(
          block(index * 74 - 20, floorAt, 58, floorAt - 60),
          index % 3 === 1 ? plank.shade : mix(plank.base, plank.shade, index % 2 === 0 ? 0.5 : 0.75),
        ),
        "detail",
      ),
    ),
    sheet(
      cut(block(-20, 238, width + 40, 34), plank.shade) + cut(block(-20, 520, width + 40, 30), plank.shade),
      "detail",
    ),
    sheet(cut(block(-20, height + 20, width + 40, height + 20 - floorAt), floors.straw.base), "land"),
    `<g opacity="0.5">${repeat(16, (index) => {
      const x = index * 74 + 38
      return cut(
        polygon(
          [x, floorAt],
          [x + 16, floorAt],
          [x + 16 - (x - 1000) * 0.35 + 22, height],
          [x - (x - 1000) * 0.35 - 14, height],
        ),
        "#FFF0B8",
      )
    })}</g>`,
  )
}

export function cowHouse(): Picture {
  const set = stage("interiors/cow-house", { width: 1200, height: 900, light: "morning", horizon: 330, eye: 150 })
  slattedWall(set, 600)
  set.add(rafters(1200, 96)).scenery("straw")
  set.litFrom(1000)
  set.stand(restingCattle({ breed: "friesian", head: "looking" }), 270, 700, "right")
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 740, 760, "left", 1.06)
  set.stand(cattle({ breed: "friesian", age: "calf" }), 1010, 830, "left")
  const straw = Array.from({ length: 90 }, () => {
    const [x, y] = [set.random.between(0, 1200), set.random.between(650, 890)]
    return `M${round(x)} ${round(y)}l${round(set.random.between(14, 34))} ${round(set.random.between(-9, 9))}`
  })
  set.add(
    line(straw.join(""), "#F3DC9C", 3),
    `<g opacity="0.17">${repeat(9, (index) => cut(polygon([140 + index * 148, 250], [156 + index * 148, 250], [60 + index * 110, 900], [10 + index * 110, 900]), "#FFF4C8"))}</g>`,
  )
  return set.finish(
    "Sun falls in stripes between the planks of a clean cattle shed on {cows} and {calf} in deep straw.",
  )
}
