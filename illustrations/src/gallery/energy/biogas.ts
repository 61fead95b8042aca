/** Gas from dung: the digester fed, the blue flame. */
import { cattle } from "../../animals/cattle"
import { biogasDome, railFence } from "../../buildings"
import { crestThrough, foreground, ranges } from "../../country"
import { taper } from "../../geometry"
import { hill } from "../../land"
import { cloth, leaf, material, ramps } from "../../palette"
import { clip, cut, cutWith, line, sheet } from "../../paper"
import type { Part, Picture } from "../../part"
import { person } from "../../people"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { stool } from "../../tools"
import { pouringBucket } from "../../tools/land-work"

export function feedingTheDigester(): Picture {
  const set = stage("gallery/energy/digester", { width: 1200, height: 900, light: "morning", horizon: 350, eye: 165 })
  set.litFrom(1400)
  ranges(set, { top: 300, bottom: 370, count: 3, swell: 36, far: "#D8BC82", near: "#9DAA66" })
  set.add(hill(crestThrough(set, 0.5, 0.48, 0.49, 0.47, 0.5), 900, "#7DA058", 0.2, 2, 40))
  set.put(banana(set.random), 1120, 590, 0.95)
  set.put(banana(set.random, leaf.banana, false), 990, 560, 0.7)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 430, 552, "left", 1.05)
  set.stand(railFence({ length: 620 }), 250, 566, "right", 1)
  set.add(hill(crestThrough(set, 0.66, 0.67, 0.66, 0.65, 0.66), 900, "#5C9150", 0.2, 1, 60))
  set.stand(biogasDome(), 730, 760, "right", 0.88)
  const keeper = person({
    who: "woman",
    pose: "give",
    clothes: "overalls",
    main: cloth.indigo,
    second: cloth.clay,
    headwear: "head-wrap",
    wrap: cloth.gold,
    skin: 4,
    seed: "digester",
    head: "profile",
    nod: 8,
    reaches: { near: { x: 34, y: -112 }, far: { x: 42, y: -104 }, hands: "grip" },
    holds: pouringBucket({ tone: cloth.gold, stuff: "#5F4A30", fall: 48 }),
  })
  set.stand(keeper, 200, 772, "right")
  foreground(set, 44, { tufts: [0.5, 0.93] })
  return set.finish(
    "A young woman in overalls pours slurry into the brick inlet of a biogas dome, a Friesian cow at the fence, morning.",
  )
}

/** A two-ring gas stove on a brick bench with a blue flame under a cooking pot. Centimetres. */
function stove(): Part {
  const flame = (x: number, tall: number) =>
    cut(
      `M${x - 3} -92C${x - 6} ${-96 - tall * 0.5} ${x - 1} ${-94 - tall * 0.7} ${x} ${-92 - tall}C${x + 2} ${-94 - tall * 0.6} ${x + 6} ${-96 - tall * 0.4} ${x + 3} -92Z`,
      "#4FA3DC",
    ) +
    cut(
      `M${x - 1.4} -92C${x - 2.6} -96 ${x} -98 ${x} ${-93 - tall * 0.6}C${x + 1} -98 ${x + 2.4} -96 ${x + 1.4} -92Z`,
      "#D8F0FA",
    )
  const flames = [-30, -21, -12, -3, 6, 15, 24].map((x, index) => flame(x - 0, 10 + (index % 2) * 3)).join("")
  const pot = "M-42 -146C-46 -128 -40 -106 -30 -104H24C34 -106 40 -128 36 -146Z"
  return {
    svg:
      sheet(
        cut("M-110 0V-74H110V0Z", material.brick.base) +
          cut("M40 0V-74H110V0Z", material.brick.shade) +
          line(
            "M-108 -50H108M-108 -25H108M-70 -74V-50M0 -74V-50M60 -74V-50M-40 -50V-25M30 -50V-25M-80 -25V0M-10 -25V0M70 -25V0",
            material.brick.light,
            2,
          ),
        "figure",
      ) +
      sheet(cut("M-118 -74H118V-82H-118Z", material.mud.light), "small") +
      sheet(
        cut("M-62 -82H78V-90H-62Z", material.iron.shade) +
          line("M78 -86H128V-150", material.steel.shade, 5) +
          cut("M-40 -90H34V-93H-40Z", ramps.soil[900]),
        "small",
      ) +
      flames +
      line("M-44 -104L-34 -92M38 -104L28 -92", ramps.soil[900], 3) +
      cutWith(
        pot,
        material.steel.base,
        cut("M10 -150C18 -130 16 -110 8 -100H50V-150Z", material.steel.shade) +
          cut("M-36 -140C-38 -126 -34 -112 -28 -108H-22C-28 -116 -30 -128 -28 -140Z", material.steel.light),
        "detail",
      ) +
      sheet(
        cut("M-47 -146C-44 -152 38 -152 41 -146C38 -141 -44 -141 -47 -146Z", material.steel.light) +
          cut("M-41 -146C-38 -149.500 32 -149.500 35 -146C32 -143.500 -38 -143.500 -41 -146Z", "#E9C46A"),
        "small",
      ),
    box: { left: -118, top: -152, right: 130, bottom: 0 },
    name: "a biogas stove",
    with: ["a cooking pot"],
  }
}

