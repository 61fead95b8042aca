/** Two people: a wedding, and many years later a bench. */
import { cattle } from "../../animals/cattle"
import { cattleBust } from "../../animals/cattle-bust-front"
import { foreground, savanna } from "../../country"
import { cloth, hide, ramps } from "../../palette"
import { cut, sheet } from "../../paper"
import type { Picture } from "../../part"
import { benchFromBehind } from "../../people/back"
import { leafPrint } from "../../people/bust-cloth"
import { earring } from "../../people/bust-extras"
import { gomesi } from "../../people/bust-gomesi"
import { bun, crop } from "../../people/bust-hair"
import { kanzuJacket } from "../../people/bust-robes"
import { acacia } from "../../plants/trees"
import { randomFrom } from "../../random"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { circle, repeat } from "../../tools/shapes"
import { somebody } from "../faces"

/** Bride and groom, near enough to see them smile; a cow with a garland looks over their shoulders. */
export function brideWealth(): Picture {
  const set = stage("gallery/bride-wealth", { width: 1000, height: 1200, light: "afternoon", horizon: 640, eye: 112 })
  savanna(set, { ground: 620, trees: [0.05, 0.97] })
  set.litFrom(1500)
  set.put(cattleBust({ coat: hide.ankoleFawn, horns: 96, blaze: true }), 500, 330, 4.6)
  const garland = repeat(17, (index) => {
    const share = index / 16
    const [x, y] = [500 + (share - 0.5) * 330, 560 + Math.sin(share * Math.PI) * 150]
    return sheet(
      cut(circle(x, y, 24), index % 2 ? ramps.clay[500] : ramps.gold[300]) + cut(circle(x, y, 9), ramps.cream[50]),
      "fine",
    )
  })
  set.add(garland)
  const groom = somebody("man", {
    name: "a man in kanzu and jacket",
    skin: 5,
    seed: "groom",
    smile: 1,
    teeth: true,
    tilt: 7,
    clothes: (body) => kanzuJacket(body, cloth.cream, cloth.charcoal),
    head: ({ light, random }) => crop({ light, random, width: 1, lift: 8 }),
  })
  set.put(groom, 270, 1250, 11.4)
  const bride = somebody("woman", {
    name: "a woman in a gomesi",
    skin: 3,
    seed: "bride",
    light: "left",
    smile: 1,
    teeth: true,
    tilt: 7,
    clothes: (body) =>
      gomesi(body, cloth.gold, cloth.clay, leafPrint(randomFrom("bride-print"), ["#FBE7B0", "#D98E2B"], 60)),
    head: ({ light, random }) => bun({ light, random }),
    onHead: earring("drop", ramps.gold[300]),
  })
  set.put(bride, 730, 1280, 11.2, "left")
  const petals = repeat(40, () => {
    const [x, y] = [set.random.between(20, 980), set.random.between(40, 420)]
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${set.random.between(6, 11).toFixed(1)}" ry="4" transform="rotate(${set.random.between(-60, 60).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})" fill="${ramps.cream[50]}"/>`
  })
  set.add(petals)
  return set.finish(
    "A bride in a gold gomesi and her groom smile on their wedding day; a garlanded Ankole cow looks over their shoulders.",
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
    "A grandfather and a grandmother on a bench watch the sun go down behind {cows}, his arm round her.",
  )
}
