/** Sheep in the hands of those who keep them: at the trimming stand, in an elder’s arms. */
import { sheep } from "../../animals/sheep"
import { ridges } from "../../heights"
import { hill, rolling } from "../../land"
import { cloth, hair, material, mix } from "../../palette"
import { clip, cut, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { bust } from "../../people/bust"
import { beard } from "../../people/bust-extras"
import { crop } from "../../people/bust-hair"
import { kanzuJacket } from "../../people/bust-robes"
import { stage } from "../../scene"
import { hayBale, stool } from "../../tools"
import { rainFall, rainBank } from "../../weather"
import { plankStand, shears } from "./props"

export function trimmingHooves(): Picture {
  const set = stage("sheep/hooves", { width: 1200, height: 900, light: "rain", horizon: 330, eye: 128 })
  const { random, mood } = set
  set.add(rainBank(1200, 900, 200, 900))
  set.add(hill(rolling(random, 1200, 440, 50, 1.5), 900, mix(mood.land[1], mood.haze, 0.3)))
  set.add(hill(rolling(random, 1200, 520, 30, 1.3), 900, mix(mood.land[2], mood.haze, 0.15)))
  set.add(rainFall(random, { left: 0, right: 1250, top: 110, bottom: 640, count: 120 }))
  // The shed: an earth floor, posts, and the edge of the roof along the top.
  const { wood, rust } = material
  set.add(sheet(cut("M-40 610H1240V940H-40Z", "#A9764C"), "land"), cut("M-40 610H1240V624H-40Z", "#C9935F"))
  const post = (x: number) =>
    sheet(
      cut(`M${x - 22} 640V90H${x + 22}V640Z`, wood.base) + cut(`M${x + 6} 640V90H${x + 22}V640Z`, wood.shade),
      "land",
    )
  set.add(post(90), post(1110))
  const ribs = Array.from(
    { length: 31 },
    (_, index) => `M${index * 42 - 40} -10H${index * 42 - 20}V150H${index * 42 - 40}Z`,
  ).join("")
  const roof = "M-40 -40H1240V126C1100 134 100 134 -40 126Z"
  set.add(
    sheet(
      cut(roof, rust.base) +
        clip(roof, cut(ribs, mix(rust.base, rust.shade, 0.6)) + cut("M-40 112H1240V140H-40Z", rust.light)),
      "land",
    ),
  )
  set.stand(hayBale(), 180, 740, "right", 1.1)
  const scale = set.scaleAt(800) * 1.02
  set.stand(
    person({
      who: "girl",
      pose: "clasp",
      clothes: "dress",
      main: cloth.gold,
      print: "rings",
      skin: 4,
      headwear: "none",
      hair: "short",
      seed: "hoof-girl",
      footwear: "gumboots",
    }),
    400,
    748,
    "right",
    1.1,
  )
  set.stand(plankStand(), 480, 800, "right", 1.02)
  set.put(sheep({ pose: "pawing" }), 480, 800 - 25 * scale, scale)
  set.stand(stool(), 480 + 97 * scale, 806, "left", 0.98)
  set.stand(
    person({
      who: "woman",
      pose: "milk",
      clothes: "overalls",
      main: cloth.indigo,
      second: cloth.clay,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "hoof-woman",
      holds: shears(),
    }),
    480 + 91 * scale,
    806,
    "left",
    1,
  )
  return set.finish(
    "A woman trims the hoof of a cream ewe on a stand in the shed while rain falls outside; a girl stands by.",
  )
}

export function elderWithLamb(): Picture {
  const set = stage("sheep/elder", { width: 900, height: 1200, light: "dawn", horizon: 700, eye: 100 })
  const { random, mood } = set
  set.litFrom(1400)
  set.add(ridges(random, 900, 760, 300, mix(mood.land[0], mood.haze, 0.45)))
  set.add(
    hill(
      [
        [-40, 820],
        [200, 790],
        [500, 840],
        [940, 720],
      ],
      1200,
      mix(mood.land[1], mood.haze, 0.3),
      0.2,
      3,
      50,
    ),
  )
  set.add(
    hill(
      [
        [-40, 960],
        [300, 980],
        [600, 940],
        [940, 980],
      ],
      1200,
      mood.land[2],
      0.2,
      2,
      60,
    ),
  )
  const lamb = sheep({ pose: "lying", age: "lamb" })
  const elder = bust({
    name: "an elderly man in a kanzu and jacket",
    skin: 3,
    light: "right",
    build: { shoulders: 1.02, neck: 1, across: true },
    seed: "lamb-elder",
    width: 0.99,
    jaw: 1,
    length: 1.04,
    age: 1,
    brows: 1.1,
    browTone: hair.grey.base,
    smile: 1,
    teeth: true,
    eyes: 0.86,
    lips: 0.88,
    tilt: 6,
    clothes: (body) => kanzuJacket(body, cloth.cream, cloth.indigo),
    head: ({ light, random: chance }) => crop({ tone: hair.white, light, random: chance, width: 0.99, lift: 0 }),
    holds: { part: lamb, x: -40, y: 534, size: 10.2, wrist: [-10, 480], sleeve: cloth.indigo, curl: 0.8 },
    onFace: beard(hair.white, { length: 1.04, width: 0.99, jaw: 1 }),
  })
  set.put(elder, 400, 1280, 15)
  return set.finish(
    "An elderly man in kanzu and jacket smiles and carries a lamb on his arm, hills behind him at dawn.",
  )
}
