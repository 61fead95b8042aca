/** Sheep on the way with their herders: over a stream at noon, home by lantern light. */
import { sheep } from "../../animals/sheep"
import { thatchedHut } from "../../buildings"
import { folds, foreground, heavens } from "../../country"
import { through, type Point } from "../../geometry"
import { hill, ridges, rolling } from "../../land"
import { cloth, hide, leaf, mix, mixTone } from "../../palette"
import { clip, cut, sheet } from "../../paper"
import { round, type Picture } from "../../part"
import { person } from "../../people"
import { papyrus } from "../../plants/grass"
import { acacia } from "../../plants/trees"
import { stage } from "../../scene"
import { cloud } from "../../sky"
import { lantern } from "../../tools/lights"
import { logBridge } from "./props"

export function overTheStream(): Picture {
  const set = stage("sheep/stream", { width: 1200, height: 900, light: "noon", horizon: 300, eye: 120 })
  const { random, mood } = set
  set.add(cloud(random, 930, 150, 320, "#F6F4E4"))
  set.add(ridges(random, 1200, 360, 190, mix(mood.land[0], mood.haze, 0.3)))
  set.add(hill(rolling(random, 1200, 350, 40, 1.5), 900, mix(mood.land[1], mood.haze, 0.2)))
  set.add(hill(rolling(random, 1200, 430, 24, 1.2), 900, mix(mood.land[1], mood.land[2], 0.4))).litFrom(1000)
  set.put(acacia(random, mixTone(leaf.acacia, mood.land[1], 0.2)), 160, 470, 0.62)
  // The stream comes down from the hills and runs under the bridge towards us.
  const water = "#8CC3C9"
  const bed = through(
    [
      [728, 478, "corner"],
      [716, 492],
      [726, 520],
      [640, 590],
      [500, 680],
      [380, 790],
      [300, 960, "corner"],
      [980, 960, "corner"],
      [900, 790],
      [850, 680],
      [812, 590],
      [772, 520],
      [744, 492],
      [734, 478, "corner"],
    ],
    true,
  )
  const slips = Array.from({ length: 26 }, () => {
    const y = random.between(500, 890)
    const x = random.between(360 + (890 - y) * 0.4, 900 - (890 - y) * 0.2)
    const long = (y - 400) * random.between(0.1, 0.22)
    return `M${round(x)} ${round(y)}q${round(long / 2)} -5 ${round(long)} 0q${round(-long / 2)} 5 ${round(-long)} 0Z`
  }).join("")
  set
    .scenery("a stream")
    .add(
      sheet(cut(bed, water), "land") +
        clip(
          bed,
          cut(slips, "#D6EEE9") +
            `<path d="M300 660H960V724C760 700 500 700 300 724Z" fill="#1B3A44" fill-opacity="0.3"/>`,
        ),
    )
  const bank = (points: readonly Point[]) =>
    sheet(cut(through([...points], true), mix(mood.land[2], "#10291B", 0.08)), "land")
  set.add(
    bank([
      [-60, 620, "corner"],
      [120, 600],
      [300, 622],
      [380, 700],
      [300, 800],
      [240, 960, "corner"],
      [-60, 960, "corner"],
    ]),
  )
  set.add(
    bank([
      [1260, 610, "corner"],
      [1040, 598],
      [900, 626],
      [850, 700],
      [940, 800],
      [1010, 960, "corner"],
      [1260, 960, "corner"],
    ]),
  )
  set.put(logBridge(350), 640, 630, 2)
  const line6 = [
    [128, hide.sheepCream, "ewe"],
    [366, hide.sheepBrown, "ewe"],
    [528, hide.sheepCream, "lamb"],
    [672, hide.sheepCream, "ewe"],
    [910, hide.sheepCream, "ewe"],
  ] as const
  for (const [x, coat, age] of line6) {
    set.put(
      sheep({ pose: "walking", age, coat, ...(x === 128 && { hood: hide.goatBlack }) }),
      x,
      x < 280 ? 626 : 630,
      2.12,
    )
  }
  set.put(
    person({
      who: "boy",
      pose: "staff",
      clothes: "shorts",
      main: cloth.gold,
      second: cloth.indigo,
      print: "plain",
      skin: 4,
      seed: "stream-boy",
      footwear: "gumboots",
    }),
    1096,
    676,
    2.3,
    "left",
  )
  set.put(papyrus(random, leaf.papyrus, 7), 90, 930, 0.9)
  set.put(papyrus(random, leaf.papyrus, 6), 1010, 960, 0.7)
  foreground(set, 56, { tufts: [0.2, 0.86] })
  return set.finish("A boy with a staff waits on the bank as four sheep and a lamb file over a log bridge at midday.")
}

export function lanternHome(): Picture {
  const set = stage("sheep/lantern", { width: 1200, height: 800, light: "night", horizon: 330, eye: 118 })
  const { random, mood } = set
  heavens(set, { ground: 480, sun: { x: 210, y: 140, radius: 60, style: "plain" } })
  set.add(ridges(random, 1200, 450, 190, mix(mood.land[0], mood.haze, 0.4)))
  set.add(hill(rolling(random, 1200, 450, 26, 1.3), 800, mood.land[1]))
  set.put(thatchedHut(), 1080, 520, 0.42)
  folds(set, 500)
  set.litFrom(840)
  const flock = [
    [80, 640, hide.sheepBrown, "ewe"],
    [300, 615, hide.friesianWhite, "ewe"],
    [205, 735, hide.friesianWhite, "ewe"],
    [405, 744, hide.sheepCream, "lamb"],
    [585, 732, hide.friesianWhite, "ewe"],
  ] as const
  for (const [x, y, coat, age] of flock)
    set.stand(sheep({ pose: "walking", coat, age, ...(x === 300 && { hood: hide.goatBrown }) }), x, y, "right", 0.9)
  const herder = person({
    who: "woman",
    pose: "staff",
    clothes: "dress",
    main: cloth.clay,
    print: "leaves",
    headwear: "head-wrap",
    wrap: cloth.gold,
    footwear: "gumboots",
    skin: 2,
    seed: "lantern-woman",
    holds: lantern({ hung: true }),
  })
  const feet = { x: 884, y: 742 }
  set.stand(herder, feet.x, feet.y)
  foreground(set, 64, { tufts: [0.06, 0.4, 0.9] })
  const scale = set.scaleAt(feet.y)
  const [x, y] = [round(feet.x + herder.nearHand.x * scale), round(feet.y + (herder.nearHand.y + 20) * scale)]
  const rings = [
    [330, 0.06],
    [220, 0.09],
    [130, 0.14],
    [70, 0.26],
  ] as const
  set.glow(
    ...rings.map(([r, opacity]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#FFC65C" fill-opacity="${opacity}"/>`),
    `<path d="M${x - 20} ${y}C${x - 24} ${y - 18} ${x - 14} ${y - 26} ${x} ${y - 26}C${x + 14} ${y - 26} ${x + 24} ${y - 18} ${x + 20} ${y}C${x + 14} ${y + 14} ${x - 14} ${y + 14} ${x - 20} ${y}Z" fill="#FFF1C2"/>`,
  )
  return set.finish("Four sheep and a lamb follow a woman with a lantern home across the hills on a moonlit night.")
}
