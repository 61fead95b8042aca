/** Goats that fill the frame, and goats seen from above. */
import { goatFacingUs } from "../../animals/goat-front-body"
import { goatBust } from "../../animals/goat-portrait"
import { fromAbove } from "../../animals/goat-sheep-above"
import { foreground } from "../../country"
import { oval, taper, through, type Point } from "../../geometry"
import { hill, path, rolling } from "../../land"
import { hide, leaf, material, mix, type Tone } from "../../palette"
import { cut, sheet } from "../../paper"
import { round, type Part, type Picture } from "../../part"
import { acacia } from "../../plants/trees"
import { bananaLeaf } from "../../plants/leaves"
import { stage, type Stage } from "../../scene"
import { sun } from "../../sky"

export function bellAndHorns(): Picture {
  const set = stage("goats/bell", { width: 1100, height: 1100, light: "noon", horizon: 500, eye: 100 })
  const green = mix(leaf.banana.shade, "#2F6A43", 0.5)
  set.add(`<rect width="1100" height="1100" fill="${mix(green, "#173424", 0.35)}"/>`)
  for (const [x, y, length, degrees, share] of [
    [-60, 300, 620, -24, 0.5],
    [1160, 240, 640, 200, 0.5],
    [-80, 700, 600, -6, 0.25],
    [1180, 660, 620, 184, 0.3],
    [240, -80, 520, 66, 0.35],
    [880, -90, 520, 112, 0.3],
  ] as const) {
    set.add(
      bananaLeaf(x, y, length, degrees, {
        light: mix(leaf.banana.base, green, share),
        base: mix(leaf.banana.shade, green, share),
        shade: mix(green, "#173424", 0.3),
      }),
    )
  }
  set.put(goatBust({ coat: hide.ankoleFawn, blaze: true, horns: 13.5, tilt: -3 }), 560, 1262, 13.4)
  set.add(
    bananaLeaf(-70, 1080, 520, -30, leaf.banana),
    bananaLeaf(1170, 1120, 520, 214, leaf.banana),
    bananaLeaf(120, 1190, 420, -52, {
      ...leaf.banana,
      base: leaf.banana.light,
      light: "#C9DC92",
      shade: leaf.banana.base,
    }),
  )
  set.scenery("banana leaves")
  return set.finish("A fawn doe with a white blaze and a brass bell looks straight at us from among banana leaves.")
}

export function piedBuck(): Picture {
  const set = stage("goats/pied-buck", { width: 800, height: 1200, light: "dawn", horizon: 940, eye: 24 })
  const { random, mood } = set
  set.add(sun("dawn", 400, 560, 210, "rays"))
  set.add(hill(rolling(random, 800, 880, 30, 1.2), 1200, mix(mood.land[0], mood.haze, 0.3)))
  set.put(acacia(random), 90, 950, 0.6)
  set.put(acacia(random), 720, 940, 0.44)
  set.add(hill(rolling(random, 800, 955, 14, 1.3), 1200, mood.land[1]))
  set.add(hill(rolling(random, 800, 1030, 12, 1.1), 1200, mix(mood.land[2], mood.haze, 0.1)))
  set.add(
    path(
      [
        [400, 1240],
        [400, 1080],
        [420, 1000],
        [470, 955],
      ],
      520,
      20,
      "#D9A67A",
    ),
  )
  set.put(goatFacingUs({ pied: true, horns: 27 }), 400, 1130, 8.2)
  foreground(set, 90, { tufts: [0.08, 0.24, 0.9] })
  set.scenery("a path")
  return set.finish("A pied Mubende buck plants his feet on the path and faces us, the rising sun round his horns.")
}

/** A block of mineral salt on a cut stump, from above. */
function saltLick(): Part {
  const rings = [44, 34, 24].map(
    (r) => `<circle r="${r}" fill="none" stroke="${material.wood.shade}" stroke-width="1.6"/>`,
  )
  return {
    svg:
      `<circle cx="4" cy="7" r="56" fill="#1B0F08" fill-opacity="0.24"/>` +
      sheet(
        `<circle r="56" fill="${leaf.bark.base}"/><circle r="50" fill="${material.wood.light}"/>${rings.join("")}`,
        "figure",
      ) +
      sheet(
        cut(
          "M-24 -19C-24 -24 -19 -25 -14 -25L16 -24C22 -24 25 -20 25 -14L24 16C24 22 20 25 14 25L-15 24C-21 24 -25 20 -25 14Z",
          "#E7B9A4",
        ) +
          cut(
            "M-18 -15C-18 -18 -15 -19 -12 -19L12 -18C16 -18 18 -16 18 -12L17 12C17 16 15 18 11 18L-12 17C-16 17 -19 15 -18 11Z",
            "#F5D5C4",
          ) +
          cut(oval(3, -2, 9, 6, 20), "#E9C3B0"),
        "small",
      ),
    box: { left: -56, top: -56, right: 56, bottom: 63 },
    name: "a salt lick",
  }
}

