/** Mornings at home: milk for breakfast, a line of washing. */
import { hen } from "../../animals/birds"
import { goat } from "../../animals/goat"
import { thatchedHut } from "../../buildings"
import { foreground, mountains, terracedHills } from "../../country"
import { outline, oval, taper } from "../../geometry"
import { cloth, hide, leaf, material, mixTone, ramps } from "../../palette"
import { cut, groundShadow, line, sheet } from "../../paper"
import type { Part, Picture } from "../../part"
import { person } from "../../people"
import { bananaLeaf } from "../../plants/leaves"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { cloud } from "../../sky"
import { cup, washingLine } from "../../tools/household"
import { basin } from "../../tools/vessels"
import { standWorking } from "../hands"

/** Milk that has boiled on the stove, ladled into a cup held out for it. */
export function breakfastMilk(): Picture {
  const set = stage("gallery/breakfast-milk", { width: 1200, height: 900, light: "dawn", horizon: 420, eye: 108 })
  terracedHills(set, { ground: 560 })
  set.litFrom(1500)
  set.put(banana(set.random, leaf.banana, false), 1120, 700, 1.6)
  set.stand(thatchedHut(), 150, 690, "right", 0.74)
  const [feet, at] = [836, { pot: 610, mother: 400, son: 830 }]
  const scale = set.scaleAt(feet)
  set.put(stoveWithPot(), at.pot, feet + 6, scale)
  const lip = { x: at.pot - 4, y: feet - 74 * scale }
  standWorking(
    set,
    {
      who: "woman",
      pose: "give",
      clothes: "dress",
      main: cloth.indigo,
      print: "rings",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      head: "profile",
      nod: 16,
      holds: ladle,
      seed: "breakfast-1",
    },
    { x: at.mother, y: feet },
    { near: lip, far: { x: lip.x - 60, y: lip.y + 34 } },
  )
  const steam = (x: number, top: number) =>
    taper(
      [
        [x, feet - 66 * scale],
        [x + 22, feet - 84 * scale],
        [x - 12, feet - 98 * scale],
        [x + 16, top],
      ],
      [4, 22, 26, 2],
    )
  set.add(`<g opacity="0.55">${cut(steam(at.pot + 36, 380) + steam(at.pot + 70, 420), "#FFF8E8")}</g>`)
  const son = person({
    who: "boy",
    pose: "give",
    clothes: "shorts",
    main: cloth.clay,
    print: "plain",
    skin: 4,
    height: 112,
    head: "profile",
    nod: -6,
    holds: cup({ tone: cloth.sky, standing: false }),
    seed: "breakfast-2",
  })
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
    1020,
    850,
    "left",
  )
  set.stand(hen({ coat: hide.henCream, pose: "pecking" }), 190, 846)
  const near = mixTone(leaf.banana, set.mood.land[3], 0.6)
  set.add(bananaLeaf(-80, 40, 420, 14, near), bananaLeaf(-60, -40, 300, 46, near))
  foreground(set, 44, { tufts: [0.04, 0.5] })
  return set.finish(
    "A woman ladles milk that has boiled on the stove for a boy at dawn; a girl has her cup, and a hen pecks.",
  )
}

/** A clay stove with glowing charcoal and a pot of milk on it, 66 cm high, 46 cm wide. */
function stoveWithPot(): Part {
  const { steel, mud, milk } = material
  return {
    svg:
      groundShadow(0, 26, 4) +
      sheet(
        cut(outline([-17, 0], [-22, -30], [-25, -36], [25, -36], [22, -30], [17, 0]), mud.base) +
          cut(outline([8, 0], [12, -34], [25, -36], [22, -30], [17, 0]), mud.shade) +
          cut("M-9 -6H9V-20H-9Z", ramps.soil[900]) +
          cut("M-8 -6C-6 -13 -3 -9 0 -14C3 -9 6 -13 8 -6Z", ramps.clay[500]),
        "detail",
      ) +
      sheet(
        cut("M-22 -63H22C24 -50 20 -38 12 -36H-12C-20 -38 -24 -50 -22 -63Z", steel.base) +
          cut("M8 -63H22C24 -50 20 -38 12 -36H2C9 -42 11 -52 8 -63Z", steel.shade) +
          cut(oval(0, -63, 22.5, 4), steel.light) +
          cut(oval(0, -62.6, 19.5, 2.8), milk.light),
        "small",
      ),
    box: { left: -26, top: -67, right: 26, bottom: 0 },
    name: "a cooking pot",
    with: ["a stove"],
  }
}

/** A ladle held by the end of its handle, the bowl hanging below. */
const ladle: Part = {
  svg: sheet(
    line("M0 -4L2 16", material.steel.shade, 2) + cut("M-4 15H8C8 22 -4 22 -4 15Z", material.steel.base),
    "fine",
  ),
  box: { left: -5, top: -5, right: 9, bottom: 22 },
  name: "a ladle",
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
    "Washing of all colours hangs on a line at midday; a woman pegs the last piece, a kid and two hens walk below.",
  )
}
