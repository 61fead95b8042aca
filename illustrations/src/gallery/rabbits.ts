/** Rabbits: eye to eye, in the hutch, with their young, in somebody's arms. */
import { rabbit } from "../animals/rabbit"
import { rabbitAhead } from "../animals/rabbit-ahead"
import { rabbitHutch } from "../buildings/rabbit-hutch"
import { strawPile } from "../buildings/poultry-house"
import { outline } from "../geometry"
import { terracedDome } from "../heights"
import { hill, rolling } from "../land"
import { cloth, leaf, material, mix, mixTone, ramps } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { place, round, type Picture, type Scenes } from "../part"
import { bust } from "../people/bust"
import { braids } from "../people/bust-braids"
import { blouse } from "../people/bust-shirts"
import { banana } from "../plants/trees"
import { grassBank } from "../plants/grass"
import { bananaLeaf, ovalLeaf } from "../plants/leaves"
import { stage } from "../scene"

function allEars(): Picture {
  const set = stage("rabbits/all-ears", { width: 800, height: 1200, light: "morning", horizon: 200, eye: 60 })
  set.add(cut("M0 0H800V1200H0Z", "#E9B65A"))
  set.add(`<circle cx="400" cy="560" r="430" fill="#F2C873"/><circle cx="400" cy="560" r="330" fill="#F7D890"/>`)
  const jungle = [
    [-40, 260, 380, 24, "#4E7F4A"],
    [840, 180, 420, 158, "#4E7F4A"],
    [-60, 560, 330, -8, "#3C6C42"],
    [860, 520, 340, 186, "#3C6C42"],
    [-30, 860, 360, -26, "#2F5C3A"],
    [830, 850, 360, 208, "#2F5C3A"],
    [120, -40, 280, 70, "#5F8F54"],
    [640, -60, 300, 112, "#5F8F54"],
  ] as const
  set.add(
    ...jungle.map(([x, y, length, turn, colour]) => ovalLeaf(x, y, length, turn, colour, mix(colour, "#C9D68A", 0.4))),
  )
  set.put(rabbitAhead({ coat: "brown", pied: true, tilt: 12 }), 400, 1170, 18)
  const near = [
    [-20, 1190, 380, -38, "#24492F"],
    [820, 1200, 380, 216, "#24492F"],
    [250, 1260, 300, -62, "#2B5637"],
    [560, 1270, 280, -112, "#2B5637"],
  ] as const
  set.add(
    ...near.map(([x, y, length, turn, colour]) => ovalLeaf(x, y, length, turn, colour, mix(colour, "#9FBC78", 0.4))),
  )
  return set.finish(
    "{rabbit} with a white blaze looks out from between big green leaves, all ears, on a golden morning.",
  )
}

function hutch(): Picture {
  const set = stage("rabbits/hutch", { width: 1200, height: 900, light: "noon", horizon: 300, eye: 150 })
  set.add(hill(rolling(set.random, 1200, 380, 30, 1.5), 900, set.mood.land[0], 0.06))
  for (const [x, scale] of [
    [60, 1.9],
    [1150, 2.1],
    [250, 1.4],
    [980, 1.5],
  ] as const)
    set.put(banana(set.random, leaf.banana, scale > 1.6), x, 700, scale)
  set.add(
    sheet(
      cut(
        outline(
          [-40, 690, "corner"],
          [400, 676],
          [800, 690],
          [1240, 672, "corner"],
          [1240, 940, "corner"],
          [-40, 940, "corner"],
        ),
        "#B9834F",
      ),
      "land",
    ),
  )
  const [x, y, scale] = [600, 830, 2.76]
  set.put(rabbitHutch("behind"), x, y, scale)
  const homes = [
    [-104, -72, rabbit({ coat: "grey" }), "right"],
    [4, -72, rabbit({ pose: "nibbling", coat: "white" }), "left"],
    [98, -72, rabbit({ coat: "brown", pied: true }), "left"],
    [-100, -170, rabbit({ pose: "upright", coat: "black", pied: true }), "right"],
    [-4, -170, rabbit({ coat: "brown" }), "right"],
    [112, -170, rabbit({ pose: "nibbling", coat: "grey" }), "left"],
  ] as const
  for (const [dx, dy, part, facing] of homes)
    set.put(part, round(x + dx * scale), round(y + dy * scale), scale * 1.14, facing)
  for (const [dx, dy] of [
    [-72, -72],
    [34, -72],
    [55, -170],
  ] as const)
    set.add(
      ovalLeaf(round(x + dx * scale), round(y + dy * scale), 60, -30, "#7DA84F", "#B9CF84"),
      ovalLeaf(round(x + dx * scale + 8), round(y + dy * scale), 54, -80, "#6B9A48", "#B9CF84"),
    )
  set.add(place(rabbitHutch("front"), x, y, scale))
  set.add(grassBank(set.random, 1200, 920, 60, set.mood.land[3]))
  return set.finish(
    "{rabbits} look out of a hutch of wood and mesh, each from a room of its own, among banana plants at midday.",
  )
}

