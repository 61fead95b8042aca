/** Scenes of pages that have little to show: nothing there, nothing bought, no signal. Each with a smile. */
import { hen } from "../animals/birds"
import { goat } from "../animals/goat"
import { foreground, mountains } from "../country"
import { hill, path } from "../land"
import { cloth, hide, leaf, mix, ramps } from "../palette"
import { person } from "../people"
import { euphorbia } from "../plants/euphorbia"
import type { Picture, Pictures } from "../part"
import { stage } from "../scene"
import { cloud } from "../sky"
import { basket, phone } from "../tools"
import { handcart } from "../tools/handcart"
import { bittenMap, signpost } from "../tools/signpost"

function notFound(): Picture {
  const set = stage("scenes/not-found", { width: 1400, height: 1050, light: "mist", horizon: 560, eye: 92 })
  mountains(set, { ground: 700, sun: { x: 1130, y: 250, radius: 74, style: "plain" } })
  const dust = mix(leaf.dry.light, set.mood.land[2], 0.3)
  const fork = [
    [700, 1130],
    [700, 1000],
  ] as const
  set.add(
    path([...fork, [560, 925], [380, 880], [270, 820], [150, 780], [90, 730]], 280, 10, dust),
    path([...fork, [850, 930], [1030, 890], [1120, 830], [1250, 785], [1300, 730]], 280, 10, dust),
  )
  set.stand(signpost(), 700, 900, "right", 0.78)
  set.put(bittenMap(), 772, 452, 3.1)
  set.stand(goat({ pose: "browsing", pied: true, coat: hide.goatBrown }), 905, 925, "left", 1.05)
  set.stand(goat({ age: "kid" }), 420, 985, "right", 1.1)
  foreground(set, 100, { tufts: [0.08, 0.2, 0.92] })
  return set.finish(
    "At a misty crossroads a goat eats the map off a signpost that points five ways, and a kid looks on.",
  )
}

/** Plain paper and one hill, so that the page around it stays quiet. */
function plainSheet(set: ReturnType<typeof stage>, colour: string): void {
  const { width, height } = set
  set.add(`<rect width="${width}" height="${height}" fill="${ramps.cream[100]}"/>`)
  set.add(
    hill(
      [
        [-40, height * 0.6],
        [width * 0.3, height * 0.55],
        [width * 0.7, height * 0.64],
        [width + 40, height * 0.57],
      ],
      height,
      ramps.cream[200],
    ),
    hill(
      [
        [-40, height * 0.76],
        [width * 0.4, height * 0.72],
        [width + 40, height * 0.78],
      ],
      height,
      colour,
    ),
  )
}

function emptyCart(): Picture {
  const set = stage("scenes/empty-cart", { width: 800, height: 600, light: "morning", horizon: 200, eye: 110 })
  plainSheet(set, leaf.banana.base)
  set.stand(handcart(), 400, 480, "right", 0.92)
  set.put(basket(), 420, 341, 2.7)
  set.stand(goat({ age: "kid", pied: true }), 150, 515, "right", 0.95)
  set.put(hen(), 640, 525, 2.7, "left")
  return set.finish("A kid and a hen come to look at a handcart on which only an empty basket stands.")
}

function offline(): Picture {
  const set = stage("scenes/offline", { width: 1200, height: 900, light: "noon", horizon: 560, eye: 120 })
  const { mood } = set
  set.add(cloud(set.random, 950, 190, 330, "#F6F4E4"), cloud(set.random, 170, 330, 240, "#EEF1E2"))
  set.add(
    hill(
      [
        [-40, 640],
        [300, 600],
        [760, 660],
        [1240, 590],
      ],
      900,
      mix(mood.land[0], mood.haze, 0.4),
    ),
    hill(
      [
        [-40, 720],
        [380, 700],
        [900, 640],
        [1240, 690],
      ],
      900,
      mood.land[0],
    ),
  )
  set.put(euphorbia(set.random, leaf.euphorbia), 1060, 690, 0.34)
  set.add(
    hill(
      [
        [-40, 900],
        [150, 740],
        [360, 612],
        [560, 548],
        [760, 612],
        [960, 740],
        [1240, 830],
      ],
      900,
      mood.land[2],
      0.24,
      5,
      58,
    ),
  )
  set.litFrom(1100)
  set.put(goat({ pose: "standing" }), 300, 690, 2)
  set.put(goat({ age: "kid", coat: hide.goatBrown }), 765, 670, 2.1, "left")
  set.put(goat({ coat: hide.goatBrown, age: "buck" }), 985, 800, 2.5, "left")
  set.put(
    person({
      who: "man",
      pose: "walk",
      clothes: "trousers",
      main: cloth.clay,
      second: cloth.denim,
      print: "plain",
      headwear: "brimmed-hat",
      skin: 4,
      seed: "no-signal",
      head: "profile",
      nod: -14,
      reaches: { near: { x: 52, y: -170 }, far: { x: -22, y: -96 }, hands: "grip" },
      holds: phone({ back: true }),
    }),
    560,
    568,
    2.05,
  )
  foreground(set, 70, { tufts: [0.08, 0.34, 0.9] })
  return set.finish(
    "On the highest hill a man holds up his phone for a signal; two goats and a kid wait to hear whether it comes.",
  )
}

export const pictures: Pictures = {
  "scenes/not-found": notFound,
  "scenes/empty-cart": emptyCart,
  "scenes/offline": offline,
}
