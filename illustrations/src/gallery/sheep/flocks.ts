/** Sheep by themselves: on misty terraces, from the air, close up, in tall grass. */
import { sheep } from "../../animals/sheep"
import { hairRam } from "../../animals/sheep-ram-hair"
import { crestThrough, mistBand, tallGrass, terracedSlope } from "../../country"
import { heightAt, hill, rolling } from "../../land"
import { hide, leaf, mix, mixTone } from "../../palette"
import type { Picture } from "../../part"
import { banana } from "../../plants/trees"
import { bananaLeaf } from "../../plants/leaves"
import { stage } from "../../scene"

export function terracesInMist(): Picture {
  const set = stage("sheep/mist", { width: 900, height: 1200, light: "mist", horizon: 100, eye: 300 })
  const { random, mood } = set
  set.add(hill(rolling(random, 900, 140, 50, 1.3), 1200, mix(mood.land[0], mood.haze, 0.45)))
  const crests = terracedSlope(set, {
    from: crestThrough(set, 0.21, 0.16, 0.22, 0.18, 0.24),
    to: crestThrough(set, 1, 0.96, 1.02, 0.95, 1),
    count: 9,
    crops: ["#7C9C73", "#A9AE78", "#6B8F6C", "#94A56F", "#5E8463"],
  })
  const grey = (amount: number) => mixTone(leaf.banana, mood.haze, amount)
  const groups: readonly (readonly [
    number,
    readonly (readonly [number, "grazing" | "standing" | "walking" | "lamb", boolean])[],
  ])[] = [
    [
      2,
      [
        [300, "grazing", false],
        [380, "standing", true],
      ],
    ],
    [
      4,
      [
        [560, "walking", true],
        [690, "grazing", false],
        [760, "lamb", false],
      ],
    ],
    [
      6,
      [
        [180, "grazing", false],
        [340, "walking", false],
        [436, "lamb", false],
      ],
    ],
    [7, [[640, "standing", true]]],
  ]
  for (const [row, flock] of groups) {
    const crest = crests[row] ?? []
    const scale = 0.4 + row * row * 0.034
    const haze = 0.36 * (1 - row / 9)
    if (row === 2) set.put(banana(random, grey(0.45), false), 690, heightAt(crest, 690) + 10, 0.42)
    if (row === 4) set.put(banana(random, grey(0.3), false), 130, heightAt(crest, 130) + 14, 0.62)
    for (const [x, pose, brown] of flock) {
      const coat = mixTone(brown ? hide.sheepBrown : hide.sheepCream, mood.haze, haze)
      set.put(
        pose === "lamb" ? sheep({ pose: "walking", age: "lamb", coat }) : sheep({ pose, coat }),
        x,
        heightAt(crest, x) + 16 * scale,
        scale,
        row % 4 === 0 ? "left" : "right",
      )
    }
    set.add(mistBand(set, heightAt(crest, 450) + 40 + row * 8, 64, 0.42, -140, 1040))
  }
  set.put(sheep({ pose: "lying", coat: mixTone(hide.sheepCream, mood.haze, 0.05) }), 520, 1140, 2.9, "left")
  const near = mixTone(leaf.banana, mood.land[3], 0.55)
  set.add(
    bananaLeaf(-70, 1230, 460, -34, near),
    bananaLeaf(-60, 1120, 330, -58, near),
    bananaLeaf(980, 1240, 430, 212, near),
  )
  return set.finish(
    "Terrace above terrace in the morning mist, with eight fat-tailed sheep and two lambs dotted up the slope.",
  )
}

export function ramAtDusk(): Picture {
  const set = stage("sheep/ram", { width: 1100, height: 1100, light: "dusk", horizon: 700, eye: 100 })
  const { random, mood } = set
  set.litFrom(-300)
  set.add(hill(rolling(random, 1100, 800, 40, 1.3), 1100, mix(mood.land[0], mood.haze, 0.2)))
  set.add(hill(rolling(random, 1100, 900, 34, 1.6), 1100, mood.land[1]))
  set.put(hairRam(), 700, 1130, 11.6, "left")
  set.add(
    tallGrass(random, {
      width: 1100,
      bottom: 1130,
      height: 190,
      colours: [mood.land[3], mix(mood.land[3], leaf.dry.shade, 0.4), mix(mood.land[3], leaf.dry.shade, 0.2)],
      step: 16,
    }),
  )
  return set.finish(
    "A brown ram with a curled horn and a fringe at his throat stands in tall grass against a dusk sky.",
  )
}

export function eweInTallGrass(): Picture {
  const set = stage("sheep/grass", { width: 1100, height: 1100, light: "afternoon", horizon: 520, eye: 90 })
  const { random, mood } = set
  const grass = (bottom: number, height: number, share: number, step: number) =>
    tallGrass(random, {
      width: 1100,
      bottom,
      height,
      colours: [
        mix(leaf.dry.base, mood.haze, share),
        mix(leaf.dry.shade, mood.haze, share),
        mix(leaf.papyrus.shade, mood.haze, share),
      ],
      step,
    })
  set.add(hill(rolling(random, 1100, 430, 50, 1.2), 1100, mix(mood.land[0], mood.haze, 0.5)))
  set.add(hill(rolling(random, 1100, 520, 30, 1.5), 1100, mix(mood.land[1], mood.haze, 0.3)))
  set.add(grass(760, 300, 0.45, 15))
  set.put(sheep({ pose: "standing" }), 470, 880, 8.4)
  set.add(grass(930, 150, 0.25, 16))
  set.put(sheep({ pose: "reaching", age: "lamb", coat: hide.sheepBrown }), 960, 985, 9, "left")
  set.put(sheep({ pose: "walking", age: "lamb", coat: hide.sheepBrown }), 205, 985, 8.6)
  set.add(grass(1030, 190, 0.12, 15), grass(1130, 230, 0, 17))
  set.scenery("tall grass")
  return set.finish(
    "A cream ewe with a fat tail stands in golden grass, late in the afternoon, and her two brown lambs trot up to her.",
  )
}
