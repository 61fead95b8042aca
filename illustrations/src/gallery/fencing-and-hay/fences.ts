/** Posts and wire. */

import { farCattle } from "../../animals/cattle-far"
import { wireRoll } from "../../buildings/walls"
import { crestThrough, foreground, ranges } from "../../country"
import { hill } from "../../land"
import { cloth, hide, material } from "../../palette"
import { cut, line, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { stage } from "../../scene"
import { cloud } from "../../sky"
import { mallet } from "../../tools/land-work"
import { bar } from "../../tools/shapes"

export function twoYouthsAndAWire(): Picture {
  const set = stage("gallery/fencing/wire", { width: 1200, height: 800, light: "noon", horizon: 560, eye: 74 })
  set.litFrom(300)
  set.add(cloud(set.random, 900, 170, 360, "#FBF7E6"), cloud(set.random, 330, 110, 260, "#F3F4E4"))
  ranges(set, { top: 560, bottom: 590, count: 2, swell: 22, far: "#A9C4A8", near: "#7FA77A" })
  for (const [x, step, tone] of [
    [440, "grazing", hide.ankole],
    [540, "closed", hide.ankoleFawn],
    [630, "grazing", hide.ankoleDark],
  ] as const)
    set.put(farCattle({ tone, step, horns: 66, name: "an Ankole cow" }), x, 622, 0.5)
  set.add(hill(crestThrough(set, 0.77, 0.78, 0.77, 0.78, 0.76), 800, "#5F9A55", 0.24))
  const post = (x: number, foot: number, scale: number) =>
    cut(bar(x, foot, x, foot - 150 * scale, 13 * scale, 11 * scale), material.wood.base) +
    cut(bar(x + 3 * scale, foot, x + 3 * scale, foot - 150 * scale, 5 * scale, 4 * scale), material.wood.shade)
  const places = [
    { x: 70, foot: 770, scale: 2.8 },
    { x: 690, foot: 700, scale: 1.9 },
    { x: 960, foot: 666, scale: 1.36 },
    { x: 1090, foot: 650, scale: 1.06 },
    { x: 1170, foot: 640, scale: 0.88 },
  ]
  const wires = [0.34, 0.6, 0.86].map((share, row) => {
    const from = row === 2 ? 1 : 0
    return places
      .slice(from)
      .map(({ x, foot, scale }, index) => `${index === 0 ? "M" : "L"}${x} ${(foot - 150 * scale * share).toFixed(1)}`)
      .join("")
  })
  set.scenery("a wire fence")
  set.add(
    sheet(
      places
        .slice(1)
        .reverse()
        .map(({ x, foot, scale }) => post(x, foot, scale))
        .join(""),
      "figure",
    ),
  )
  set.add(line(wires.join(""), material.steel.shade, 4), line(wires.join(""), material.steel.light, 1.4))
  set.add(sheet(post(70, 770, 2.8), "figure"))
  const puller = person({
    who: "woman",
    pose: "give",
    clothes: "overalls",
    main: cloth.denim,
    second: cloth.gold,
    headwear: "none",
    hair: "braids",
    skin: 3,
    seed: "wire-woman",
    head: "profile",
    reaches: { near: { x: 34, y: -118 }, far: { x: 44, y: -120 }, hands: "grip" },
  })
  set.stand(puller, 330, 740)
  const driver = person({
    who: "man",
    pose: "hold-high",
    clothes: "overalls",
    main: cloth.forest,
    second: cloth.cream,
    headwear: "cap",
    wrap: cloth.clay,
    skin: 5,
    seed: "wire-man",
    head: "profile",
    holds: mallet(),
  })
  set.stand(driver, 792, 722, "left")
  const s = set.scaleAt(740)
  const [hx, hy] = [330 + puller.farHand.x * s, 740 + puller.farHand.y * s]
  set.add(
    line(
      `M${hx.toFixed(1)} ${hy.toFixed(1)}Q560 ${(hy + 30).toFixed(1)} 690 ${(700 - 150 * 1.9 * 0.86).toFixed(1)}`,
      material.steel.base,
      3.6,
    ),
  )
  set.stand(wireRoll(), 470, 770, "right", 1)
  foreground(set, 46, { tufts: [0.5, 0.94] })
  return set.finish(
    "A young woman draws a wire tight while a man lifts his mallet to the post, three Ankole cows grazing beyond, midday.",
  )
}
