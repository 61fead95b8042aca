/** Poultry under a roof: the nest boxes. */
import { hen } from "../../animals/birds"
import { nestBoxes, nestCells } from "../../buildings/poultry-house"
import { outline } from "../../geometry"
import { lyingEgg } from "../../goods"
import { cloth, hide, material, mix } from "../../palette"
import { cut, line, sheet } from "../../paper"
import { type Part, type Picture, hanging, round } from "../../part"
import { person } from "../../people"
import { stage } from "../../scene"
import { basket } from "../../tools"

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
