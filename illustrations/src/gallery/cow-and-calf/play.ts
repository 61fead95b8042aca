/** Calves among themselves: in the tall grass, racing uphill. */
import { cattle } from "../../animals/cattle"
import { cattleBust } from "../../animals/cattle-bust-front"
import { coats } from "../../animals/cattle-hide"
import { restingCattle, restingPoll } from "../../animals/cattle-resting"
import { flyingEgret } from "../../animals/egret"
import { foreground, heavens, tallGrass } from "../../country"
import { hill } from "../../land"
import { hide, leaf, mix, ramps } from "../../palette"
import { place, round, type Picture } from "../../part"
import { stage, type Stage } from "../../scene"
import { cloud } from "../../sky"
import { flower, butterfly } from "./meadow-life"

/** At the height of the grass. */
export function calfInTheGrass(): Picture {
  const set = stage("gallery/cow-and-calf/calf-in-the-grass", {
    width: 1200,
    height: 900,
    light: "noon",
    horizon: 330,
    eye: 86,
  })
  set.add(cloud(set.random, 860, 170, 420, "#F6F4E4"))
  set.add(
    hill(
      [
        [-40, 330],
        [300, 270],
        [760, 340],
        [1240, 280],
      ],
      900,
      mix(set.mood.land[0], set.mood.land[1], 0.5),
      0.1,
      2,
      40,
    ),
  )
  const [, near, nearer, dark] = set.mood.land
  set.add(
    tallGrass(set.random, {
      width: 1200,
      bottom: 760,
      height: 360,
      colours: [near, mix(near, nearer, 0.5), mix(near, leaf.dry.light, 0.5)],
      step: 15,
    }),
  )
  set.put(restingCattle({ age: "calf", coat: hide.ankoleFawn, head: "none" }), 520, 830, 8)
  const face = cattleBust({ age: "calf", coat: hide.ankoleFawn, bare: true })
  set.add(place(face, 520 + restingPoll.x * 4.8, 816 + restingPoll.y * 4.8, 6.2))
  set.add(butterfly(1120, 210, 40, ramps.clay[500], 24), butterfly(640, 230, 30, ramps.gold[400], -30))
  set.add(
    tallGrass(set.random, {
      width: 1200,
      bottom: 920,
      height: 290,
      colours: [dark, nearer, mix(nearer, leaf.dry.base, 0.4)],
      step: 13,
    }),
  )
  for (const [x, y, size, colour] of [
    [90, 742, 34, "#F2B9A4"],
    [230, 800, 28, "#FFF3DC"],
    [410, 820, 24, "#F2B9A4"],
    [980, 770, 36, "#FFF3DC"],
    [1110, 820, 30, "#F2B9A4"],
    [760, 838, 26, "#FFF3DC"],
  ] as const)
    set.add(flower(x, y, size, colour))
  set.scenery("butterflies", "flowers")
  return set.finish("A fawn Ankole calf lies deep in the flowering grass at noon, and two butterflies go by.")
}

/** Tails up, the nearest as large as the hill. */
export function calvesRacing(): Picture {
  const set = stage("gallery/cow-and-calf/calves-racing", {
    width: 1400,
    height: 750,
    light: "afternoon",
    horizon: 380,
    eye: 60,
  })
  heavens(set, { ground: 520, sun: { x: 160, y: 470, radius: 120, style: "rings" } })
  set.add(
    hill(
      [
        [-40, 500],
        [300, 470],
        [700, 420],
        [1100, 330],
        [1440, 300],
      ],
      750,
      mix(set.mood.land[0], set.mood.haze, 0.35),
      0.1,
    ),
  )
  set.add(
    hill(
      [
        [-40, 640],
        [300, 600],
        [760, 510],
        [1100, 450],
        [1440, 420],
      ],
      750,
      mix(set.mood.land[1], set.mood.land[2], 0.3),
      0.16,
      3,
      50,
    ),
  )
  const runners = [
    [1190, 474, coats.chestnut, 1.3],
    [800, 560, coats.cream, 0.98],
    [340, 690, hide.ankole, 0.78],
  ] as const
  for (const [x, y, coat, size] of runners) {
    set.stand(cattle({ age: "calf", pose: "running", coat }), x, y - 6, "right", size)
    flung(set, x - 60 * set.scaleAt(y) * size, y, set.scaleAt(y) * size)
  }
  set.put(flyingEgret(), 610, 170, 2.1)
  set.put(flyingEgret(), 800, 110, 1.6)
  foreground(set, 66, { tufts: [0.5, 0.8] })
  return set.finish("Three Ankole calves race up a hill, tails in the air, late in the afternoon; two egrets fly off.")
}

/** Dust and blades of grass thrown up behind heels at (x, y). */
function flung(set: Stage, x: number, y: number, scale: number): void {
  const { random, mood } = set
  const puffs = Array.from({ length: 6 }, (_, index) => {
    const [dx, dy] = [-index * 7 * scale, -random.between(2, 16) * scale]
    return `<circle cx="${round(x + dx)}" cy="${round(y + dy)}" r="${round(random.between(4, 9) * scale)}"/>`
  })
  const blades = Array.from({ length: 7 }, () => {
    const [dx, dy] = [random.between(-34, -2) * scale, -random.between(6, 34) * scale]
    return `M${round(x + dx)} ${round(y + dy)}l${round(random.between(-8, 8) * scale)} ${round(-random.between(3, 8) * scale)}`
  })
  set.add(
    `<g fill="${mix("#E9C48A", mood.low, 0.4)}" fill-opacity="0.5">${puffs.join("")}</g>`,
    `<path d="${blades.join("")}" stroke="${mood.land[3]}" stroke-width="${round(1.3 * scale)}" stroke-linecap="round"/>`,
  )
}
