/** A call between a farm and a town in the snow. */
import { cattle } from "../../animals/cattle"
import { terracedHills } from "../../country"
import { cloth, hair, hide, ramps } from "../../palette"
import { cut, cutWith, line, sheet } from "../../paper"
import type { Picture } from "../../part"
import { leafPrint } from "../../people/bust-cloth"
import { earring } from "../../people/bust-extras"
import { braids } from "../../people/bust-braids"
import { headWrap } from "../../people/bust-headwear"
import { gomesi } from "../../people/bust-gomesi"
import { shirt } from "../../people/bust-shirts"
import { banana } from "../../plants/trees"
import { randomFrom } from "../../random"
import { stage, type Stage } from "../../scene"
import { phone } from "../../tools"
import { block, repeat } from "../../tools/shapes"
import { somebody } from "../faces"

/** The edge along which the two papers are torn, from the top down. */
const tear = "L640 -20L618 60L652 130L612 226L640 310L598 402L634 486L604 560L640 650L606 742L628 820L596 920"

/** The town: houses with lit windows, snow on their roofs and on the street. */
function town(): string {
  const houses = repeat(8, (index) => {
    const height = [420, 560, 380, 620, 470, 540, 400, 590][index] ?? 400
    const x = 560 + index * 84
    const windows = repeat(5, (row) =>
      [14, 46]
        .map((dx, column) =>
          cut(block(x + dx, 760 - height + 60 + row * 62, 18, 28), (row + column + index) % 3 ? "#F6D98A" : "#7E97A6"),
        )
        .join(""),
    )
    return (
      cut(block(x, 780, 80, height), index % 2 ? "#93A9B6" : "#A9BBC5") +
      windows +
      cut(block(x - 4, 780 - height + 12, 88, 14, 6), "#F7FAF8")
    )
  })
  return (
    cut("M500 -20H1220V920H500Z", "#CBD9DF") + houses + cut("M500 770C700 740 1000 760 1220 746V920H500Z", "#EEF3F2")
  )
}

function snow(set: Stage): string {
  return repeat(70, () => {
    const [x, y] = [set.random.between(655, 1195), set.random.between(5, 890)]
    const onFace = Math.hypot((x - 905) / 125, (y - 345) / 160) < 1
    if (onFace) return ""
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${set.random.between(2, 5.4).toFixed(1)}" fill="#FFFFFF"/>`
  })
}

/** Wool round the neck, millimetres of a bust. */
const scarf = (): string =>
  sheet(
    cut(
      "M-96 128C-60 176 50 178 92 126C116 150 118 196 92 214C40 246 -50 246 -100 214C-124 192 -120 150 -96 128Z",
      ramps.gold[400],
    ) +
      cut("M20 214L88 206C96 280 98 350 90 424L36 430C40 350 36 280 20 214Z", ramps.gold[400]) +
      line(
        "M-86 160C-40 204 40 204 88 158M-96 190C-40 232 40 232 96 190M36 280H94M38 320H94M38 360H94",
        ramps.clay[600],
        7,
      ),
    "detail",
  )

/** Mother and daughter, each with a telephone, on two papers torn along the middle. */
export function videoCall(): Picture {
  const set = stage("gallery/video-call", { width: 1200, height: 900, light: "morning", horizon: 400, eye: 150 })
  terracedHills(set, { ground: 520 })
  set.put(banana(set.random), 70, 700, 1.7)
  set.stand(cattle({ coat: hide.ankole, splashed: true }), 556, 575, "left", 0.6)
  const mother = somebody("woman", {
    name: "a woman in a gomesi",
    skin: 4,
    seed: "call-mother",
    smile: 0.95,
    teeth: true,
    age: 0.55,
    browTone: hair.grey.shade,
    tilt: 4,
    build: { shoulders: 0.88, neck: 0.9, across: true },
    clothes: (body) =>
      gomesi(body, cloth.clay, cloth.gold, leafPrint(randomFrom("call-print"), ["#D9805C", "#F2C15A"], 66)),
    head: ({ light }) => headWrap({ tone: cloth.gold, trim: ramps.clay[600], light, tie: "back" }),
    onHead: earring("hoop", ramps.cream[100]),
    holds: { part: phone({ back: true }), x: 122, y: 440, size: 10.4, wrist: [22, 424], curl: 0.62, tilt: -22 },
  })
  set.put(mother, 300, 930, 10.6)
  set.add(cutWith(`M1220 -20${tear}H1220Z`, "#CBD9DF", town(), "figure"))
  const daughter = somebody("woman", {
    name: "a woman in a winter coat",
    skin: 3,
    seed: "call-daughter",
    light: "left",
    smile: 1,
    teeth: true,
    tilt: 6,
    build: { shoulders: 0.86, neck: 0.86, across: true },
    clothes: (body) => shirt(body, cloth.plum, { long: true, pocket: false }),
    onChest: scarf(),
    head: ({ light }) => braids({ light, beads: ramps.gold[400] }),
    holds: {
      part: phone({ back: true }),
      x: 122,
      y: 440,
      size: 10.4,
      wrist: [22, 424],
      curl: 0.62,
      tilt: -22,
      sleeve: cloth.plum,
    },
  })
  set.put(daughter, 915, 930, 10.6, "left")
  set.add(snow(set))
  return set.finish(
    "A woman on her farm and another woman in a snowy town laugh on a phone call; a cow looks on from behind.",
  )
}
