/** What a vet brings. Small things lie in the hand: their origin is the grip, and they point ahead (right). */
import type { Part } from "../part"
import { cloth, material, ramps } from "../palette"
import { cut, line, sheet } from "../paper"
import { bar, block, circle, polygon, repeat } from "./shapes"

const { steel, iron, wood } = material

/** A vaccine syringe, 24 cm with its needle. */
export function vaccineSyringe(): Part {
  return {
    svg: sheet(
      line("M10 0H18", steel.shade, 0.8) +
        cut(block(-4, 2.4, 14, 4.8, 1), ramps.cream[50]) +
        cut(block(0, 2.4, 9, 4.8), ramps.sky[300]) +
        line("M-4 -4V4M-9 -2.6V2.6M-9 0H-4", steel.shade, 1.3),
      "fine",
    ),
    box: { left: -10, top: -4, right: 18, bottom: 4 },
    name: "a syringe",
  }
}

/** A drench gun: pistol grip, bottle of medicine and a long hooked nozzle, 34 cm. */
export function drenchGun(): Part {
  return {
    svg: sheet(
      cut(polygon([-4, -3], [5, -3], [1, 13], [-5, 12]), cloth.clay.base) +
        cut(block(-6, 1, 17, 7, 2), steel.base) +
        cut(block(-6, -1.4, 17, 2), steel.light) +
        cut(block(-3, -6, 8, 13, 2), ramps.gold[300]) +
        cut(block(-3, -6, 8, 6, 2), ramps.gold[500]) +
        line("M11 -3C20 -3 24 -2 29 2", steel.shade, 1.8),
      "fine",
    ),
    box: { left: -7, top: -19, right: 30, bottom: 13 },
    name: "a drench gun",
  }
}

/** Ear-tag pliers, 26 cm, with a yellow tag in the jaws. */
export function tagPliers(): Part {
  return {
    svg: sheet(
      cut(bar(-13, 4, 4, -1, 3.4, 2.6) + bar(-13, -6, 4, -2, 3.4, 2.6), cloth.clay.base) +
        cut(polygon([3, -4], [14, -8], [16, -5], [5, 0]), iron.base) +
        cut(polygon([3, 0], [14, 4], [16, 1], [5, -3]), iron.shade) +
        cut(circle(4, -1.5, 2), steel.light),
      "fine",
    ),
    box: { left: -14, top: -8, right: 16, bottom: 5 },
    name: "ear-tag pliers",
  }
}

/** A yellow ear tag, 7 × 8 cm, hanging from the origin. */
export function earTag(): Part {
  return {
    svg: sheet(
      cut("M-2 -1.6H2L3.6 2.4V8.4H-3.6V2.4Z", ramps.gold[400]) +
        cut(circle(0, 0.4, 0.9), ramps.clay[700]) +
        line("M-1.8 4.6H1.8M-1.8 6.4H1.8", ramps.clay[700], 0.8),
      "fine",
    ),
    box: { left: -3.6, top: -1.6, right: 3.6, bottom: 8.4 },
    name: "an ear tag",
  }
}

/** A stethoscope from the ears of a vet (0, 0) to a chest piece at (toX, toY). */
export function stethoscope(toX: number, toY: number): Part {
  return {
    svg: sheet(
      line(
        `M-3 -3C-2 8 2 12 4 16C${toX * 0.2} ${toY * 0.5 + 26} ${toX * 0.6} ${toY + 22} ${toX} ${toY}M5 -1C5 7 5 12 4 16`,
        "#33424C",
        1.5,
      ) + cut(circle(toX, toY, 3.2), steel.light),
      "fine",
    ),
    box: { left: -3, top: -3, right: toX + 3, bottom: Math.max(toY, 16) + 12 },
    name: "a stethoscope",
  }
}

/** One rail fence of a crush: stout posts and pipes, `length` long and 150 high; place one behind and one before the cattle. */
export function crushRail({ length = 600, high = 140 }: { length?: number; high?: number } = {}): Part {
  const half = length / 2
  const bays = Math.max(1, Math.round(length / 170))
  const pipes = [0.42, 0.68, 0.94]
    .map(
      (share) =>
        cut(block(-half, -high * share + 4, length, 7, 3), steel.base) +
        cut(block(-half, -high * share + 4, length, 2.4, 1), steel.shade),
    )
    .join("")
  const posts = repeat(bays + 1, (i) => {
    const x = -half + (i * length) / bays
    return cut(block(x - 6, 0, 12, high, 2), cloth.forest.base) + cut(block(x + 1, 0, 5, high, 2), cloth.forest.shade)
  })
  return {
    svg: sheet(pipes, "small") + sheet(posts, "detail"),
    box: { left: -half - 6, top: -high, right: half + 6, bottom: 0 },
    name: "the rails of a cattle crush",
  }
}

/** The arch of a spray race, 200 cm wide and 210 high, with fine jets over whoever walks through. */
export function sprayArch(): Part {
  const pipe = line("M-96 0V-176C-96 -206 -80 -214 -60 -214H60C80 -214 96 -206 96 -176V0", cloth.indigo.base, 9)
  const gleam = line("M-99 -6V-176C-99 -208 -82 -217 -60 -217H60", cloth.indigo.light, 2.4)
  const nozzles = [-62, -20, 20, 62].map((x) => cut(block(x - 4, -200, 8, 10, 2), ramps.gold[500]))
  const jets = [-62, -20, 20, 62].map((x) =>
    repeat(5, (i) => {
      const lean = (i - 2) * 15
      return line(`M${x} -198L${x + lean} ${-128 + Math.abs(i - 2) * 8}`, material.water.light, 1.6)
    }),
  )
  const sides = [-1, 1].map((side) =>
    repeat(2, (i) =>
      repeat(3, (j) =>
        line(`M${side * 92} ${-146 + i * 50}L${side * 56} ${-158 + i * 50 + j * 14}`, material.water.light, 1.5),
      ),
    ),
  )
  return {
    svg:
      sheet(pipe, "detail") +
      gleam +
      nozzles.join("") +
      `<g stroke-opacity="0.8">${jets.join("")}${sides.join("")}</g>`,
    box: { left: -101, top: -218, right: 101, bottom: 0 },
    name: "a spray race",
  }
}

/** A lantern, 34 cm, hanging from the origin. */
export function hangingLantern(): Part {
  return {
    svg:
      line("M0 0V6M-7 12C-7 4 7 4 7 12", iron.shade, 1.2) +
      sheet(
        cut(block(-6, 14, 12, 4, 1), cloth.clay.base) +
          cut("M-6 14C-9 20 -9 24 -6 29H6C9 24 9 20 6 14Z", "#FBE3A0") +
          cut("M0 17C3 21 3 25 0 28C-3 25 -3 21 0 17Z", ramps.gold[500]) +
          cut(block(-8, 36, 16, 7, 2), cloth.clay.base),
        "fine",
      ),
    box: { left: -9, top: 0, right: 9, bottom: 36 },
    name: "a lantern",
  }
}

/** A wooden post with a hook, 230 cm, for lanterns. */
export function post(): Part {
  return {
    svg: sheet(cut(bar(0, 0, 0, -300, 13), wood.base) + cut(bar(3.4, 0, 3.4, -300, 5), wood.shade), "detail"),
    box: { left: -7, top: -300, right: 7, bottom: 0 },
    name: "a wooden post",
  }
}
