/** A beekeeper at work at her hives. */
import { bee } from "../../animals/bee"
import { topBarHive, smoker } from "../../buildings/hives"
import { foreground } from "../../country"
import { outline } from "../../geometry"
import { hill, rolling } from "../../land"
import { mix, leaf, cloth } from "../../palette"
import { cut, clip, line, sheet } from "../../paper"
import { type Part, round, type Picture } from "../../part"
import { type Person, person } from "../../people"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { swarm } from "./apiary"

/** A beekeeper's veil over the hat of somebody: what stands, with the mesh laid over it. */
function veiled(keeper: Person): Part {
  const { x, y } = keeper.crown
  const net = outline(
    [x - 13, y + 5],
    [x, y + 3],
    [x + 15, y + 5],
    [x + 18, y + 18],
    [x + 19, y + 33],
    [x + 8, y + 40],
    [x - 8, y + 40],
    [x - 18, y + 34],
    [x - 16, y + 18],
  )
  const mesh =
    Array.from({ length: 13 }, (_, index) => `M${round(x - 24 + index * 4)} ${y}v44`).join("") +
    Array.from({ length: 11 }, (_, index) => `M${x - 24} ${round(y + index * 4)}h48`).join("")
  const veil =
    `<g opacity="0.3">${cut(net, "#241C18")}</g>` +
    `<g opacity="0.5">${clip(net, line(mesh, "#F5EBD6", 0.4))}</g>` +
    line(`M${x - 18} ${y + 34}Q${x} ${y + 44} ${x + 19} ${y + 33}`, "#F5EBD6", 1.6)
  return { ...keeper, svg: keeper.svg + veil }
}

export function keeper(): Picture {
  const set = stage("bees/beekeeper", { width: 1200, height: 900, light: "morning", horizon: 400, eye: 112 })
  set.add(sun("morning", 250, 420, 200, "plain"))
  set.litFrom(250)
  set.add(
    hill(rolling(set.random, 1200, 520, 36, 1.4), 900, mix(set.mood.land[0], set.mood.haze, 0.3), 0.08),
    hill(rolling(set.random, 1200, 590, 22, 1.1), 900, set.mood.land[1], 0.1),
  )
  for (const [x, scale] of [
    [1120, 1.9],
    [1000, 1.3],
    [40, 1.2],
  ] as const)
    set.put(banana(set.random, leaf.banana, scale > 1.5), x, 700, scale)
  set.add(
    hill(
      [
        [-40, 670],
        [400, 650],
        [900, 676],
        [1240, 650],
      ],
      900,
      set.mood.land[2],
      0.14,
      2,
      44,
    ),
  )
  set.stand(topBarHive({ paint: cloth.sky }), 200, 710, "right", 0.9)
  set.stand(topBarHive({ paint: cloth.gold }), 500, 810)
  const woman = person({
    who: "woman",
    pose: "inject",
    clothes: "overalls",
    main: cloth.cream,
    second: cloth.cream,
    headwear: "brimmed-hat",
    wrap: cloth.cream,
    footwear: "gumboots",
    skin: 4,
    seed: "beekeeper",
    holds: smoker(),
  })
  set.stand(veiled(woman), 900, 826, "left")
  const puffs = [
    [684, 340, 22],
    [644, 300, 30],
    [588, 268, 38],
    [520, 232, 46],
    [556, 160, 52],
    [480, 100, 60],
  ] as const
  set.add(
    ...puffs.map(
      ([x, y, r], index) =>
        `<g opacity="${round(0.82 - index * 0.11)}">${sheet(cut(outline([x - r, y], [x - r * 0.6, y - r * 0.7], [x, y - r * 0.8], [x + r * 0.7, y - r * 0.6], [x + r, y], [x + r * 0.6, y + r * 0.6], [x - r * 0.4, y + r * 0.66]), "#FBF3E0"), "detail")}</g>`,
    ),
  )
  swarm(set, 480, 470, 190, 18)
  for (const [x, y, size, facing] of [
    [330, 470, 30, "right"],
    [420, 380, 26, "left"],
    [660, 560, 26, "left"],
  ] as const)
    set.put(bee(), x, y, size, facing)
  foreground(set, 60, { tufts: [0.06, 0.34, 0.92] })
  return set.finish(
    "In veil and white overalls a woman sends smoke over a yellow hive; its bees grow calm in the morning sun.",
  )
}
