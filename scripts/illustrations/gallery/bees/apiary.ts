/** Hives in a tree and hives on posts, and the woman who keeps them. */
import { bee } from "../../animals/bee"
import { logHive, smoker, topBarHive } from "../../buildings/hives"
import { foreground } from "../../country"
import { outline, taper } from "../../geometry"
import { hill, rolling } from "../../land"
import { cloth, leaf, mix, mixTone } from "../../palette"
import { clip, cut, line, sheet } from "../../paper"
import { type Part, type Picture, round } from "../../part"
import { type Person, person } from "../../people"
import { acacia, banana } from "../../plants/trees"
import { type Stage, stage } from "../../scene"
import { cloud, sun } from "../../sky"

/** Bees too far away for stripes: short dashes round a place. */
function swarm(set: Stage, x: number, y: number, spread: number, count: number): void {
  const dots = Array.from({ length: count }, () => {
    const [turn, out] = [set.random.between(0, Math.PI * 2), Math.sqrt(set.random.next()) * spread]
    const [bx, by] = [round(x + Math.cos(turn) * out), round(y + Math.sin(turn) * out * 0.7)]
    return `<ellipse cx="${bx}" cy="${by}" rx="4.4" ry="2.8" fill="#4A2C14"/><ellipse cx="${bx}" cy="${by - 3.4}" rx="3.6" ry="2" fill="#FFF6E0" fill-opacity="0.8"/>`
  })
  set.add(dots.join(""))
}

export function inTheTree(): Picture {
  const set = stage("bees/hives-in-a-tree", { width: 900, height: 1200, light: "noon", horizon: 900, eye: 60 })
  set.add(cloud(set.random, 640, 700, 340, "#F4F4E4"), cloud(set.random, 330, 860, 260, "#EDF1E0"))
  set.add(
    hill(rolling(set.random, 900, 980, 26, 1.4), 1200, set.mood.land[0], 0.08),
    hill(rolling(set.random, 900, 1050, 18, 1), 1200, set.mood.land[1], 0.1),
  )
  set.put(acacia(set.random, mixTone(leaf.acacia, set.mood.land[1], 0.3)), 700, 1070, 0.3)
  set.add(
    hill(
      [
        [-40, 1110],
        [400, 1090],
        [940, 1124],
      ],
      1200,
      set.mood.land[2],
      0.1,
    ),
  )
  const crown = (x: number, y: number, w: number, h: number, colour: string) =>
    sheet(
      cut(
        outline(
          [x - w, y + h * 0.3],
          [x - w * 0.8, y - h * 0.5],
          [x - w * 0.3, y - h * 0.8],
          [x + w * 0.2, y - h],
          [x + w * 0.7, y - h * 0.6],
          [x + w, y + h * 0.2],
          [x + w * 0.5, y + h * 0.7],
          [x, y + h * 0.5],
          [x - w * 0.5, y + h * 0.75],
        ),
        colour,
      ),
      "land",
    )
  set.add(
    crown(640, 60, 420, 190, leaf.acacia.shade),
    crown(120, 120, 330, 200, mix(leaf.acacia.shade, leaf.acacia.base, 0.4)),
  )
  const bark = leaf.bark
  const limb = taper(
    [
      [110, 640],
      [300, 480],
      [560, 400],
      [920, 300],
    ],
    [120, 74, 56, 34],
  )
  const low = taper(
    [
      [140, 820],
      [300, 740],
      [470, 724],
      [620, 690],
    ],
    [80, 50, 38, 16],
  )
  set.add(sheet(cut(low, bark.shade) + cut(limb, bark.base), "land"))
  const trunk = taper(
    [
      [70, 1260],
      [96, 960],
      [110, 700],
      [60, 380],
      [90, 60],
    ],
    [270, 190, 190, 150, 110],
  )
  set.add(
    sheet(
      cut(trunk, bark.base) +
        clip(
          trunk,
          cut(outline([60, 1260], [120, 900], [130, 600], [90, 300], [300, 300], [300, 1260]), bark.shade) +
            line("M30 1200Q60 900 50 640M-10 1180Q10 900 20 700M70 560Q50 420 60 300", bark.light, 5),
        ),
      "land",
    ),
  )
  set.scenery("a flat-topped acacia")
  set.put(topBarHive({ hung: true, paint: cloth.sky }), 690, 562, 2.9)
  set.put(logHive(), 420, 748, 2.5)
  set.put(topBarHive({ hung: true, paint: cloth.gold }), 390, 590, 1.9)
  set.add(
    crown(830, 130, 260, 130, leaf.acacia.base),
    crown(420, 70, 300, 140, leaf.acacia.base),
    crown(90, 40, 230, 130, mix(leaf.acacia.base, leaf.acacia.light, 0.5)),
  )
  swarm(set, 690, 760, 130, 16)
  swarm(set, 520, 860, 120, 12)
  swarm(set, 400, 690, 70, 6)
  for (const [x, y, size, facing] of [
    [820, 640, 26, "left"],
    [610, 930, 30, "right"],
    [290, 950, 22, "right"],
  ] as const)
    set.put(bee(), x, y, size, facing)
  foreground(set, 60, { tufts: [0.5, 0.9] })
  return set.finish(
    "High in an acacia hang {hives}, two painted and one a hollow log, with bees coming and going at midday.",
  )
}

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
