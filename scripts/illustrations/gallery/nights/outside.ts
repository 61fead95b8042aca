/** Under the open sky: a camp, lamps on the lake. */
import { restingCattle } from "../../animals/cattle-resting"
import { ranges } from "../../country"
import { oval } from "../../geometry"
import { hill } from "../../land"
import { cloth, hide, leaf, mixTone } from "../../palette"
import { cut, line } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { acacia } from "../../plants/trees"
import { randomFrom } from "../../random"
import { stage } from "../../scene"
import { stars, sun } from "../../sky"
import { canoe, paddle } from "../../tools/boats"
import { flames, halo, lantern, woodFire } from "../../tools/lights"
import { heapedCloud, milkyWay, moonlight } from "../../weather"
import { lit } from "./firelight"

export function campUnderTheMilkyWay(): Picture {
  const set = stage("gallery/nights/camp", { width: 900, height: 1200, light: "night", horizon: 820, eye: 128 })
  set.litFrom(470)
  const galaxy = milkyWay(randomFrom("galaxy"), [-120, 1000], [820, -120], 300)
  set.add(`<rect width="900" height="900" fill="#101C2C" fill-opacity="0.5"/>`, stars(set.random, 900, 900, 90), galaxy)
  set.add(
    hill(
      [
        [-40, 880],
        [260, 862],
        [560, 876],
        [940, 856],
      ],
      1200,
      "#1F353A",
      0.1,
    ),
  )
  set.put(acacia(set.random, mixTone(leaf.acacia, "#13262A", 0.6)), 740, 900, 0.5)
  set.add(
    hill(
      [
        [-40, 950],
        [260, 962],
        [560, 946],
        [940, 966],
      ],
      1200,
      "#2A423C",
      0.1,
    ),
  )
  set.stand(restingCattle({ coat: hide.ankole, horns: 80, head: "turned" }), 150, 1000)
  set.stand(restingCattle({ coat: hide.ankoleFawn, horns: 70 }), 800, 1000, "left")
  const elder = person({
    who: "elder-man",
    pose: "sit-ground",
    clothes: "shuka",
    main: cloth.clay,
    skin: 5,
    seed: "camp-elder",
  })
  const boy = person({ who: "boy", pose: "sit-ground", clothes: "shorts", main: cloth.gold, skin: 3, seed: "camp-boy" })
  set.stand(elder, 230, 1100).stand(boy, 700, 1100, "left")
  set.stand(woodFire(), 470, 1110)
  set.add(
    hill(
      [
        [-40, 1176],
        [300, 1166],
        [640, 1178],
        [940, 1166],
      ],
      1200,
      "#16282A",
      0,
    ),
  )
  const s = set.scaleAt(1110)
  set.glow(lit(set, elder, 230, 1100, "right"), lit(set, boy, 700, 1100, "left"))
  set.glow(halo(470, 1080, 260, 0.1), `<g transform="translate(470 1110) scale(${s})">${flames()}</g>`)
  set.glow(`<g opacity="0.4">${galaxy}</g>`)
  return set.finish(
    "Beneath the stars of the Milky Way an old man tells a boy a story by the fire, two Ankole cows resting beside them.",
  )
}

export function lampsOnTheLake(): Picture {
  const set = stage("gallery/nights/lamps", { width: 1400, height: 700, light: "night", horizon: 200, eye: 420 })
  set.add(sun("night", 360, 170, 110, "plain"))
  set.add(heapedCloud(1080, 190, 460, "#4C6474", "#3A5262"), heapedCloud(120, 120, 300, "#405868", "#33495A"))
  ranges(set, { top: 270, bottom: 300, count: 2, swell: 26, far: "#48656E", near: "#3A565C" })
  set.scenery("a lake")
  set.add(`<rect y="322" width="1400" height="400" fill="#2A4A5C"/>`)
  const path = Array.from({ length: 15 }, (_, index) => {
    const y = 334 + index * 25
    const half = 60 + index * 4 + Math.abs(Math.sin(index * 2.2)) * 46
    return `M${360 - half} ${y}Q360 ${y - 8} ${360 + half} ${y}Q360 ${y + 7} ${360 - half} ${y}Z`
  }).join("")
  set.add(cut(path, "#B9CBD0"))
  set.add(
    line("M560 380H700M900 410H1010M620 520H760M1180 470H1300M840 620H980M1140 640H1290M100 560H190", "#41647A", 4),
  )
  const boats: readonly (readonly [number, number, number, string])[] = [
    [1010, 368, 0.34, "far"],
    [720, 392, 0.46, "middle"],
    [1180, 470, 0.7, "near"],
    [760, 590, 1.05, "here"],
  ]
  for (const [x, y, size, seed] of boats) {
    const fisher = person({
      who: "man",
      pose: "staff",
      clothes: "trousers",
      main: cloth.clay,
      headwear: "cap",
      skin: 5,
      seed: `fisher-${seed}`,
      holds: paddle(220),
    })
    const mate = person({
      who: "man",
      pose: "sit",
      clothes: "trousers",
      main: cloth.gold,
      headwear: "none",
      skin: 4,
      seed: `mate-${seed}`,
    })
    const crew = size > 0.6 ? [{ part: mate, x: 40, y: -30 }] : []
    set.put(
      canoe({
        length: 480,
        aboard: [{ part: fisher, x: -120, y: -6 }, ...crew, { part: lantern({ standing: false }), x: 205, y: 30 }],
      }),
      x,
      y,
      size,
    )
    const [lx, ly] = [x + 205 * size, y - 50 * size]
    const shine = Array.from({ length: 5 }, (_, index) => {
      const half = (26 - index * 3) * size
      return oval(lx, y + (22 + index * 20) * size, half, 4 * size)
    }).join("")
    set.glow(
      halo(lx, ly, 92 * size),
      `<path d="${shine}" fill="#F9C45E" fill-opacity="0.75"/>`,
      `<circle cx="${lx}" cy="${ly}" r="${8 * size}" fill="#FFF1C0"/>`,
    )
  }
  set.glow(moonlight(360, 170, 110), `<path d="${path}" fill="#FFF4CF" fill-opacity="0.25"/>`)
  return set.finish("Full moon over the lake: six men fish from four canoes with a lamp at every bow.")
}
