/** Portraits of the six farmers of data/farmers/, each before the land that the person works. */
import { hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import { barn, kraalFence, railFence, thatchedHut } from "../buildings"
import { lakeShore, savanna, terracedHills } from "../country"
import { ridges } from "../heights"
import { hide, mix } from "../palette"
import type { Picture, Pictures } from "../part"
import { bust, type BustOptions } from "../people/bust"
import { portraits } from "../people/portraits"
import { banana } from "../plants/trees"
import { stage, type Stage } from "../scene"
import type { Light } from "../moods"
import { sun } from "../sky"
import { churn, coolBox, milkCan } from "../tools"

interface Place {
  light: Light
  /** Land, animals and buildings behind the person. */
  behind: (set: Stage) => void
  description: string
}

const places: readonly Place[] = [
  {
    light: "morning",
    behind: (set) => {
      terracedHills(set, { ground: 700, sun: { x: 160, y: 400, radius: 110, style: "plain" } })
      set.stand(railFence({ length: 700 }), 520, 800, "right", 0.7)
      set.stand(cattle({ breed: "friesian", pose: "looking" }), 716, 836, "right", 0.8)
    },
    description: "A woman in a plum gomesi holds a small churn, a Friesian cow behind her.",
  },
  {
    light: "afternoon",
    behind: (set) => {
      savanna(set, { ground: 720, sun: { x: 820, y: 120, radius: 54, style: "plain" }, trees: [0.12, 0.92] })
      set.stand(goat({ pose: "grazing" }), 115, 850, "right", 0.9)
      set.stand(goat({ pied: true }), 800, 830, "left", 0.9)
    },
    description: "A bearded man in a hat carries a kid on his arm, goats behind him.",
  },
  {
    light: "morning",
    behind: (set) => {
      savanna(set, { ground: 720, sun: { x: 120, y: 520, radius: 150, style: "rays" }, trees: [0.94] })
      set.stand(thatchedHut(), 745, 780, "right", 0.62)
      set.stand(hen({ coat: hide.henCream }), 90, 960, "right", 1.2)
      set.stand(hen({ pose: "pecking" }), 820, 980, "left", 1.2)
    },
    description: "A smiling young woman holds a brown hen, a thatched house and more hens behind her.",
  },
  {
    light: "dusk",
    behind: (set) => {
      savanna(set, { ground: 700, sun: { x: 640, y: 420, radius: 250 }, trees: [0.06] })
      set.stand(cattle({ coat: hide.ankole, pose: "looking" }), 760, 850, "left", 0.86)
      set.stand(kraalFence({ length: 420 }), 110, 800, "right", 0.6)
    },
    description: "An elderly man in kanzu and jacket holds a staff, an Ankole cow behind him.",
  },
  {
    light: "noon",
    behind: (set) => {
      lakeShore(set, { ground: 700, reeds: [] })
      set.litFrom(170)
      set.stand(banana(set.random), 70, 800, "right", 0.6)
      set.stand(barn({ solar: true }), 700, 790, "right", 0.5)
      set.stand(milkCan(), 800, 940, "right", 1)
      set.stand(churn(), 880, 960, "right", 1)
    },
    description: "A woman in overalls holds a record book, a barn and a milk can behind.",
  },
  {
    light: "dawn",
    behind: (set) => {
      set.add(
        sun("dawn", 600, 420, 190, "plain"),
        ridges(set.random, 900, 640, 250, mix(set.mood.land[0], set.mood.haze, 0.25)),
      )
      set.scenery("bare mountains")
      savanna(set, { ground: 720, trees: [0.05, 0.9] })
      set.stand(cattle({ coat: hide.ankoleFawn, pose: "grazing" }), 120, 840, "right", 0.7)
      set.stand(goat({}), 800, 850, "left", 0.9)
      set.stand(coolBox(), 78, 985, "right", 1.1)
    },
    description: "A young man in a shirt holds a telephone, a cool box, a cow and a goat behind.",
  },
]

function portrait(index: number, options: BustOptions, { light, behind, description }: Place): Picture {
  const set = stage(`farmers/farmer-${index + 1}`, { width: 900, height: 1125, light, horizon: 560, eye: 130 })
  behind(set)
  set.put(bust(options), 450, 1200, 15.4)
  return set.finish(description)
}

export const pictures: Pictures = Object.fromEntries(
  portraits.flatMap((options, index) => {
    const where = places[index]
    return where ? [[`farmers/farmer-${index + 1}`, () => portrait(index, options, where)]] : []
  }),
)
