/** Pictures that repeat: paper cut many times from one template. */
import { cattle } from "../animals/cattle"
import { hide, mix, ramps, cloth } from "../palette"
import { cut, line, sheet } from "../paper"
import { round, type Part, type Picture, type Scenes } from "../part"
import { stage } from "../scene"
import { circle } from "../tools/shapes"

/** The lyre of an Ankole cow from the front with her poll and ears, 150 wide and 150 high, its foot at the origin. */
function lyre(horns: string, face: string, sun: string): Part {
  const side = "M0 -22C30 -22 58 -40 60 -78C61 -104 48 -122 56 -150C78 -128 84 -102 82 -74C78 -28 42 2 0 4Z"
  const ear = "M30 2C44 -10 64 -8 78 4C64 20 44 22 28 14Z"
  const both = (d: string, fill: string) => cut(d, fill) + `<path transform="scale(-1 1)" d="${d}" fill="${fill}"/>`
  return {
    svg:
      sheet(both(side, horns), "land") +
      sheet(
        both(ear, face) +
          cut("M-32 -4C-14 2 14 2 32 -4C34 16 26 36 20 52C14 62 -14 62 -20 52C-26 36 -34 16 -32 -4Z", face),
        "detail",
      ) +
      sheet(cut(circle(0, -82, 30), sun), "detail"),
    box: { left: -84, top: -150, right: 84, bottom: 62 },
    name: "a pair of long horns",
  }
}

function horns(): Picture {
  const side = 1100
  const set = stage("patterns/horns", { width: side, height: side, light: "noon", horizon: 100 })
  const { cream, clay, gold, forest } = ramps
  const papers: readonly (readonly [horns: string, face: string, sun: string])[] = [
    [cream[100], clay[700], gold[400]],
    [gold[300], "#5A2014", clay[500]],
    [cream[50], hide.ankoleFawn.base, clay[600]],
    [clay[500], cream[200], gold[300]],
  ]
  set.add(`<rect width="${side}" height="${side}" fill="${forest[800]}"/>`)
  const [across, down] = [220, 216]
  for (let row = 0; row < 6; row += 1) {
    set.add(
      sheet(
        cut(
          `M-20 ${row * down - 6}${Array.from({ length: 6 }, (_, index) => `Q${index * across + (row % 2) * 110 - 55} ${row * down - 62} ${index * across + (row % 2) * 110 + 55} ${row * down - 6}`).join("")}H1140V1140H-20Z`,
          row % 2 === 0 ? forest[800] : forest[700],
        ),
        "land",
      ),
    )
    const [horn, face, sun] = papers[row % papers.length] ?? papers[0] ?? [cream[100], clay[700], gold[400]]
    for (let column = -1; column < 6; column += 1) {
      set.put(lyre(horn, face, sun), column * across + (row % 2) * 110, row * down + 92, 1)
    }
  }
  return set.finish(
    "Row upon row of lyre horns, each pair holding a sun, cut from cream, gold and clay paper on forest green.",
  )
}

/** One hill of the pattern: a dome of five sheets, each smaller and of another paper. The foot is at (x, y). */
function scale(x: number, y: number, radius: number, colours: readonly string[]): string {
  return colours
    .map((colour, index) => {
      const r = radius * (1 - index * 0.185)
      const dome = `M${round(x - r)} ${y}A${round(r)} ${round(r)} 0 0 1 ${round(x + r)} ${y}Z`
      return index === 0 ? sheet(cut(dome, colour), "land") : cut(dome, colour)
    })
    .join("")
}

function hillScales(): Picture {
  const [width, height] = [780, 980]
  const set = stage("patterns/hill-scales", { width, height, light: "dawn", horizon: 100 })
  set.add(`<rect width="${width}" height="${height}" fill="#F8DDB0"/>`)
  const { gold, clay, forest, cream } = ramps
  const families: readonly (readonly string[])[] = [
    [gold[300], cream[100], gold[400], cream[200]],
    ["#E9A86A", cream[200], clay[500], gold[300]],
    ["#B9B46A", cream[100], "#8FA55C", gold[300]],
    ["#7FA05C", cream[200], forest[600], "#C7C97E"],
    [forest[600], "#A9B96A", forest[700], cream[200]],
    [forest[700], gold[400], forest[800], "#7FA05C"],
    [cloth.forest.shade, "#7FA05C", forest[900], gold[400]],
  ]
  const radius = 108
  const herd: Record<string, "left" | "right"> = {
    "1:1": "right",
    "2:3": "left",
    "4:1": "right",
    "5:2": "left",
    "7:2": "right",
    "8:1": "right",
    "10:2": "left",
    "11:0": "left",
    "12:3": "right",
  }
  for (let row = 0; row < 15; row += 1) {
    const y = 186 + row * 69
    const colours = families[Math.min(families.length - 1, Math.floor(row / 2.05))] ?? []
    for (let column = -1; column < 5; column += 1) {
      const x = column * radius * 2 + (row % 2) * radius
      const shift = (row + column) % 2 === 0 ? colours : colours.map((colour) => mix(colour, "#10291B", 0.07))
      set.add(scale(x, y, radius, shift))
      const facing = herd[`${row}:${column}`]
      if (facing) {
        set.put(
          cattle({
            pose: "walking",
            coat: (row + column) % 3 === 0 ? hide.ankoleFawn : hide.ankole,
            age: row === 5 ? "calf" : "cow",
          }),
          x,
          y - radius + 3,
          0.54,
          facing,
        )
      }
    }
  }
  set.add(line("M0 976H780", cloth.forest.shade, 8))
  return set.finish(
    "Hills lie over one another like tiles on a roof, gold to forest green; {cows} and {calf} walk along their tops.",
  )
}

export const scenes: Scenes = { horns, "hill-scales": hillScales }
