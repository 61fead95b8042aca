/** Tools that one person carries. Long ones stand upright, handle's end on the ground; scenes turn them as needed. */
import type { Part } from "../part"
import { cloth, leaf, material, ramps } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import { bar, block, circle, footing, polygon, type Standing } from "./shapes"

const { wood, steel, iron } = material

/** A hoe (jembe), 145 cm, blade up and to the right. */
export function hoe(): Part {
  const shaft = cut(bar(0, 0, 0, -142, 3.8, 3.2), wood.base) + cut(bar(0.9, 0, 0.8, -142, 1.6, 1.2), wood.shade)
  const blade = "M-3 -146L7 -148C20 -145 31 -135 35 -117L15 -111C12 -122 6 -132 -3 -136Z"
  const edge =
    cut("M35 -117L15 -111L13.6 -115.5L33.6 -122Z", steel.light) +
    cut("M-3 -146L7 -148C14 -146.5 20 -143 25 -138C16 -142 6 -142 -3 -140Z", iron.base)
  return {
    svg: sheet(shaft, "small") + cutWith(blade, iron.shade, edge, "small"),
    box: { left: -3, top: -148, right: 35, bottom: 0 },
    name: "a hoe",
  }
}

/** A herder's staff, 150 cm. */
export function staff(): Part {
  const d = "M-1.6 0L-1.3 -60L-1.7 -110L-1.2 -146C-1 -150 1.6 -150 1.7 -146L1.3 -108L1.8 -58L1.5 0Z"
  return {
    svg: cutWith(d, wood.base, cut(bar(1.2, 0, 1.2, -150, 1.4), wood.shade), "small"),
    box: { left: -2, top: -150, right: 2, bottom: 0 },
    name: "a herder's staff",
  }
}

/** A knapsack spray pump, 52 cm, seen from its side, with lance and lever: for tick control. */
export function sprayPump(standing: Standing = {}): Part {
  const tank =
    "M-15 -1C-17 -1 -18 -2 -18 -5L-17 -38C-17 -44 -13 -47 -6 -47H6C13 -47 17 -44 17 -38L18 -5C18 -2 17 -1 15 -1Z"
  const inside =
    cut("M7 0L7 -36C7 -42 4 -44 0 -48H20V0Z", cloth.sky.shade) +
    cut("M-13.5 -6V-36C-13.5 -40 -11 -43 -8 -43C-10 -40 -10 -38 -10 -34V-6Z", cloth.sky.light) +
    cut(block(-11, -12, 15, 16, 2), ramps.cream[50]) +
    cut("M-3.5 -26C-6 -21 -8 -19 -8 -16.5A4.5 4.5 0 0 0 1 -16.5C1 -19 -1 -21 -3.5 -26Z", ramps.forest[700])
  const lid = cut(block(-8, -46.5, 16, 5, 2), ramps.clay[600])
  const hose =
    line("M16 -6C28 -4 30 -20 27 -30L34 -66", cloth.charcoal.base, 1.6) +
    line("M27 -29L37 -76C38 -80 41 -81 44 -79", material.steel.shade, 1.8) +
    cut(bar(26, -26, 29, -40, 4), cloth.charcoal.shade) +
    cut(polygon([43, -82], [48, -78], [45, -75]), ramps.gold[500])
  const lever = line("M-16 -8C-24 -10 -27 -20 -25 -36", cloth.charcoal.base, 2)
  const foot = cut(block(-19, 0, 38, 4, 1.5), cloth.charcoal.base)
  const strap = line("M-12 -44C-24 -36 -24 -18 -15 -8", leaf.bark.shade, 2.6)
  return {
    svg:
      footing(standing, 20) +
      sheet(strap + hose + lever, "fine") +
      cutWith(tank, cloth.sky.base, inside, "small") +
      sheet(lid + foot, "fine"),
    box: { left: -27, top: -82, right: 48, bottom: 0 },
    name: "a knapsack sprayer",
  }
}