/** Hoof prints round a place where animals gather, seen from above. */
function trampled(set: Stage, x: number, y: number, near: number, far: number, colour: string): string {
  return Array.from({ length: 90 }, () => {
    const [angle, reach] = [set.random.between(0, Math.PI * 2), set.random.between(near, far)]
    const turn = set.random.between(0, 360)
    const [px, py] = [round(x + Math.cos(angle) * reach), round(y + Math.sin(angle) * reach)]
    return `<path transform="translate(${px} ${py}) rotate(${round(turn)})" d="M-8-7C-2-9 0-5 0-1H-9ZM-8 7C-2 9 0 5 0 1H-9Z" fill="${colour}"/>`
  }).join("")
}

export function roundTheLick(): Picture {
  const set = stage("goats/lick", { width: 1100, height: 1100, light: "noon", horizon: 0, eye: 400 })
  const { random } = set
  const earth = "#C98A55"
  set.add(`<rect width="1100" height="1100" fill="${mix("#5F8A4C", "#D3A551", 0.12)}"/>`)
  const edge = (reach: number, wave: number): string =>
    through(
      Array.from({ length: 18 }, (_, index): Point => {
        const angle = (index / 18) * Math.PI * 2
        const r = reach * (1 + wave * random.between(-1, 1))
        return [round(550 + Math.cos(angle) * r), round(550 + Math.sin(angle) * r)]
      }),
      true,
    )
  set.add(sheet(cut(edge(520, 0.05), mix(earth, "#8FA05A", 0.45)), "land"))
  set.add(sheet(cut(edge(452, 0.04), earth), "land"), cut(edge(230, 0.06), mix(earth, "#F5D9B0", 0.35)))
  set.add(trampled(set, 550, 550, 190, 440, mix(earth, "#5A3420", 0.32)))
  const ring: readonly (readonly [number, Tone, boolean, number])[] = [
    [8, hide.goatBlack, true, 6],
    [66, hide.ankoleFawn, false, -8],
    [122, hide.goatBrown, false, 5],
    [184, hide.goatBlack, false, -6],
    [240, hide.sheepCream, false, 8],
    [302, hide.goatBrown, true, -4],
  ]
  for (const [from, coat, pied, glance] of ring) {
    const angle = (from * Math.PI) / 180
    set.put(
      fromAbove({ kind: "doe", coat, pied, turn: from + 180 + glance * 0.6, glance: -glance }),
      550 + Math.cos(angle) * 278,
      550 + Math.sin(angle) * 278,
      3.5,
    )
  }
  set.put(saltLick(), 550, 550, 1.3)
  set.put(fromAbove({ kind: "kid", coat: hide.goatBlack, turn: 200, glance: 14 }), 985, 868, 3.3)
  set.put(fromAbove({ kind: "kid", coat: hide.ankoleFawn, turn: 60, glance: -10 }), 205, 240, 3.3)
  for (const [x, y] of [
    [80, 80],
    [1010, 110],
    [70, 960],
    [1020, 1010],
    [560, 40],
    [600, 1070],
    [1070, 480],
    [30, 560],
  ] as const) {
    const blades = Array.from({ length: 9 }, (_, index) => {
      const angle = (index / 9) * Math.PI * 2
      const tip: Point = [x + Math.cos(angle) * 44, y + Math.sin(angle) * 44]
      return cut(
        taper([[x, y], [(x + tip[0]) / 2 + 6, (y + tip[1]) / 2], tip], [7, 9, 1]),
        index % 2 ? leaf.papyrus.base : leaf.papyrus.light,
      )
    })
    set.add(sheet(blades.join(""), "small"))
  }
  set.scenery("trodden earth")
  return set.finish("Seen from above: six goats make a star round a block of salt, and two kids come running to see.")
}
