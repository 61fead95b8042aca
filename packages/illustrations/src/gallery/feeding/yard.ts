/** Mash for hens, minerals for cattle. */
import { chick, cockerel, hen } from "../../animals/birds"
import { cattle } from "../../animals/cattle"
import { foreground } from "../../country"
import { hill, rolling } from "../../land"
import { cloth, hide, mix, ramps } from "../../palette"
import type { Picture } from "../../part"
import { acacia } from "../../plants/trees"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { mineralLick } from "../../tools/fodder"
import { basin } from "../../tools/vessels"
import { spotOn, standAt, standWorking } from "../hands"

export function henYard(): Picture {
  const set = stage("gallery/feeding/hen-yard", { width: 900, height: 1200, light: "morning", horizon: -560, eye: 330 })
  const earth = "#D9A566"
  set.add(`<rect width="900" height="1200" fill="${earth}"/>`)
  set.add(
    hill(
      [
        [-40, 330],
        [200, 300],
        [500, 350],
        [940, 280],
      ],
      1200,
      mix(earth, "#B97A45", 0.35),
      0.14,
    ),
  )
  set.add(
    hill(
      [
        [-40, 900],
        [260, 960],
        [600, 930],
        [940, 1010],
      ],
      1200,
      mix(earth, "#9B6238", 0.4),
      0.12,
    ),
  )
  set.litFrom(-400)
  const bowl = { x: 520, y: 700 }
  const birds = [
    [300, 560, "right", hide.henRust, "pecking"],
    [180, 720, "right", hide.henCream, "standing"],
    [300, 860, "right", hide.henDark, "pecking"],
    [520, 880, "right", hide.henRust, "standing"],
    [760, 850, "left", hide.henCream, "pecking"],
    [770, 620, "left", hide.henDark, "standing"],
    [800, 1000, "left", hide.henRust, "pecking"],
    [160, 1020, "right", hide.henCream, "pecking"],
  ] as const
  const before = birds.filter(([, y]) => y < bowl.y)
  for (const [x, y, facing, coat, pose] of before) set.stand(hen({ coat, pose }), x, y, facing, 1.05)
  standWorking(
    set,
    {
      who: "woman",
      pose: "feed",
      clothes: "dress",
      main: cloth.indigo,
      print: "rings",
      headwear: "head-wrap",
      wrap: cloth.gold,
      footwear: "sandals",
      skin: 4,
      seed: "hen-woman",
    },
    { x: 330, y: 470, size: 0.92 },
    { near: { x: 470, y: 300 }, far: { x: 520, y: 296 } },
  )
  const grains = Array.from(
    { length: 26 },
    (_, index) =>
      `<circle cx="${492 + ((index * 17) % 60)}" cy="${320 + index * 13}" r="4" fill="${ramps.gold[300]}"/>`,
  )
  set.add(grains.join(""))
  set.stand(basin({ tone: cloth.clay, filling: "mash" }), bowl.x, bowl.y, "right", 1.15)
  for (const [x, y, facing, coat, pose] of birds.filter(([, y]) => y >= bowl.y))
    set.stand(hen({ coat, pose }), x, y, facing, 1.05)
  set.stand(cockerel(), 560, 1164, "left", 1.05)
  for (const [x, y] of [
    [270, 1120],
    [200, 1150],
    [330, 1160],
  ] as const)
    set.stand(chick("pecking"), x, y, "right", 1.1)
  return set.finish(
    "Seen from above: eight hens, a cockerel and three chicks crowd to the mash that a woman pours for them.",
  )
}

export function lick(): Picture {
  const set = stage("gallery/feeding/lick", { width: 1000, height: 1200, light: "afternoon", horizon: 760, eye: 90 })
  set.add(sun("afternoon", 300, 760, 300, "rings"))
  set.litFrom(300)
  set.add(hill(rolling(set.random, 1000, 900, 30, 1.3), 1200, set.mood.land[0], 0.1))
  set.add(hill(rolling(set.random, 1000, 1010, 18, 1), 1200, set.mood.land[2], 0.14))
  set.put(acacia(set.random), 905, 1110, 1.9)
  const cow = standAt(set, cattle({ coat: hide.ankole, pose: "licking", marking: "splashed", horns: 70 }), {
    x: 330,
    y: 1090,
    size: 0.92,
  })
  const tongue = spotOn(set, cow, { x: 138, y: -92 })
  const scale = set.scaleAt(1090) * 0.92
  set.put(mineralLick({ drop: 148 }), tongue.x + 14, tongue.y - 160 * scale, scale)
  foreground(set, 80, { tufts: [0.07, 0.9] })
  return set.finish("In late afternoon light an Ankole cow reaches for the mineral lick that hangs from an acacia.")
}
