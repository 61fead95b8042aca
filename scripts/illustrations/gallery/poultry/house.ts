/** Poultry under a roof: the deep-litter house and the nest boxes. */
import { hen } from "../../animals/birds"
import { drinker, feeder, nestBoxes, nestCells } from "../../buildings/poultry-house"
import { outline } from "../../geometry"
import { lyingEgg } from "../../goods"
import { hill, rolling } from "../../land"
import { cloth, hide, material, mix } from "../../palette"
import { cut, line, sheet } from "../../paper"
import { type Part, type Picture, hanging, round } from "../../part"
import { person } from "../../people"
import { stage } from "../../scene"
import { basket } from "../../tools"

/** White layers on clean litter in a light house of brick and mesh. */
export function deepLitter(): Picture {
  const set = stage("poultry/deep-litter", { width: 1400, height: 740, light: "noon", horizon: 190, eye: 112 })
  const { brick, wood } = material
  set.add(
    hill(rolling(set.random, 1400, 250, 26, 2), 760, set.mood.land[1], 0.1),
    hill(rolling(set.random, 1400, 310, 16, 3), 760, set.mood.land[2], 0.1),
  )
  const mesh = Array.from(
    { length: 36 },
    (_, index) => `M${index * 70 - 560} 90l420 280M${index * 70 - 300} 90l-420 280`,
  ).join("")
  set.add(line(mesh, "#D8E0CC", 2))
  const courses = [0, 1, 2, 3]
    .map(
      (row) =>
        `M0 ${372 + row * 24}H1400` +
        Array.from({ length: 22 }, (_, index) => `M${index * 70 + (row % 2) * 35} ${350 + row * 24}v22`).join(""),
    )
    .join("")
  set.add(sheet(cut("M-20 348H1420V470H-20Z", mix(brick.light, "#F2D6B0", 0.3)) + line(courses, brick.base, 2), "land"))
  for (const x of [-14, 330, 690, 1050, 1370]) set.add(sheet(cut(`M${x} 70H${x + 34}V470H${x}Z`, wood.base), "land"))
  set.add(
    sheet(
      cut("M-20 -20H1420V86H-20Z", "#7C4A30") +
        line([0, 1, 2].map((row) => `M0 ${12 + row * 26}H1400`).join(""), "#5A3422", 4),
      "land",
    ),
  )
  set.add(sheet(cut("M-20 70H1420V104H-20Z", wood.light), "land"))
  const litter = outline(
    [-40, 450, "corner"],
    [360, 442],
    [800, 452],
    [1440, 440, "corner"],
    [1440, 800, "corner"],
    [-40, 800, "corner"],
  )
  const shavings = Array.from({ length: 56 }, () => {
    const y = set.random.between(460, 752)
    const x = set.random.between(0, 1400)
    const reach = (y - 360) / 18
    return `M${round(x)} ${round(y)}l${round(reach)} ${round(set.random.between(-0.3, 0.3) * reach)}`
  })
  set.add(
    sheet(cut(litter, "#CFA467"), "land"),
    line(shavings.filter((_, i) => i % 2 === 0).join(""), "#EACB92", 4),
    line(shavings.filter((_, i) => i % 2 === 1).join(""), "#AE8146", 4),
  )
  set.add(
    `<g opacity="0.2">${[60, 420, 780, 1120].map((x) => cut(`M${x + 60} 470H${x + 260}L${x + 190} 760H${x - 80}Z`, "#FFF3C4")).join("")}</g>`,
  )
  set.add(
    sheet(cut("M30 402H640V418H30Z", wood.light) + cut("M90 410H106V500H90ZM560 410H576V500H560Z", wood.shade), "land"),
  )
  for (const [x, facing] of [
    [110, "right"],
    [250, "left"],
    [400, "right"],
    [545, "right"],
  ] as const)
    set.put(hen({ pose: "perching", coat: hide.henCream }), x, 402, 2.5, facing)
  set.stand(feeder(160), 900, 520)
  set.stand(drinker(200), 1240, 540)
  const flock = [
    [720, 512, "pecking", "right"],
    [1020, 524, "pecking", "left"],
    [500, 560, "walking", "right"],
    [190, 574, "pecking", "left"],
    [1120, 604, "walking", "right"],
    [800, 636, "standing", "right"],
    [390, 664, "pecking", "right"],
    [1290, 690, "standing", "left"],
  ] as const
  for (const [x, y, pose, facing] of flock) set.stand(hen({ pose, coat: hide.henCream }), x, y, facing)
  set.stand(drinker(420), 640, 700)
  set.stand(hen({ coat: hide.henCream }), 160, 712)
  set.stand(hen({ pose: "pecking", coat: hide.henCream }), 985, 726)
  return set.finish(
    "Inside an airy deep-litter house: {white hens} on clean shavings and a perch, with {drinkers} and {feeder}, at midday.",
  )
}

