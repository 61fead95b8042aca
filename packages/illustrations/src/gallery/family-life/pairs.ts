/** Two people: a wedding with cattle given, and many years later a bench. */
import { cattle } from "../../animals/cattle"
import { foreground, savanna } from "../../country"
import { cloth, hide, ramps } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { benchFromBehind } from "../../people/back"
import { acacia } from "../../plants/trees"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { repeat } from "../../tools/shapes"

/** Bride and groom between the cattle of the bride-wealth. */
export function brideWealth(): Picture {
  const set = stage("gallery/bride-wealth", { width: 1000, height: 1200, light: "afternoon", horizon: 640, eye: 112 })
  set.add(sun("afternoon", 500, 520, 210, "rays"))
  savanna(set, { ground: 820, trees: [] })
  set.litFrom(500)
  set.stand(cattle({ pose: "looking", coat: hide.ankole, horns: 104, splashed: true }), 0, 960, "right", 0.98)
  set.stand(cattle({ pose: "looking", coat: hide.ankoleFawn, horns: 104 }), 1000, 960, "left", 0.98)
  set.stand(
    person({ who: "man", pose: "clasp", clothes: "kanzu-jacket", headwear: "none", skin: 5, seed: "groom" }),
    392,
    1090,
    "right",
    1.06,
  )
  set.stand(
    person({
      who: "woman",
      pose: "clasp",
      clothes: "gomesi",
      main: cloth.gold,
      second: cloth.clay,
      print: "leaves",
      headwear: "none",
      hair: "bun",
      footwear: "shoes",
      skin: 3,
      seed: "bride",
    }),
    608,
    1096,
    "left",
    1.06,
  )
  foreground(set, 80, { tufts: [0.08, 0.92] })
  const petals = repeat(60, (index) => {
    const [x, y] = [set.random.between(20, 980), set.random.between(1010, 1170)]
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${set.random.between(5, 9).toFixed(1)}" ry="3.4" transform="rotate(${set.random.between(-40, 40).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" fill="${index % 3 ? ramps.cream[100] : ramps.clay[500]}"/>`
  })
  set.add(petals)
  return set.finish(
    "A bride in a gold gomesi and her groom in kanzu and jacket stand between {cows} of the bride-wealth, petals at their feet.",
  )
}

/** Grandparents watch the day go down. */
export function duskBench(): Picture {
  const set = stage("gallery/dusk-bench", { width: 1400, height: 700, light: "dusk", horizon: 400, eye: 84 })
  set.add(sun("dusk", 930, 372, 250, "plain"))
  savanna(set, { ground: 500, trees: [0.9] })
  set.litFrom(930)
  set.stand(cattle({ pose: "grazing", coat: hide.ankoleDark }), 1075, 520, "left", 0.66)
  set.stand(cattle({ pose: "walking", coat: hide.ankole }), 735, 522, "right", 0.66)
  set.put(acacia(set.random), 130, 660, 1.25)
  set.stand(
    benchFromBehind(
      [
        {
          who: "elder-man",
          clothes: "kanzu-jacket",
          headwear: "none",
          skin: 5,
          tilt: 4,
          seed: "bench-1",
          embraces: true,
        },
        {
          who: "elder-woman",
          clothes: "gomesi",
          main: cloth.clay,
          second: cloth.gold,
          headwear: "head-wrap",
          wrap: cloth.gold,
          skin: 4,
          tilt: -9,
          seed: "bench-2",
        },
      ],
      46,
    ),
    440,
    640,
  )
  foreground(set, 44, { tufts: [0.06, 0.56, 0.94] })
  return set.finish(
    "Fifty years and one bench: a grandfather and a grandmother watch the sun go down behind {cows}, his arm round her.",
  )
}
