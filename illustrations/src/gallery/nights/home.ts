/** At home: a lit door, a lantern in the kraal. */
import { cattle } from "../../animals/cattle"
import { restingCattle } from "../../animals/cattle-resting"
import { kraalFence, thatchedHut } from "../../buildings"
import { crestThrough } from "../../country"
import { oval, through } from "../../geometry"
import { hill } from "../../land"
import { cloth, hide, leaf, material, ramps } from "../../palette"
import { clip, cut, line, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { stage } from "../../scene"
import { bench } from "../../tools"
import { halo, lantern } from "../../tools/lights"
import { lamplit } from "../lamplight"

export function storyAtTheLitDoor(): Picture {
  const set = stage("gallery/nights/door", { width: 1100, height: 1100, light: "night", horizon: 560, eye: 110 })
  const { mud } = material
  const thatch = { base: "#EBB872", shade: "#B98646" }
  set.litFrom(560)
  set.scenery("a hut")
  const wall = "M-40 240H1140V960H-40Z"
  const bricks = Array.from(
    { length: 16 },
    (_, index) => `M${(index * 173) % 1100} ${360 + ((index * 97) % 520)}q40 -10 90 0`,
  ).join("")
  set.add(sheet(cut(wall, mud.base) + line(bricks, mud.shade, 6), "land"))
  set.add(cut("M-40 800Q550 780 1140 800V970H-40Z", ramps.clay[700]))
  for (const x of [90, 210, 880, 1000])
    set.add(
      cut(`M${x} 470L${x + 46} 400L${x + 92} 470L${x + 46} 540Z`, x % 4 === 2 ? ramps.clay[700] : ramps.cream[200]),
    )
  const door = "M380 950V430C380 330 460 290 555 290C650 290 730 330 730 430V950Z"
  set.add(
    sheet(cut("M356 956V430C356 316 446 266 555 266C664 266 754 316 754 430V956Z", ramps.soil[700]), "figure"),
    cut(door, "#E89A3C"),
  )
  const eaves = Array.from(
    { length: 24 },
    (_, index) =>
      `L${index * 50 - 16} ${250 + Math.sin(index * 0.7) * 8 + 34}L${index * 50 + 10} ${250 + Math.sin(index * 0.7) * 8}`,
  ).join("")
  const straw = Array.from(
    { length: 44 },
    (_, index) => `M${index * 27 - 30} ${20 + ((index * 37) % 50)}l${(index - 22) * 0.7} ${150 + ((index * 53) % 60)}`,
  ).join("")
  const roof = `M-60 -60V250${eaves}L1180 250V-60Z`
  set.add(sheet(cut(roof, thatch.base) + clip(roof, line(straw, thatch.shade, 5)), "land"))
  set.add(
    hill(
      [
        [-40, 946],
        [300, 940],
        [800, 944],
        [1140, 938],
      ],
      1100,
      "#8A5A3C",
      0.2,
    ),
  )
  const light = through(
    [
      [380, 950, "corner"],
      [730, 950, "corner"],
      [1010, 1120, "corner"],
      [120, 1120, "corner"],
    ],
    true,
  )
  const storyteller = person({
    who: "elder-woman",
    pose: "sit-tell",
    clothes: "gomesi",
    main: cloth.plum,
    second: cloth.gold,
    headwear: "head-wrap",
    wrap: cloth.clay,
    skin: 4,
    seed: "door-elder",
    head: "profile",
  })
  const girl = person({
    who: "girl",
    pose: "sit-ground",
    clothes: "dress",
    main: cloth.sky,
    skin: 3,
    seed: "door-girl",
    head: "profile",
  })
  const boy = person({
    who: "boy",
    pose: "sit-ground",
    clothes: "shorts",
    main: cloth.gold,
    skin: 5,
    head: "profile",
    seed: "door-boy",
  })
  const seated = [
    { part: bench({ length: 64 }), x: 455, y: 1000, facing: "right" },
    { part: storyteller, x: 470, y: 1000, facing: "right" },
    { part: girl, x: 760, y: 1024, facing: "left" },
    { part: boy, x: 950, y: 1052, facing: "left" },
  ] as const
  // The firelight falls on them: they are laid once more over the veil of night.
  set.glow(
    `<path d="${light}" fill="#F7A93C" fill-opacity="0.4"/>`,
    cut(door, "#FFCB6B"),
    cut(oval(556, 800, 120, 150), "#FFE2A0"),
  )
  for (const { part, x, y, facing } of seated) lamplit(set, part, x, y, facing)
  return set.finish("In the glow of a hut's doorway a grandmother tells a girl and a boy a story at night.")
}

export function lanternForTheCalf(): Picture {
  const set = stage("gallery/nights/calf", { width: 1200, height: 900, light: "night", horizon: 380, eye: 160 })
  set.litFrom(700)
  const night = crestThrough(set, 0.5, 0.48, 0.51, 0.47, 0.5)
  set.add(hill(night, 900, "#35504E", 0.1))
  set.put(thatchedHut(), 1060, 520, 0.42)
  set.add(hill(crestThrough(set, 0.6, 0.61, 0.6, 0.62, 0.6), 900, "#6A5240", 0.14))
  set.stand(kraalFence({ length: 1000 }), 600, 600, "right", 1)
  set.add(hill(crestThrough(set, 0.72, 0.73, 0.72, 0.73, 0.72), 900, "#7A5C44", 0.14))
  const straw = Array.from(
    { length: 40 },
    (_, index) =>
      `M${250 + ((index * 131) % 560)} ${770 + ((index * 47) % 80)}l${20 + ((index * 17) % 26)} ${((index * 29) % 14) - 7}`,
  ).join("")
  set.add(cut(oval(520, 800, 360, 60), leaf.dry.shade), line(straw, leaf.dry.light, 4))
  set.stand(cattle({ pose: "looking", coat: hide.ankole, horns: 84 }), 300, 760)
  const calf = restingCattle({ age: "calf", coat: hide.ankoleFawn, head: "profile" })
  lamplit(set, calf, 620, 806, "right", 1.15, 0.66)
  const keeper = person({
    who: "woman",
    pose: "kneel",
    clothes: "dress",
    main: cloth.gold,
    print: "leaves",
    headwear: "head-wrap",
    wrap: cloth.clay,
    skin: 4,
    seed: "calf-keeper",
    holds: lantern({ hung: true }),
  })
  lamplit(set, keeper, 985, 836, "left", 1, 0.7)
  const s = set.scaleAt(830)
  const [lx, ly] = [985 - keeper.nearHand.x * s, 836 + keeper.nearHand.y * s + 24 * s]
  set.glow(halo(lx, ly, 330, 0.09), `<circle cx="${lx}" cy="${ly}" r="${9 * s * 0.6}" fill="#FFF1C0"/>`)
  return set.finish(
    "At night in the kraal a woman kneels with a lantern by a fawn calf, the Ankole cow watching over it.",
  )
}