/** A basket of eggs hanging by its handle, which is at the origin. */
function eggBasket(): Part {
  const full = basket({ filling: "eggs", standing: false })
  const handle = line("M-21 -26C-20 -66 20 -66 21 -26", material.thatch.shade, 3.4)
  return hanging({ ...full, svg: handle + full.svg, box: { ...full.box, top: -57 } })
}

/** A woman reaches into the nest boxes, her basket already full. */
export function eggCollecting(): Picture {
  const set = stage("poultry/egg-collecting", { width: 1200, height: 900, light: "morning", horizon: 330, eye: 120 })
  set.add(cut("M0 0H1200V900H0Z", "#D9A566"))
  const planks = Array.from({ length: 14 }, (_, index) =>
    cut(`M${index * 90} -10h86V720h-86Z`, ["#D7A467", "#CF9A5C", "#DDAE73"][index % 3] ?? ""),
  )
  set.add(...planks, `<g opacity="0.35">${cut("M760 -20H1010L1300 560V760H1130Z", "#FFEFB8")}</g>`)
  set.add(
    sheet(
      cut(
        outline(
          [-40, 706, "corner"],
          [400, 700],
          [800, 708],
          [1240, 700, "corner"],
          [1240, 940, "corner"],
          [-40, 940, "corner"],
        ),
        "#8E5D38",
      ),
      "land",
    ),
  )
  const boxes = { x: 400, y: 770 }
  const scale = set.scaleAt(boxes.y)
  set.put(nestBoxes(3, 3), boxes.x, boxes.y, scale)
  const cells = nestCells(3, 3)
  const sitters = [
    [0, hide.henRust, "right"],
    [2, hide.henDark, "left"],
    [4, hide.henCream, "right"],
    [6, hide.henRust, "left"],
    [7, hide.henDark, "right"],
  ] as const
  for (const [index, coat, facing] of sitters) {
    const cell = cells[index]
    if (cell)
      set.put(
        hen({ pose: "brooding", coat }),
        boxes.x + cell.x * scale,
        boxes.y + (cell.y - 3) * scale,
        scale * 0.68,
        facing,
      )
  }
  for (const [index, count] of [
    [1, 3],
    [3, 2],
    [5, 2],
    [8, 3],
  ] as const) {
    const cell = cells[index]
    if (cell)
      for (let egg = 0; egg < count; egg += 1)
        set.put(
          lyingEgg(egg + index, egg * 26 - 20),
          boxes.x + (cell.x - 9 + egg * 9) * scale,
          boxes.y + (cell.y - 4) * scale,
          scale * 1.5,
        )
  }
  for (let row = 0; row < 3; row += 1) {
    const y = boxes.y + (-34 - row * 54) * scale
    const half = 92 * scale
    set.add(
      sheet(
        cut(
          `M${round(boxes.x - half)} ${round(y - 9 * scale)}H${round(boxes.x + half)}V${round(y + 1.4 * scale)}H${round(boxes.x - half)}Z`,
          mix(material.wood.base, material.wood.light, row % 2 ? 0.3 : 0.6),
        ),
        "land",
      ),
    )
  }
  const collector = person({
    who: "woman",
    pose: "point",
    clothes: "dress",
    main: cloth.plum,
    print: "leaves",
    headwear: "head-wrap",
    wrap: cloth.gold,
    footwear: "gumboots",
    skin: 4,
    seed: "egg-collector",
    head: "profile",
    holds: eggBasket(),
  })
  set.stand(collector, 905, 822, "left")
  set.stand(hen({ pose: "pecking", coat: hide.henCream }), 1090, 836, "left")
  return set.finish(
    "With a full basket of eggs on her arm, a woman reaches into the nest boxes where hens sit, morning sun on the planks.",
  )
}
