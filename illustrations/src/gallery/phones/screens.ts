/** Telephones so near that one reads their screens. */
import { cattle } from "../../animals/cattle"
import { savanna } from "../../country"
import { cloth, hide, ramps } from "../../palette"
import { cut, line } from "../../paper"
import { place, type Picture } from "../../part"
import { handWithPhone } from "../../people/hand"
import { stage } from "../../scene"
import { block, circle, repeat } from "../../tools/shapes"

/** A herd in figures: its cow, her milk of the week, its calves. Centimetres of the telephone. */
function herdChart(): string {
  const { cream, forest, gold, clay } = ramps
  const bars = [2.2, 2.8, 2.5, 3.4, 3.1, 3.9, 4.4]
  return (
    cut("M-4 -16H4V0H-4Z", cream[50]) +
    cut("M-4 -16H4V-9.2H-4Z", gold[300]) +
    cut("M-4 -10.6C-1 -11.4 1 -10.2 4 -10.9V-9.2H-4Z", forest[600]) +
    place(cattle({ coat: hide.ankole, splashed: true }), -0.3, -9.7, 0.023) +
    repeat(7, (index) =>
      cut(block(-3.1 + index * 0.9, -3.6, 0.6, bars[index] ?? 1, 0.12), index === 6 ? clay[600] : forest[600]),
    ) +
    line("M-3.3 -3.45H3.3", forest[800], 0.1) +
    [-2.3, 0, 2.3]
      .map((x, index) => cut(circle(x, -2.1, 0.78), [gold[400], forest[600], clay[500]][index] ?? gold[400]))
      .join("") +
    line(
      "M-2.65 -2.1L-2.4 -1.8L-1.95 -2.45M-0.35 -2.1L-0.1 -1.8L0.35 -2.45M1.95 -2.1L2.2 -1.8L2.65 -2.45",
      cream[50],
      0.2,
    )
  )
}

/** A herd on a telephone, and the herd. */
export function herdInTheHand(): Picture {
  const set = stage("gallery/herd-in-the-hand", {
    width: 900,
    height: 1200,
    light: "afternoon",
    horizon: 560,
    eye: 180,
  })
  savanna(set, { ground: 660, trees: [0.06, 0.94] })
  set.litFrom(-300)
  set.stand(cattle({ pose: "grazing", coat: hide.ankoleFawn }), 780, 720, "right", 1)
  set.stand(cattle({ pose: "looking", coat: hide.ankole, splashed: true }), 48, 770, "right", 1.05)
  set.stand(cattle({ age: "calf", pose: "grazing" }), 800, 840, "left", 1.1)
  set.put(handWithPhone({ skin: 3, screen: herdChart(), sleeve: cloth.indigo }), 450, 800, 36)
  return set.finish("A phone in a hand shows a red cow and her week of milk; two others and a calf stand behind it.")
}
