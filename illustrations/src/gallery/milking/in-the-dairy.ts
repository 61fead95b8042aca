/** Milking by machine, and what happens to milk in the next five minutes. */
import { cattle } from "../../animals/cattle"
import { hill, rolling } from "../../land"
import { cloth, material, ramps } from "../../palette"
import { cut, line, sheet } from "../../paper"
import type { Picture } from "../../part"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { bucket, milkingMachine, openCan, teatCups } from "../../tools/milk-tools"
import { block } from "../../tools/shapes"
import { lentArm, spotOn, standAt, standWorking, turned } from "../hands"
import { floors, rafters, room, sunbeam, walls, windowAt } from "../room"

export function parlour(): Picture {
  const set = stage("gallery/milking/parlour", { width: 1400, height: 700, light: "morning", horizon: 190, eye: 190 })
  room(set, { wall: walls.sea, dado: { height: 130, colour: "#7FA69E" }, floor: floors.concrete, floorAt: 470 })
  set.add(rafters(1400, 70))
  for (const x of [120, 560, 1000]) windowAt(set, x, 150, 210, 130)
  for (const x of [120, 560, 1000]) set.add(sunbeam(x, 150, 210, 60, 540, 150))
  set.add(
    sheet(
      cut(block(0, 116, 1400, 12), material.steel.base) + cut(block(0, 108, 1400, 3), material.steel.light),
      "detail",
    ),
  )
  const stalls = [-30, 380, 790, 1200].map((x) =>
    sheet(
      line(`M${x} 128V560M${x} 330C${x + 70} 330 ${x + 90} 350 ${x + 90} 400V560`, material.steel.shade, 11),
      "detail",
    ),
  )
  set.add(...stalls)
  const cows = [170, 580, 990].map((x, index) => {
    const at = standAt(set, cattle({ breed: "friesian", pose: index === 1 ? "looking" : "standing" }), { x, y: 580 })
    return spotOn(set, at, { x: -34, y: -36 })
  })
  const scale = set.scaleAt(600)
  for (const udder of cows.slice(0, 2)) {
    set.put(teatCups(), udder.x, udder.y - 8, scale)
    set.add(
      line(
        `M${udder.x} ${udder.y + 46}C${udder.x + 10} ${udder.y + 90} ${udder.x - 90} ${udder.y + 70} ${udder.x - 96} 128`,
        cloth.charcoal.base,
        5,
      ),
    )
  }
  const last = cows[2] ?? { x: 0, y: 0 }
  set.stand(milkingMachine(), last.x - 190, 640, "right", 1.05)
  set.put(turned(teatCups(), 8), last.x, last.y - 8, scale)
  standWorking(
    set,
    {
      who: "woman",
      pose: "kneel",
      clothes: "overalls",
      main: cloth.forest,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 3,
      seed: "parlour-woman",
    },
    { x: last.x + 150, y: 636, facing: "left" },
    { near: { x: last.x + 10, y: last.y + 44 }, far: { x: last.x + 4, y: last.y + 20 } },
  )
  set.scenery("a milking parlour")
  return set.finish("Three Friesian cows stand in a row in the parlour; a woman in overalls sees to the last of them.")
}

export function pouring(): Picture {
  const set = stage("gallery/milking/pouring", {
    width: 1100,
    height: 1100,
    light: "afternoon",
    horizon: 500,
    eye: 100,
  })
  set.add(sun("afternoon", 420, 470, 330, "plain"))
  set.add(hill(rolling(set.random, 1100, 850, 40, 1.4), 1100, set.mood.land[1], 0.12))
  set.add(hill(rolling(set.random, 1100, 960, 26, 1), 1100, set.mood.land[2], 0.12))
  const scale = 11
  set.put(openCan({ band: ramps.clay[600] }), 350, 1180, scale * 1.04)
  set.add(
    sheet(
      cut(
        "M560 352C470 366 408 430 392 536C380 546 346 546 336 536C338 480 356 436 408 384C452 338 520 318 580 322Z",
        material.milk.light,
      ) +
        cut(
          "M560 352C470 366 408 430 392 536C388 540 382 542 376 543C380 480 400 430 440 390C476 356 520 342 566 340Z",
          material.milk.shade,
        ),
      "detail",
    ),
  )
  const pail = turned(bucket({ bail: false, full: true, standing: false }), -106)
  const arm = (hand: "grip" | "open", limbs: Record<"shoulder" | "elbow" | "wrist", { x: number; y: number }>) =>
    set.put(lentArm({ ...limbs, skin: 3, sleeve: cloth.forest, reach: 0.9, hand }, 10), 0, 0, 10)
  arm("grip", { shoulder: { x: 1180, y: 60 }, elbow: { x: 1010, y: 110 }, wrist: { x: 772, y: 196 } })
  set.put(pail, 880, 240, scale)
  arm("open", { shoulder: { x: 1220, y: 620 }, elbow: { x: 1090, y: 560 }, wrist: { x: 890, y: 424 } })
  return set.finish(
    "Milk falls in one white arc from a steel bucket into a milk can, the low sun of late afternoon behind.",
  )
}
