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
import { waterTrough } from "../../tools"
import { bar } from "../../tools/shapes"

export function sunLiftsWater(): Picture {
  const set = stage("gallery/energy/pump", { width: 900, height: 1200, light: "noon", horizon: 560, eye: 220 })
  set.litFrom(-200)
  ranges(set, { top: 590, bottom: 640, count: 2, swell: 26, far: "#A9C4A8", near: "#8DB07E" })
  set.add(hill(crestThrough(set, 0.58, 0.57, 0.58, 0.57, 0.58), 1200, "#B9B76A", 0.2, 2, 40))
  set.stand(waterTank({ height: 560, tone: cloth.forest }), 650, 860, "right", 1)
  set.stand(solarPosts(), 210, 880, "right", 1.05)
  set.add(hill(crestThrough(set, 0.745, 0.75, 0.745, 0.74, 0.745), 1200, "#A3A857", 0.2, 1, 70))
  set.add(sheet(line("M700 789H803M803 846V866L788 884", material.steel.shade, 9), "small"))
  set.stand(solarPump(), 585, 905, "right", 0.9)
  set.stand(cattle({ pose: "grazing", coat: hide.ankoleFawn, horns: 66 }), 330, 1050, "right", 0.98)
  set.stand(waterTrough({ length: 220 }), 660, 1090, "left", 0.9)
  // The pipe comes down a leg of the tank and ends in a tap over the trough.
  set.add(
    sheet(
      line("M768 640V872H742V900", material.steel.shade, 11) + line("M766 640V870", material.steel.light, 3),
      "small",
    ),
    sheet(cut(bar(722, 884, 764, 884, 13), cloth.clay.base), "small"),
  )
  const jet = "M736 902H748C750 940 752 970 756 1000H728C732 970 734 940 736 902Z"
  set.add(cut(jet, material.water.base), line("M742 908V994", material.water.light, 3))
  set.stand(cattle({ age: "calf", coat: hide.ankole }), 130, 1110, "right", 0.94)
  foreground(set, 54, { tufts: [0.1, 0.9] })
  return set.finish(
    "Solar panels drive a pump that fills a tall tank at midday; a pipe runs down to a trough for an Ankole cow and a calf.",
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
  set.add(line("M1010 168V284H996", "#221A18", 7))
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
  set.add(line(`M${at(-3.4, 264)} 264H${at(3.4, 264)}M1000 282V266`, "#221A18", 8))
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
    "A woman kneels between long rows of cabbages, late in the afternoon; black drip lines water them from a tank.",
  )
}
