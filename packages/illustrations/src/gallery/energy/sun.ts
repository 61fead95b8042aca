/** Water from the sun: the pump, drip lines. */
import { cattle } from "../../animals/cattle"
import { solarPosts } from "../../buildings"
import { drip, solarPump, waterTank } from "../../buildings/waterworks"
import { crestThrough, fieldHill, foreground, ranges } from "../../country"
import { through, type Point } from "../../geometry"
import { hill } from "../../land"
import { cloth, hide, leaf, material } from "../../palette"
import { cut, line, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { cabbage } from "../../plants/crops"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { waterTrough } from "../../tools"

export function sunLiftsWater(): Picture {
  const set = stage("gallery/energy/pump", { width: 900, height: 1200, light: "noon", horizon: 560, eye: 220 })
  set.add(sun("noon", 170, 170, 84, "rays"))
  set.litFrom(170)
  ranges(set, { top: 590, bottom: 640, count: 2, swell: 26, far: "#A9C4A8", near: "#8DB07E" })
  set.add(hill(crestThrough(set, 0.58, 0.57, 0.58, 0.57, 0.58), 1200, "#B9B76A", 0.2, 2, 40))
  set.stand(waterTank({ height: 560, tone: cloth.forest }), 650, 860, "right", 1)
  set.stand(solarPosts(), 210, 880, "right", 1.05)
  set.add(hill(crestThrough(set, 0.745, 0.75, 0.745, 0.74, 0.745), 1200, "#A3A857", 0.2, 1, 70))
  set.add(sheet(line("M700 789H803M803 846V866L788 884", material.steel.shade, 9), "small"))
  set.stand(solarPump(), 585, 905, "right", 0.9)
  set.stand(cattle({ pose: "grazing", coat: hide.ankoleFawn, horns: 66 }), 330, 1050, "right", 0.98)
  set.stand(waterTrough({ length: 220 }), 660, 1090, "left", 0.9)
  const jet = "M786 880C760 884 744 930 742 1000H760C762 950 770 910 792 900Z"
  set.add(cut(jet, material.water.base), line("M778 888C758 900 752 950 750 996", material.water.light, 3))
  set.stand(cattle({ age: "calf", coat: hide.ankole }), 130, 1110, "right", 0.94)
  foreground(set, 54, { tufts: [0.1, 0.9] })
  return set.finish(
    "Solar panels drive a pump that lifts water to a tall tank at midday; an Ankole cow and a calf come to its trough.",
  )
}

export function dripLines(): Picture {
  const set = stage("gallery/energy/drip", { width: 1200, height: 800, light: "afternoon", horizon: 120, eye: 330 })
  set.litFrom(1500)
  fieldHill(set, {
    crest: crestThrough(set, 0.2, 0.17, 0.19, 0.16, 0.2),
    depth: 130,
    rows: 3,
    columns: 8,
    colours: ["#C9A94F", "#A7A852", "#8F9A48", "#B98A45"],
  })
  set.add(hill(crestThrough(set, 0.32, 0.31, 0.32, 0.31, 0.32), 800, "#7A4A30", 0.2))
  set.put(waterTank({ height: 420, tone: cloth.charcoal }), 1010, 300, 0.5)
  const vanish: Point = [640, 60]
  const at = (column: number, y: number): number => vanish[0] + (column * 250 * (y - vanish[1])) / 740
  set.scenery("drip lines", "a vegetable garden")
  const beds = [-3, -2, -1, 0, 1, 2, 3].map((column) => {
    const d = through(
      [
        [at(column - 0.34, 262), 262, "corner"],
        [at(column + 0.34, 262), 262, "corner"],
        [at(column + 0.34, 830), 830, "corner"],
        [at(column - 0.34, 830), 830, "corner"],
      ],
      true,
    )
    return (
      cut(d, column % 2 === 0 ? "#8E5A3B" : "#85533A") +
      line(`M${at(column, 262)} 262L${at(column, 830)} 830`, "#221A18", 7)
    )
  })
  set.add(beds.join(""))
  set.add(line(`M${at(-3.4, 264)} 264H${at(3.4, 264)}M1010 300V268`, "#221A18", 8))
  for (const y of [292, 326, 368, 420, 484, 562, 656, 770]) {
    for (const column of [-3, -2, -1, 0, 1, 2, 3]) {
      const x = at(column, y)
      if (x < -40 || x > 1240) continue
      const size = (y - 60) / 330
      set.add(
        `<g transform="translate(${x.toFixed(1)} ${(y + 14 * size).toFixed(1)}) scale(${(size * 0.9).toFixed(3)})">${drip(6)}</g>`,
      )
      set.put(
        cabbage(column % 3 === 0 ? { light: "#B9C27A", base: "#7E9650", shade: "#4F6F3B" } : leaf.banana),
        x + 30 * size,
        y,
        size,
      )
    }
    if (y === 656)
      set.put(
        person({
          who: "woman",
          pose: "kneel",
          clothes: "dress",
          main: cloth.indigo,
          print: "rings",
          headwear: "head-wrap",
          wrap: cloth.gold,
          skin: 4,
          footwear: "sandals",
          seed: "drip-woman",
        }),
        at(-1.5, 740),
        728,
        2.5,
      )
  }
  return set.finish(
    "Black drip lines run from a tank to long rows of cabbages, where a woman kneels at her bed in late afternoon light.",
  )
}
