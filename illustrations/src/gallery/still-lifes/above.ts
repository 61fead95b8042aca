/** Still lifes seen from above: what lies on a cloth. */
import { eggTrayFromAbove, feather, heapFromAbove, type Heap } from "../../goods/from-above"
import { lyingEgg } from "../../goods"
import { cloth, ramps } from "../../palette"
import { cut, sheet } from "../../paper"
import { round, type Part, type Picture } from "../../part"
import { stage } from "../../scene"
import { block, circle, repeat } from "../../tools/shapes"

const turned = (part: Part, degrees: number): Part => ({
  ...part,
  svg: `<g transform="rotate(${degrees})">${part.svg}</g>`,
})

export function trayOfEggs(): Picture {
  const set = stage("still-lifes/tray-of-eggs", { width: 1100, height: 1100, light: "morning", horizon: 200 })
  const { plum, sky } = cloth
  set.add(
    `<rect width="1100" height="1100" fill="${sky.shade}"/>`,
    repeat(8, (index) => cut(block(index * 150 - 20, 1110, 62, 1120), index % 2 ? sky.base : ramps.cream[100])),
    repeat(8, (index) => cut(block(-10, index * 150 + 92, 1120, 16), `${plum.base}66`)),
    `<g opacity="0.24">${cut("M0 0H420L0 620Z", "#FFF6D8")}</g>`,
  )
  set.put(turned(eggTrayFromAbove({ missing: [5, 23] }), -9), 540, 505, 30)
  set.put(turned(lyingEgg(0, 0), 24), 880, 1015, 27)
  set.put(turned(feather(), -36), 235, 975, 22)
  return set.finish(
    "Twenty-eight eggs left in the tray, from cream to brown, one on the striped cloth beside it and one already eaten.",
  )
}

const rows: readonly (readonly Heap[])[] = [
  ["tomatoes", "bananas", "onions"],
  ["avocados", "chillies", "mangoes"],
  ["potatoes", "passion fruit", "greens"],
  ["mangoes", "tomatoes", "bananas"],
]

export function marketTable(): Picture {
  const set = stage("still-lifes/market-table", { width: 900, height: 1200, light: "noon", horizon: 200 })
  set.add(
    `<rect width="900" height="1200" fill="#A8714A"/>`,
    repeat(6, (index) => cut(block(index * 160 - 6, 1200, 10, 1200), "#8E5C3A")),
    sheet(
      cut(
        "M38 30C260 22 640 40 866 26C858 300 876 820 862 1172C640 1164 260 1180 34 1168C46 840 28 360 38 30Z",
        cloth.indigo.base,
      ),
      "land",
    ),
    repeat(9, (row) =>
      repeat(7, (column) => {
        const [x, y] = [100 + column * 118 + (row % 2) * 59, 84 + row * 130]
        return x < 840 ? cut(circle(x, y, 22, 15), cloth.indigo.light) + cut(circle(x, y, 7), ramps.gold[400]) : ""
      }),
    ),
    cut(
      "M38 62C260 54 640 72 865 58V74C640 88 260 70 38 78ZM35 1120C260 1132 640 1116 863 1124V1140C640 1132 260 1148 35 1136Z",
      ramps.gold[400],
    ),
  )
  rows.forEach((row, down) =>
    row.forEach((kind, across) => {
      const x = 190 + across * 260 + (down % 2) * 8
      const y = 210 + down * 262 - (across % 2) * 14
      const size = kind === "chillies" || kind === "passion fruit" ? 16 : 13.4
      set.put(heapFromAbove(kind, `${kind}-${down}`), round(x), round(y), size)
    }),
  )
  return set.finish(
    "Tomatoes, onions, mangoes, avocados and green bananas lie in heaps for sale on an indigo cloth at noon.",
  )
}
