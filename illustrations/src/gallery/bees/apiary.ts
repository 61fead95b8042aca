/** Hives in a tree and hives on posts. */
import { bee } from "../../animals/bee"
import { logHive, topBarHive } from "../../buildings/hives"
import { foreground } from "../../country"
import { outline, taper } from "../../geometry"
import { hill, rolling } from "../../land"
import { cloth, leaf, mix, mixTone } from "../../palette"
import { clip, cut, line, sheet } from "../../paper"
import { type Picture, round } from "../../part"
import { acacia } from "../../plants/trees"
import { type Stage, stage } from "../../scene"
import { cloud } from "../../sky"

/** Bees too far away for stripes: short dashes round a place. */
export function swarm(set: Stage, x: number, y: number, spread: number, count: number): void {
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
