/** Poultry out of doors: the coop at night, shelter from the rain, grain in the morning. */
import { chick, cockerel, hen, henAhead, henFromAbove } from "../../animals/birds"
import { coopOnStilts } from "../../buildings/poultry-house"
import { outline, oval } from "../../geometry"
import { hill, rolling } from "../../land"
import { cloth, hide, leaf, mixTone } from "../../palette"
import { clip, cut, line, sheet } from "../../paper"
import { type Picture, round } from "../../part"
import { grassBank } from "../../plants/grass"
import { bananaLeaf } from "../../plants/leaves"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { stars, sun } from "../../sky"
import { handcart } from "../../tools/handcart"
import { rainBank } from "../../weather"
import { personAbove } from "../people-above"

/** The coop on stilts before a full moon. */
export function coopAtNight(): Picture {
  const set = stage("poultry/coop-at-night", { width: 800, height: 1200, light: "night", horizon: 700, eye: 110 })
  set.add(stars(set.random, 800, 640, 70), sun("night", 330, 470, 270))
  set.litFrom(330)
  set.add(
    hill(rolling(set.random, 800, 800, 40, 1.5), 1200, set.mood.land[0], 0.06),
    hill(rolling(set.random, 800, 900, 26, 1.2), 1200, set.mood.land[1], 0.08),
  )
  set.put(banana(set.random, mixTone(leaf.banana, "#2F5A5C", 0.5)), 740, 980, 2)
  set.add(hill(rolling(set.random, 800, 980, 14, 1), 1200, set.mood.land[2], 0.1))
  set.put(coopOnStilts(), 400, 1086, 3.1)
  set.glow(`<g opacity="0.2">${cut(oval(505, 762, 66, 96), "#F7B64A")}</g>`)
  set.put(henAhead(), 505, 836, 2.7)
  set.put(cockerel(hide.henRust, hide.henDark, "standing", false), 404, 250, 2.7, "left")
  set.put(hen({ pose: "perching", coat: hide.henCream }), 600, 958, 2.6, "left")
  // The moon shines by itself wherever the roof leaves it free.
  const free =
    "M0 100H760V470L640 480L586 414L526 340L490 304L474 262L446 244L400 237L354 244L326 262L310 304L276 340L220 404L164 476L112 552L64 618L156 612V760H0Z"
  set.glow(clip(free, `<circle cx="330" cy="470" r="268" fill="#FFF3CF" fill-opacity="0.55"/>`))
  set.glow(
    [
      [96, 930],
      [170, 1010],
      [690, 1060],
      [250, 890],
      [60, 1080],
      [640, 900],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="9" fill="#FFE38A" fill-opacity="0.3"/><circle cx="${x}" cy="${y}" r="3.6" fill="#FFF2B8"/>`,
      )
      .join(""),
  )
  set.add(grassBank(set.random, 800, 1200, 90, set.mood.land[3]))
  return set.finish(
    "A hen looks out of a coop on stilts at night and another climbs its ladder, {cockerel} on the roof, a full moon.",
  )
}

/** Hens wait under a handcart until the rain is over. */
export function underTheCart(): Picture {
  const set = stage("poultry/under-the-cart", { width: 1200, height: 800, light: "rain", horizon: 60, eye: 160 })
  set.add(rainBank(1200, 800, 1400, 1900))
  set.add(
    hill(rolling(set.random, 1200, 330, 34, 1.4), 800, set.mood.land[0], 0.06),
    hill(rolling(set.random, 1200, 440, 24, 1.1), 800, set.mood.land[1], 0.1),
  )
  for (const [x, scale] of [
    [60, 1.5],
    [1150, 1.7],
    [1040, 1.2],
  ] as const)
    set.put(banana(set.random, mixTone(leaf.banana, set.mood.land[1], 0.3), false), x, 520, scale)
  const mud = outline(
    [-40, 500, "corner"],
    [300, 486],
    [760, 506],
    [1240, 490, "corner"],
    [1240, 840, "corner"],
    [-40, 840, "corner"],
  )
  set.add(
    sheet(
      cut(mud, "#8B6A4A") +
        clip(mud, cut(outline([-40, 640], [500, 610], [1240, 660], [1240, 840], [-40, 840]), "#775839")),
      "land",
    ),
  )
  const puddle = (x: number, y: number, rx: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${round(rx * 0.17)}" fill="#A9C0C0"/><ellipse cx="${round(x - rx * 0.08)}" cy="${round(y - rx * 0.02)}" rx="${round(rx * 0.8)}" ry="${round(rx * 0.11)}" fill="#C9D9D3"/>` +
    line(
      `M${x - rx * 0.3} ${y}a${rx * 0.16} ${rx * 0.05} 0 1 0 ${rx * 0.32} 0a${rx * 0.16} ${rx * 0.05} 0 1 0 ${-rx * 0.32} 0`,
      "#F4F4E6",
      2.4,
    )
  set
    .add(puddle(170, 730, 150), puddle(1020, 700, 170), puddle(700, 768, 120), puddle(1110, 560, 70))
    .scenery("puddles")
  set.add(`<ellipse cx="520" cy="664" rx="470" ry="44" fill="#1B0F08" fill-opacity="0.3"/>`)
  const rain = Array.from({ length: 90 }, () => {
    const [x, y, length] = [set.random.between(0, 1260), set.random.between(-20, 760), set.random.between(26, 58)]
    return `M${round(x)} ${round(y)}l${round(-length * 0.3)} ${round(length)}`
  }).join("")
  set.add(`<g opacity="0.5">${line(rain, "#F1F5EA", 2.6)}</g>`)
  set.put(hen({ coat: hide.henRust }), 180, 646, 4.3)
  set.put(hen({ coat: hide.henDark, hackle: hide.henRust }), 852, 646, 4.3, "left")
  set.put(handcart(), 560, 672, 5)
  set.put(henAhead(hide.henCream), 700, 682, 4.3)
  set.put(chick("pecking"), 600, 700, 4.6, "left")
  set.put(chick(), 806, 690, 4.6)
  set.put(chick("standing"), 262, 690, 4.6, "left")
  set.add(grassBank(set.random, 1200, 820, 60, set.mood.land[3]))
  return set.finish(
    "{hens} and {chicks} keep their feathers dry under a handcart, the yard full of puddles in the pouring rain.",
  )
}

/** Straight down on a yard: a girl throws grain and the hens come from all sides. */
export function morningGrain(): Picture {
  const set = stage("poultry/morning-grain", { width: 900, height: 1200, light: "morning", horizon: 0, eye: 200 })
  set.add(cut("M0 0H900V1200H0Z", "#C98A55"))
  const swept = Array.from(
    { length: 9 },
    (_, index) =>
      `M-40 ${index * 150 + 20}Q450 ${index * 150 - 70} 940 ${index * 150 + 50}M-40 ${index * 150 + 70}Q450 ${index * 150 - 20} 940 ${index * 150 + 100}`,
  ).join("")
  set.add(line(swept, "#BC7C49", 7))
  set.add(
    sheet(cut(outline([-60, -60], [300, -60], [250, 40], [120, 90], [60, 210], [-60, 240]), "#5F8C4C"), "land"),
    sheet(cut(outline([960, 900], [820, 960], [800, 1090], [700, 1150], [690, 1260], [960, 1260]), "#4F7F48"), "land"),
  )
  const grains = Array.from({ length: 120 }, () => {
    const [out, turn] = [Math.sqrt(set.random.next()) * 190, set.random.between(0, Math.PI * 2)]
    return `<ellipse cx="${round(500 + Math.cos(turn) * out)}" cy="${round(440 + Math.sin(turn) * out * 0.9)}" rx="5" ry="3" fill="${set.random.pick(["#F9E1A0", "#EBC062", "#FFF0C4"])}"/>`
  })
  set.add(grains.join("")).scenery("scattered grain")
  const shade = (x: number, y: number, rx: number, ry: number, degrees: number) =>
    set.add(`<g opacity="0.22">${cut(oval(x + 34, y + 30, rx, ry, degrees), "#1B0F08")}</g>`)
  const flock = [
    [500, 170, 84, hide.henRust],
    [265, 300, 28, hide.henCream],
    [730, 270, 142, hide.henDark],
    [196, 480, -10, hide.henDark],
    [770, 520, 190, hide.henRust],
    [248, 668, -48, hide.henRust],
    [690, 720, 236, hide.henCream],
    [96, 890, -40, hide.henDark],
    [810, 90, 120, hide.henCream],
  ] as const
  for (const [x, y, degrees, coat] of flock) {
    shade(x, y, 104, 44, degrees)
    set.put(henFromAbove(coat, degrees), x, y, 4.5)
  }
  shade(480, 1040, 150, 190, 0)
  set.put(
    personAbove({
      name: "a girl in a dress",
      main: cloth.sky,
      skin: 4,
      left: [
        [-33, -8],
        [-25, -30],
      ],
      right: [
        [31, -18],
        [27, -42],
      ],
    }),
    440,
    990,
    5.4,
  )
  set.add(
    sheet(
      `<circle cx="330" cy="806" r="74" fill="${cloth.cream.shade}"/><circle cx="330" cy="806" r="64" fill="${cloth.cream.light}"/>`,
      "small",
    ),
    cut(oval(330, 808, 54, 52), "#E4B454"),
  )
  const near = mixTone(leaf.banana, "#173424", 0.6)
  set.add(bananaLeaf(960, 1000, 520, 150, near), bananaLeaf(-60, 330, 330, -70, near))
  return set.finish(
    "A girl scatters grain in a swept yard and {hens} run in from all sides, seen from high in a tree, morning.",
  )
}
