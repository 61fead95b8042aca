/** Under the open sky: lamps on the lake. */

import { ranges } from "../../country"
import { oval } from "../../geometry"
import { cloth } from "../../palette"
import { cut, line } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { canoe, paddle } from "../../tools/boats"
import { halo, lantern } from "../../tools/lights"
import { heapedCloud, moonlight } from "../../weather"

export function lampsOnTheLake(): Picture {
  const set = stage("gallery/nights/lamps", { width: 1400, height: 700, light: "night", horizon: 200, eye: 420 })
  set.add(sun("night", 360, 170, 110, "plain"))
  set.add(heapedCloud(1080, 190, 460, "#4C6474", "#3A5262"), heapedCloud(120, 120, 300, "#405868", "#33495A"))
  ranges(set, { top: 270, bottom: 300, count: 2, swell: 26, far: "#48656E", near: "#3A565C" })
  set.scenery("a lake")
  set.add(`<rect y="322" width="1400" height="400" fill="#2A4A5C"/>`)
  const path = Array.from({ length: 15 }, (_, index) => {
    const y = 334 + index * 25
    const half = 60 + index * 4 + Math.abs(Math.sin(index * 2.2)) * 46
    return `M${360 - half} ${y}Q360 ${y - 8} ${360 + half} ${y}Q360 ${y + 7} ${360 - half} ${y}Z`
  }).join("")
  set.add(cut(path, "#B9CBD0"))
  set.add(
    line("M560 380H700M900 410H1010M620 520H760M1180 470H1300M840 620H980M1140 640H1290M100 560H190", "#41647A", 4),
  )
  const boats: readonly (readonly [number, number, number, string])[] = [
    [1250, 362, 0.34, "far"],
    [890, 384, 0.46, "middle"],
    [1160, 478, 0.7, "near"],
    [700, 590, 1.05, "here"],
  ]
  for (const [x, y, size, seed] of boats) {
    const fisher = person({
      who: "man",
      pose: "staff",
      clothes: "trousers",
      main: cloth.clay,
      headwear: "cap",
      skin: 5,
      seed: `fisher-${seed}`,
      holds: paddle(220),
    })
    const mate = person({
      who: "man",
      pose: "sit",
      clothes: "trousers",
      main: cloth.gold,
      headwear: "none",
      skin: 4,
      seed: `mate-${seed}`,
    })
    const crew = size > 0.6 ? [{ part: mate, x: 40, y: -20 }] : []
    set.put(
      canoe({
        length: 480,
        aboard: [{ part: fisher, x: -120, y: 6 }, ...crew, { part: lantern({ standing: false }), x: 196, y: 46 }],
      }),
      x,
      y,
      size,
    )
    const [lx, ly] = [x + 196 * size, y - 66 * size]
    const shine = Array.from({ length: 5 }, (_, index) => {
      const half = (26 - index * 3) * size
      return oval(lx, y + (22 + index * 20) * size, half, 4 * size)
    }).join("")
    set.glow(
      halo(lx, ly, 92 * size),
      `<path d="${shine}" fill="#F9C45E" fill-opacity="0.75"/>`,
      `<circle cx="${lx}" cy="${ly}" r="${8 * size}" fill="#FFF1C0"/>`,
    )
  }
  set.glow(moonlight(360, 170, 110), `<path d="${path}" fill="#FFF4CF" fill-opacity="0.25"/>`)
  return set.finish("Full moon over the lake: six men fish from four canoes with a lamp at every bow.")
}
