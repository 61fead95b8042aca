/** Furniture of a training, a meeting, a milking. */
import type { Part } from "../part"
import { cloth, hide, material, ramps, type Tone } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import { bar, block, footing, polygon, repeat } from "./shapes"

const { wood } = material

/** What is chalked on a blackboard. */
export type Lesson = "cow" | "growth" | "calendar" | "plant"

const lessons: Record<Lesson, string> = {
  cow:
    line(
      "M-46 -118C-48 -130 -40 -134 -26 -133L18 -134C26 -136 30 -142 36 -143C42 -142 48 -136 50 -131C46 -128 42 -128 38 -130C34 -122 32 -118 30 -115L28 -92M22 -92L20 -114C6 -110 -14 -110 -26 -113L-28 -92M-35 -92L-36 -108L-44 -116L-48 -100M36 -143C30 -154 34 -162 38 -166M40 -143C48 -150 50 -160 48 -166",
      ramps.cream[100],
      1.7,
    ) + line("M-6 -134L-6 -146H-24M10 -112V-100H54", ramps.gold[300], 1.4),
  growth:
    line("M-52 -158V-94H56", ramps.cream[100], 1.7) +
    line("M-46 -104L-22 -116L2 -124L26 -142L48 -156M40 -157H49V-148", ramps.gold[300], 2.2) +
    line("M-40 -94V-102M-22 -94V-110M-4 -94V-118M14 -94V-128M32 -94V-140", ramps.sky[300], 5),
  calendar:
    line(
      "M-56 -160H56V-92H-56ZM-56 -146H56M-56 -128H56M-56 -110H56M-28 -160V-92M0 -160V-92M28 -160V-92",
      ramps.cream[100],
      1.3,
    ) +
    line(
      "M-46 -138L-42 -133L-36 -142M10 -138L14 -133L20 -142M-18 -120L-14 -115L-8 -124M38 -102L42 -97L48 -106",
      ramps.gold[300],
      2,
    ),
  plant:
    line(
      "M-30 -94C-30 -110 -29 -122 -30 -134M-30 -112C-42 -112 -48 -120 -50 -128C-38 -128 -32 -122 -30 -112ZM-30 -122C-20 -122 -12 -130 -10 -140C-22 -140 -30 -132 -30 -122ZM-52 -94H-6",
      ramps.cream[100],
      1.7,
    ) + line("M12 -150H52M12 -136H46M12 -122H52M12 -108H40", ramps.gold[300], 1.8),
}

/** A blackboard, 140 × 88 cm, on an easel (178 cm) or by itself to hang from a tree. */
export function blackboard({ lesson = "cow", easel = true }: { lesson?: Lesson; easel?: boolean } = {}): Part {
  const legs =
    cut(bar(-40, -90, -62, 0, 5) + bar(40, -90, 62, 0, 5) + bar(-8, -172, -14, -182, 5), wood.shade) +
    cut(bar(0, -90, 6, -8, 4), wood.shade)
  const frame = cut(block(-70, -84, 140, 88, 1.5), wood.base) + cut(block(-70, -84, 140, 4), wood.shade)
  const slate = cut(block(-65, -89, 130, 78), "#24352C")
  const ledge =
    cut(block(-60, -80, 120, 4, 1), wood.light) +
    cut(block(-20, -84, 9, 2, 1), ramps.cream[50]) +
    cut(block(14, -84, 14, 4, 1), cloth.clay.base)
  return {
    svg:
      (easel ? footing({}, 68) + sheet(legs, "detail") : "") +
      sheet(frame + slate, "detail") +
      lessons[lesson] +
      sheet(ledge, "small"),
    box: { left: -70, top: -172, right: 70, bottom: 0 },
    name: "a blackboard",
  }
}

/** A plain wooden table, 74 cm high; a cloth may hang over its front. */
export function table({ length = 150, drape }: { length?: number; drape?: Tone } = {}): Part {
  const half = length / 2
  const legs =
    cut(bar(-half + 9, -70, -half + 7, 0, 7, 6) + bar(half - 9, -70, half - 7, 0, 7, 6), wood.shade) +
    cut(block(-half + 8, -58, length - 16, 9), wood.shade)
  const top =
    cut(polygon([-half + 6, -79], [half - 6, -79], [half, -72], [-half, -72]), wood.light) +
    cut(block(-half, -67, length, 5), wood.base)
  const hang = drape
    ? cutWith(
        `M${-half - 2} -76H${half + 2}V-26L${half * 0.66} -30L${half * 0.33} -25L0 -30L${-half * 0.33} -25L${-half * 0.66} -30L${-half - 2} -26Z`,
        drape.base,
        repeat(6, (i) =>
          cut(
            `M${-half + 10 + (i * length) / 6} -76C${-half + 16 + (i * length) / 6} -56 ${-half + 10 + (i * length) / 6} -40 ${-half + 16 + (i * length) / 6} -20H${-half + 24 + (i * length) / 6}C${-half + 18 + (i * length) / 6} -44 ${-half + 24 + (i * length) / 6} -58 ${-half + 20 + (i * length) / 6} -76Z`,
            drape.shade,
          ),
        ) + cut(`M${-half - 4} -78H${half + 4}V-70H${-half - 4}Z`, drape.light),
        "detail",
      )
    : ""
  return {
    svg: footing({}, half) + sheet(legs, "detail") + sheet(top, "detail") + hang,
    box: { left: -half - 2, top: -79, right: half + 2, bottom: 0 },
    name: "a table",
  }
}

/** A bench, 44 cm high. */
export function bench({ length = 160 }: { length?: number } = {}): Part {
  const half = length / 2
  const legs =
    cut(bar(-half + 18, -40, -half + 12, 0, 7) + bar(half - 18, -40, half - 12, 0, 7), wood.shade) +
    cut(block(-half + 16, -18, length - 32, 4), wood.shade)
  const seat =
    cut(polygon([-half + 5, -46], [half - 5, -46], [half, -41], [-half, -41]), wood.light) +
    cut(block(-half, -36, length, 5), wood.base)
  return {
    svg: footing({}, half) + sheet(legs, "small") + sheet(seat, "detail"),
    box: { left: -half, top: -46, right: half, bottom: 0 },
    name: "a bench",
  }
}

/** A low three-legged milking stool, 28 cm. */
export function stool(): Part {
  const legs = cut(
    bar(-11, -24, -15, 0, 4.5, 3.5) + bar(11, -24, 15, 0, 4.5, 3.5) + bar(0, -24, 0, -1, 4.5, 3.5),
    hide.ankole.shade,
  )
  const seat =
    cut("M-17 -27C-17 -31 17 -31 17 -27C17 -22.5 -17 -22.5 -17 -27Z", wood.base) +
    cut("M-17 -27.5C-17 -31.5 17 -31.5 17 -27.5C14 -25 -14 -25 -17 -27.5Z", wood.light)
  return {
    svg: footing({}, 17) + sheet(legs, "small") + sheet(seat, "small"),
    box: { left: -17, top: -31, right: 17, bottom: 0 },
    name: "a milking stool",
  }
}
