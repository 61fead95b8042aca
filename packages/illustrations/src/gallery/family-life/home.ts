/** Mornings at home: milk for breakfast, a line of washing. */
import { hen } from "../../animals/birds"
import { cattle } from "../../animals/cattle"
import { goat } from "../../animals/goat"
import { thatchedHut } from "../../buildings"
import { foreground, mountains, terracedHills } from "../../country"
import { cloth, hide, leaf, material } from "../../palette"
import { cut, line } from "../../paper"
import { round, type Picture } from "../../part"
import { person } from "../../people"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { cloud } from "../../sky"
import { cup, kettle, washingLine } from "../../tools/household"
import { basin } from "../../tools/vessels"

/** Milk poured into a cup held out for it. */
export function breakfastMilk(): Picture {
  const set = stage("gallery/breakfast-milk", { width: 1200, height: 900, light: "dawn", horizon: 420, eye: 108 })
  terracedHills(set, { ground: 560, sun: { x: 930, y: 330, radius: 80, style: "plain" } })
  set.put(banana(set.random, leaf.banana, false), 1120, 700, 1.6)
  set.stand(thatchedHut(), 210, 690, "right", 0.74)
  set.stand(cattle({ coat: hide.ankole, pose: "looking" }), 1010, 660, "left", 0.82)
  const mother = person({
    who: "woman",
    pose: "give",
    clothes: "dress",
    main: cloth.indigo,
    print: "rings",
    headwear: "head-wrap",
    wrap: cloth.gold,
    skin: 3,
    head: "profile",
    nod: 18,
    holds: kettle({ pouring: true }),
    seed: "breakfast-1",
  })
  const son = person({
    who: "boy",
    pose: "give",
    clothes: "shorts",
    main: cloth.clay,
    print: "plain",
    skin: 4,
    height: 106,
    head: "profile",
    nod: -6,
    holds: cup({ tone: cloth.sky, standing: false }),
    seed: "breakfast-2",
  })
  const [feet, at] = [836, { mother: 420, son: 772 }]
  const scale = set.scaleAt(feet)
  const spout = {
    x: round(at.mother + (mother.nearHand.x + 17.6) * scale),
    y: round(feet + (mother.nearHand.y + 15) * scale),
  }
  const rim = { x: round(at.son - son.nearHand.x * scale), y: round(feet + (son.nearHand.y - 8) * scale) }
  set.stand(mother, at.mother, feet)
  set.add(
    line(
      `M${spout.x} ${spout.y}C${spout.x + 24} ${spout.y + 8} ${rim.x} ${spout.y + 22} ${rim.x} ${rim.y}`,
      material.milk.base,
      7,
    ),
  )
  set.stand(son, at.son, feet, "left")
  set.stand(
    person({
      who: "girl",
      pose: "sit-ground",
      clothes: "dress",
      main: cloth.gold,
      print: "dots",
      hair: "braids",
      skin: 3,
      holds: cup({ tone: cloth.cream, standing: false }),
      seed: "breakfast-3",
    }),
    1010,
    850,
    "left",
  )
  set.stand(hen({ coat: hide.henCream, pose: "pecking" }), 200, 846)
  foreground(set, 44, { tufts: [0.04, 0.5] })
  return set.finish(
    "Breakfast at dawn: a woman pours warm milk into a boy's cup, a girl has hers, and the cow that gave it looks on with a hen.",
  )
}

/** All colours of the house on one line. */
export function washingDay(): Picture {
  const set = stage("gallery/washing-day", { width: 1400, height: 700, light: "noon", horizon: 280, eye: 138 })
  mountains(set, { ground: 430 })
  set.add(cloud(set.random, 300, 120, 300, "#F6F4E4"), cloud(set.random, 1010, 90, 240, "#EEF1E2"))
  set.litFrom(300)
  set.stand(
    washingLine(
      [
        { kind: "cloth", tone: cloth.clay, print: "rings", at: 62 },
        { kind: "shirt", tone: cloth.cream, print: "stripes", at: 168 },
        { kind: "cloth", tone: cloth.indigo, print: "leaves", at: 274 },
        { kind: "dress", tone: cloth.gold, print: "dots", at: 372 },
        { kind: "shorts", tone: cloth.denim, at: 452 },
        { kind: "cloth", tone: cloth.plum, print: "rings", at: 548 },
      ],
      700,
    ),
    690,
    590,
  )
  set.stand(
    person({
      who: "woman",
      pose: "weigh",
      clothes: "dress",
      main: cloth.sky,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 4,
      seed: "washing-1",
    }),
    1310,
    622,
    "left",
    1.04,
  )
  set.stand(
    basin({ tone: cloth.gold, load: cut("M-20 -17C-16 -28 -4 -30 4 -26C14 -30 22 -22 20 -16Z", cloth.clay.light) }),
    1180,
    640,
  )
  set.stand(goat({ age: "kid", coat: hide.goatBrown }), 330, 640, "right", 1.1)
  set.stand(hen(), 560, 662)
  set.stand(hen({ coat: hide.henDark, pose: "pecking" }), 800, 650, "left")
  foreground(set, 44, { tufts: [0.06, 0.46, 0.93] })
  return set.finish(
    "The whole family flies in the noon wind: a woman hangs up the washing, a kid and two hens under the line.",
  )
}