/** A long wooden spoon gripped at the origin, its bowl below. */
const spoon: Part = {
  svg: sheet(line("M-4 -12L8 26", material.wood.light, 3.4), "fine"),
  box: { left: -6, top: -14, right: 10, bottom: 28 },
  name: "a wooden spoon",
}

export function blueFlame(): Picture {
  const set = stage("gallery/energy/flame", { width: 1100, height: 1100, light: "noon", horizon: 380, eye: 160 })
  set.litFrom(1200)
  set.scenery("a kitchen")
  set.add(`<rect width="1100" height="1100" fill="#C98F62"/>`)
  set.add(cut("M0 760H1100V1100H0Z", "#8A5A3C"), sheet(cut("M-20 690H1120V770H-20Z", "#A9472F"), "land"))
  const window = "M650 150H990V470H650Z"
  const leaves =
    taper(
      [
        [690, 480],
        [760, 330],
        [860, 250],
      ],
      [10, 70, 2],
    ) +
    taper(
      [
        [900, 480],
        [910, 360],
        [980, 280],
      ],
      [10, 60, 2],
    )
  set.add(
    sheet(cut("M626 126H1014V494H626Z", material.wood.base), "figure"),
    clip(
      window,
      cut(window, "#CFE7DE") + cut("M640 380Q760 300 1000 370V480H640Z", "#8DB97A") + cut(leaves, "#5F9458"),
    ),
    line("M820 150V470M650 310H990", material.wood.shade, 12),
  )
  set.add(`<path d="M650 470L990 470L780 1100L250 1100Z" fill="#FFF3C8" fill-opacity="0.14"/>`)
  set.add(sheet(cut("M60 240H470V262H60Z", material.wood.shade), "figure"))
  for (const [x, colour, tall] of [
    [110, ramps.clay[600], 70],
    [190, ramps.gold[400], 54],
    [262, cloth.leaf.base, 86],
    [346, ramps.cream[200], 60],
    [420, cloth.indigo.base, 50],
  ] as const)
    set.add(sheet(cut(`M${x - 28} 240V${240 - tall}Q${x} ${226 - tall} ${x + 28} ${240 - tall}V240Z`, colour), "small"))
  set.put(stove(), 730, 960, 3)
  const cook = person({
    who: "woman",
    pose: "give",
    clothes: "dress",
    main: cloth.clay,
    print: "leaves",
    headwear: "head-wrap",
    wrap: cloth.gold,
    skin: 4,
    seed: "cook",
    head: "profile",
    reaches: { near: { x: 46, y: -150 }, far: { x: 40, y: -112 }, hands: "grip" },
    holds: spoon,
  })
  set.stand(cook, 480, 1016, "right", 0.94)
  const steam = taper(
    [
      [700, 500],
      [730, 440],
      [700, 380],
      [740, 310],
    ],
    [6, 30, 34, 2],
  )
  set.add(`<g opacity="0.5">${cut(steam, "#FFF8E8")}</g>`)
  set.stand(stool(), 170, 1010, "right", 1)
  return set.finish(
    "A woman stirs a pot over the blue flame of a biogas stove in a bright kitchen, no smoke and no firewood.",
  )
}