/** A wheelbarrow, 150 cm long, wheel in front (right); `load` fills it. */
export function wheelbarrow({ load = "none" }: { load?: "none" | "manure" | "grass" } = {}): Part {
  const { clay } = cloth
  const handles = cut(bar(-82, -58, 58, -22, 4), wood.base) + cut(bar(-84, -59, -60, -53, 5), cloth.charcoal.base)
  const legs = line("M-20 -40L-30 0M-30 0H-22M-12 -36L-26 -6", iron.shade, 3.2)
  const fork = line("M40 -30L56 -18", iron.shade, 4)
  const wheel =
    `<path fill="${cloth.charcoal.base}" d="${circle(58, -18, 18, 12)}"/>` +
    cut(circle(58, -18, 4), iron.base) +
    line("M58 -30V-6M46 -18H70M49.5 -26.5L66.5 -9.5M66.5 -26.5L49.5 -9.5", iron.base, 1.4)
  const tray =
    "M-56 -74H56C60 -74 62 -72 60 -69L36 -34C34 -31 31 -30 28 -30H-18C-22 -30 -25 -31 -27 -34L-58 -70C-60 -72 -59 -74 -56 -74Z"
  const inside = cut("M20 -74H70V-20H10C16 -40 20 -58 20 -74Z", clay.shade) + cut("M-64 -76H64V-69H-64Z", clay.light)
  const fills = {
    none: "",
    manure:
      cut("M-48 -72C-40 -90 -20 -98 -6 -94C10 -104 34 -92 48 -72Z", leaf.bark.base) +
      cut("M0 -72C10 -86 20 -90 28 -89C38 -84 44 -78 48 -72Z", leaf.bark.shade),
    grass:
      cut(
        "M-58 -70C-62 -84 -66 -92 -74 -96C-58 -94 -50 -90 -46 -88C-46 -98 -48 -104 -52 -110C-36 -104 -28 -98 -24 -94C-20 -104 -20 -108 -18 -114C-8 -106 -2 -100 0 -96C8 -104 16 -108 24 -110C20 -102 20 -98 20 -94C32 -100 42 -100 52 -100C44 -94 40 -90 40 -86C50 -88 60 -86 66 -82C56 -80 52 -76 50 -70Z",
        leaf.banana.base,
      ) +
      cut(
        "M-10 -70C-2 -88 10 -94 20 -94C32 -100 42 -100 52 -100C44 -94 40 -90 40 -86C50 -88 60 -86 66 -82C56 -80 52 -76 50 -70Z",
        leaf.banana.shade,
      ),
  }
  return {
    svg:
      footing({}, 62, 10) +
      sheet(legs + handles + fork, "small") +
      (fills[load] ? sheet(fills[load], "small") : "") +
      cutWith(tray, clay.base, inside, "detail") +
      sheet(wheel, "small"),
    box: { left: -84, top: load === "grass" ? -114 : load === "manure" ? -98 : -74, right: 76, bottom: 0 },
    name: "a wheelbarrow",
  }
}

/** A seedling of a tree in its black nursery bag, 34 cm. */
export function treeSeedling({ bag = true, ...standing }: Standing & { bag?: boolean } = {}): Part {
  const { banana, papyrus } = leaf
  const stem = line("M0 -10C0 -18 1 -24 0 -31", leaf.papyrus.shade, 1.1)
  const leaves =
    cut(
      "M0 -15C-6 -14 -11 -17 -12 -22C-6 -23 -1 -20 0 -15ZM0 -31C-4 -33 -6 -38 -3 -43C1 -40 2 -35 0 -31Z",
      banana.base,
    ) +
    cut(
      "M.5 -20C6 -19 11 -22 13 -28C6 -28 1 -25 .5 -20ZM.5 -26C-5 -25 -9 -28 -10 -33C-5 -33 0 -31 .5 -26Z",
      banana.shade,
    ) +
    cut("M0 -31C4 -31 8 -34 9 -38C4 -38 0 -36 0 -31Z", papyrus.base)
  const pot = bag
    ? cutWith(
        "M-7.5 -12H7.5L6.5 -1C6.5 .4 -6.5 .4 -6.5 -1Z",
        cloth.charcoal.base,
        cut("M2 -13H10V2H3Z", cloth.charcoal.shade) + cut("M-9 -13H9V-10H-9Z", leaf.bark.base),
        "fine",
      )
    : cut("M-11 0C-8 -7 -3 -10 0 -11C4 -10 8 -6 11 0Z", leaf.bark.base)
  return {
    svg: footing(standing, 9) + sheet(stem + leaves, "fine") + pot,
    box: { left: -12, top: -43, right: 13, bottom: 0 },
    name: "a tree seedling",
  }
}
