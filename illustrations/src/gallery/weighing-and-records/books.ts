/** Record books and wall charts. */
import { cattle } from "../../animals/cattle"
import { railFence } from "../../buildings"
import { foreground } from "../../country"
import { hill, rolling } from "../../land"
import { cloth, leaf, mix, mixTone, ramps } from "../../palette"
import { line } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { napier } from "../../plants/grass"
import { stage } from "../../scene"
import { wallChart } from "../../tools/weighing"
import { standWorking } from "../hands"
import { floors, room, walls } from "../room"

/** A woman before us with an open book in the crook of her arm, half length. */
function bookWriter() {
  const figure = person({
    who: "woman",
    pose: "write",
    clothes: "gomesi",
    main: cloth.clay,
    second: cloth.gold,
    headwear: "head-wrap",
    wrap: cloth.gold,
    skin: 3,
    seed: "book-writer",
    head: "three-quarter",
  })
  return { ...figure, svg: `<g transform="translate(0 92)">${figure.svg}</g>` }
}

export function threeAndABook(): Picture {
  const set = stage("gallery/weighing/three-and-a-book", {
    width: 1100,
    height: 1100,
    light: "mist",
    horizon: 420,
    eye: 120,
  })
  set.add(hill(rolling(set.random, 1100, 380, 40, 1.6), 1100, mix(set.mood.land[0], set.mood.haze, 0.4), 0.05))
  set.add(hill(rolling(set.random, 1100, 520, 24, 1.2), 1100, set.mood.land[1], 0.06))
  for (const x of [40, 1060]) set.put(napier(set.random, mixTone(leaf.banana, set.mood.haze, 0.4)), x, 640, 2.2)
  const cows = [
    { x: -40, y: 780 },
    { x: 240, y: 790 },
    { x: 722, y: 780 },
  ]
  for (const { x, y } of cows.reverse()) set.stand(cattle({ breed: "friesian", pose: "looking" }), x, y, "right", 1.12)
  set.stand(railFence({ length: 520, seed: "book-rail" }), 550, 900, "right", 0.94)
  set.scenery("a fence")
  foreground(set, 110, { tufts: [0.08, 0.3, 0.44] })
  const writer = bookWriter()
  set.put(writer, 850, 1120, 9.4, "left")
  return set.finish(
    "Three Friesian cows look over the fence in the morning mist as a woman writes each one into the record book.",
  )
}

export function chartOnTheWall(): Picture {
  const set = stage("gallery/weighing/chart-on-the-wall", {
    width: 850,
    height: 1150,
    light: "noon",
    horizon: 420,
    eye: 158,
  })
  room(set, { wall: walls.lime, dado: { height: 150, colour: "#6FA7B3" }, floor: floors.earth, floorAt: 880 })
  set.litFrom(-200)
  const chart = { x: 505, y: 600 }
  set.put(wallChart({ filled: 18 }), chart.x, chart.y, 4.4)
  const square = { x: chart.x + (-50 + 4 * 15 + 4) * 4.4, y: chart.y + (-16 - 2 * 13 + 4) * 4.4 }
  const pupil = { x: 690, y: 1010, facing: "left" } as const
  set.stand(
    person({
      who: "woman",
      pose: "clasp",
      clothes: "gomesi",
      main: cloth.forest,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 4,
      seed: "chart-mother",
      head: "profile",
    }),
    150,
    1010,
  )
  standWorking(
    set,
    {
      who: "girl",
      pose: "stand",
      clothes: "skirt",
      main: cloth.gold,
      second: cloth.indigo,
      print: "plain",
      skin: 2,
      seed: "chart-girl",
      head: "profile",
      height: 146,
    },
    pupil,
    { far: { x: square.x + 18, y: square.y + 10 }, hands: "grip" },
  )
  set.add(line(`M${square.x + 20} ${square.y + 14}L${square.x - 2} ${square.y - 4}`, ramps.clay[700], 6))
  return set.finish(
    "A girl fills another square of the wall chart at midday while her mother in a gomesi looks on, content.",
  )
}