function withHerYoung(): Picture {
  const set = stage("rabbits/with-her-young", { width: 1200, height: 800, light: "dawn", horizon: -100, eye: 90 })
  set.add(cut("M0 0H1200V800H0Z", "#8A5B3C"))
  set.add(
    line(
      [0, 1, 2, 3, 4]
        .map((index) => `M-20 ${index * 112 + 60}Q600 ${index * 112 + 50} 1220 ${index * 112 + 64}`)
        .join(""),
      "#6E452B",
      7,
    ),
  )
  const window = "M850 70H1110V320H850Z"
  const pane =
    cut(window, "#F8DDB0") +
    `<circle cx="990" cy="250" r="70" fill="#FFF6DC"/>` +
    cut(outline([830, 340], [890, 270], [990, 296], [1130, 262], [1130, 340]), "#B0A27C")
  set.add(
    sheet(cut("M830 50H1130V340H830Z", material.wood.light), "land"),
    clip(window, pane),
    line("M980 70V320M850 195H1110", material.wood.light, 12),
  )
  set.add(`<path d="M850 70H1110L620 800H60Z" fill="#FBE3AE" fill-opacity="0.22"/>`)
  set.add(
    sheet(
      cut(
        outline([-60, 560], [200, 490], [460, 520], [760, 480], [1000, 530], [1260, 490], [1260, 860], [-60, 860]),
        "#C79D52",
      ),
      "land",
    ),
  )
  set.add(strawPile(600, 660, 10, { width: 116, rise: 20, seed: "nest-back" }))
  set.put(rabbit({ coat: "grey" }), 372, 668, 11.8)
  const kits = [
    [770, 640, "grey", "left"],
    [970, 650, "brown", "left"],
    [640, 728, "brown", "right"],
    [830, 734, "white", "left"],
    [1030, 738, "black", "left"],
  ] as const
  for (const [x, y, coat, facing] of kits)
    set.put(rabbit({ age: "kit", coat, pied: coat === "black" }), x, y, 12, facing)
  set.add(strawPile(610, 800, 11, { width: 130, rise: 6, seed: "nest-front" }))
  set.scenery("straw")
  return set.finish(
    "A grey rabbit watches over {young rabbits} in deep straw as the first light of dawn falls through the window.",
  )
}

function inHerArms(): Picture {
  const set = stage("rabbits/in-her-arms", { width: 900, height: 1200, light: "afternoon", horizon: 560, eye: 130 })
  set.litFrom(1400)
  for (const [x, top, half, colour] of [
    [140, 560, 380, set.mood.land[0]],
    [800, 600, 420, mix(set.mood.land[0], set.mood.land[1], 0.5)],
  ] as const) {
    set.add(terracedDome(set.random, { x, top, half, base: 960, colour, rows: 8, lit: 1 }))
  }
  set.add(hill(rolling(set.random, 900, 900, 20, 1.2), 1200, set.mood.land[2], 0.1))
  const held = rabbit({ coat: "white" })
  const keeper = bust({
    name: "a young woman",
    skin: 3,
    light: "right",
    build: { shoulders: 0.9, neck: 0.94, across: true },
    seed: "rabbit-keeper",
    width: 0.94,
    jaw: 0.92,
    smile: 0.8,
    brows: 0.9,
    tilt: 6,
    clothes: (body) => blouse(body, cloth.clay),
    head: ({ light }) => braids({ light, beads: ramps.gold[400] }),
    holds: { part: held, x: -8, y: 556, size: 7.8, wrist: [36, 536], curl: 0.7, tilt: -8 },
  })
  set.put(keeper, 440, 1190, 14.6)
  const near = mixTone(leaf.banana, set.mood.land[3], 0.6)
  set.add(bananaLeaf(-80, 330, 420, -4, near), bananaLeaf(-60, 60, 460, 28, near), bananaLeaf(980, 120, 430, 150, near))
  return set.finish(
    "A young woman with beaded braids holds a white rabbit among banana leaves, terraced hills behind, afternoon.",
  )
}

export const scenes: Scenes = {
  "all-ears": allEars,
  hutch,
  "with-her-young": withHerYoung,
  "in-her-arms": inHerArms,
}
