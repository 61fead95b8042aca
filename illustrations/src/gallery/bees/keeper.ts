/** A beekeeper at work at her hives. */
import { topBarHive, smoker } from "../../buildings/hives"
import { foreground } from "../../country"
import { outline, taper } from "../../geometry"
import { hill, rolling } from "../../land"
import { mix, mixTone, leaf, cloth } from "../../palette"
import { cut, clip, line, sheet } from "../../paper"
import { type Part, round, type Picture } from "../../part"
import type { Person } from "../../people"
import { bananaLeaf } from "../../plants/leaves"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { standWorking } from "../hands"
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
  set.litFrom(-300)
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
  const grip = { x: 676, y: 585 }
  standWorking(
    set,
    {
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
    },
    { x: 870, y: 826, facing: "left" },
    { near: grip, far: { x: grip.x + 26, y: grip.y + 6 } },
    veiled,
  )
  // Long sleeves, and gloves up to the elbows: no clothes of the set have them. The hands lie where the arms end.
  const near = { elbow: [846, 390], wrist: [796, 446], hand: [742, 502] } as const
  set.add(
    sheet(cut("M748 430L794 434L790 462L748 458Z", cloth.khaki.base), "fine"),
    sheet(cut(taper([near.elbow, near.wrist], [66, 54]), cloth.cream.base), "fine"),
    sheet(
      cut(taper([[812, 430], near.hand], [62, 44]), cloth.khaki.light) +
        `<circle cx="740" cy="502" r="27" fill="${cloth.khaki.light}"/>` +
        line("M784 424L826 462M722 496L744 488M722 508L746 502M726 520L748 514", cloth.khaki.shade, 3),
      "fine",
    ),
    sheet(cut("M700 534C712 522 738 520 744 530L742 568C734 590 706 590 698 570Z", cloth.khaki.base), "fine"),
  )
  const puffs = [
    [572, 500, 16],
    [540, 512, 22],
    [500, 506, 26],
    [456, 520, 24],
    [520, 470, 24],
    [470, 474, 20],
  ] as const
  set.add(
    ...puffs.map(
      ([x, y, r], index) =>
        `<g opacity="${round(0.8 - index * 0.09)}">${sheet(cut(outline([x - r, y], [x - r * 0.6, y - r * 0.7], [x, y - r * 0.8], [x + r * 0.7, y - r * 0.6], [x + r, y], [x + r * 0.6, y + r * 0.6], [x - r * 0.4, y + r * 0.66]), "#FBF3E0"), "small")}</g>`,
    ),
  )
  swarm(set, 430, 420, 170, 26)
  const leaves = mixTone(leaf.banana, set.mood.land[3], 0.6)
  set.add(bananaLeaf(-70, 190, 460, 18, leaves), bananaLeaf(-80, 420, 300, -14, leaves))
  foreground(set, 60, { tufts: [0.06, 0.34, 0.92] })
  return set.finish(
    "A woman in veil, gloves and white overalls puffs smoke into the entrance of a yellow hive in the morning sun.",
  )
}
