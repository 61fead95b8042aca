/** The biogas dome of the farm walk, seen from the kitchen where its gas boils the tea. */
import { cattle } from "../animals/cattle"
import { railFence, sunkenDigester } from "../buildings"
import { crestThrough, savanna } from "../country"
import { taper } from "../geometry"
import { spotOn } from "../gallery/hands"
import { hill } from "../land"
import { cloth, leaf, material, mix, mixTone, ramps } from "../palette"
import { cut, line, sheet } from "../paper"
import { place, round, type Part, type Picture } from "../part"
import { person } from "../people"
import { banana } from "../plants/trees"
import { pouringBucket } from "../tools/land-work"
import { cup, kettle } from "../tools/household"
import { bar, block, polygon, repeat } from "../tools/shapes"
import { farmPaper } from "./farm-paper"

/** The flames of a gas ring, 30 cm across; their roots lie on the origin's line. */
const blueFlames = (): string =>
  repeat(9, (index) => {
    const x = round(-15 + index * 3.75)
    const tall = 5.4 + (index % 2) * 1.6
    return (
      cut(
        `M${x - 1.5} 0C${x - 2.7} ${-tall * 0.4} ${x - 0.6} ${-tall * 0.7} ${x} ${-tall}C${x + 0.8} ${-tall * 0.6} ${x + 2.7} ${-tall * 0.4} ${x + 1.5} 0Z`,
        "#3F97DA",
      ) +
      cut(
        `M${x - 0.7} 0C${x - 1.2} ${-tall * 0.3} ${x} ${-tall * 0.4} ${x} ${-tall * 0.6}C${x + 0.5} ${-tall * 0.4} ${x + 1.2} ${-tall * 0.3} ${x + 0.7} 0Z`,
        "#DDF3FC",
      )
    )
  })

/** The same on the burner of the ring. */
const flamesOnRing = `<g transform="translate(0 -6.8)">${blueFlames()}</g>`

/** A gas ring on four feet, 52 × 15 cm: its grate is 15 cm high. */
function gasRing(): Part {
  const { iron, steel } = material
  return {
    svg:
      sheet(
        cut(block(-26, -3, 52, 4, 1), iron.shade) +
          cut(block(-25, 0, 5, 4) + block(20, 0, 5, 4), iron.shade) +
          cut(block(-16, -6.6, 32, 3, 1), "#33302C") +
          cut(block(26, -3.6, 9, 3, 1), steel.shade) +
          cut(block(-20, -3, 6, 3, 1), ramps.clay[600]),
        "small",
      ) +
      flamesOnRing +
      sheet(
        cut(bar(-24, -3, -21, -15, 2.4) + bar(24, -3, 21, -15, 2.4) + block(-25, -13.6, 50, 1.8), iron.shade),
        "fine",
      ),
    box: { left: -26, top: -15, right: 35, bottom: 0 },
    name: "a gas ring with a blue flame",
  }
}

/** The pipe from its last post to the kitchen's post, down it and along the bench to the ring. */
const gasPipe = (x: number, y: number, lift: number): string =>
  `M${round(x)} ${round(y + lift)}H92C76 ${round(y + lift)} ${66 + lift} ${round(y + 8)} ${66 + lift} ${round(y + 26)}V660C${66 + lift} 678 74 ${686 + lift} 90 ${686 + lift}H200`

export function biogas(): Picture {
  const set = farmPaper("biogas-dome", "dusk", 300, 165)
  const { random, mood } = set
  savanna(set, { ground: 372, sun: { x: 730, y: 250, radius: 120, style: "plain" }, trees: [0.3, 0.9] })
  set.put(banana(random, mixTone(leaf.banana, mood.land[2], 0.35)), 1130, 470, 0.95)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 900, 426, "left")
  set.stand(railFence({ length: 700 }), 840, 440, "right", 1)
  set.add(hill(crestThrough(set, 0.54, 0.53, 0.54, 0.53, 0.54), 900, mix(mood.land[2], "#5C8A4E", 0.5), 0.2, 2, 50))
  const dome = { x: 706, y: 556, facing: "left" } as const
  set.put(sunkenDigester({ reach: 330 }), dome.x, dome.y, set.scaleAt(dome.y), "left")
  const inlet = spotOn(set, dome, { x: -217, y: -64 })
  set.stand(
    person({
      who: "man",
      pose: "give",
      clothes: "overalls",
      main: cloth.denim,
      second: cloth.gold,
      headwear: "cap",
      wrap: cloth.clay,
      skin: 4,
      seed: "digester-man",
      head: "profile",
      nod: 8,
      reaches: { near: { x: 34, y: -116 }, far: { x: 42, y: -108 }, hands: "grip" },
      holds: pouringBucket({ tone: cloth.gold, stuff: "#5F4A30", fall: 50 }),
    }),
    inlet.x + 58,
    560,
    "left",
    0.92,
  )
  // The kitchen: a roof above, a post on the left with the pipe on it, a bench of bricks with a smooth top.
  const near = mixTone(material.wood, "#1B0F08", 0.45)
  const straw = mixTone(material.thatch, "#2A1A12", 0.4)
  const end = spotOn(set, dome, { x: 330, y: -140 })
  const fringe = repeat(
    40,
    (index) => `L${index * 31 - 20} ${62 + ((index * 7) % 5) * 7}L${index * 31 - 4} ${44 + ((index * 5) % 3) * 5}`,
  )
  set.add(
    sheet(cut(bar(44, 940, 48, -20, 84, 80), near.base) + cut(bar(66, 940, 70, -20, 34, 32), near.shade), "land"),
    sheet(
      line(gasPipe(end.x, end.y, 0), material.steel.shade, 15) +
        line(gasPipe(end.x, end.y, -3), material.steel.light, 4),
      "land",
    ),
    sheet(cut(`M-20 -20${fringe}L1240 -20Z`, straw.base), "land"),
    line(
      repeat(44, (index) => `M${index * 29 - 10} -10l${((index * 3) % 5) - 2} ${46 + ((index * 7) % 4) * 5}`),
      straw.shade,
      3,
    ),
    sheet(cut(block(-20, 940, 1240, 220), mixTone(material.brick, "#2A1A12", 0.25).base), "land"),
    line(
      "M-20 806H1220M-20 862H1220M120 752V806M330 752V806M540 752V806M760 752V806M980 752V806M220 806V862M440 806V862M660 806V862M880 806V862M1090 806V862",
      mixTone(material.brick, "#2A1A12", 0.3).light,
      4,
    ),
    sheet(
      cut(polygon([-20, 690], [1220, 690], [1220, 756], [-20, 756]), mix(material.mud.light, "#C8573A", 0.14)) +
        cut(polygon([-20, 738], [1220, 738], [1220, 756], [-20, 756]), material.mud.shade),
      "land",
    ),
  )
  const ring = { x: 326, y: 726, scale: 6.6 }
  set.put(gasRing(), ring.x, ring.y, ring.scale)
  set.put(kettle({ standing: false }), ring.x, ring.y - 15 * ring.scale, 9)
  for (const [x, tone] of [
    [880, cloth.sky],
    [990, cloth.gold],
    [1098, cloth.clay],
  ] as const)
    set.put(cup({ tone, standing: false }), x, 730, 7.4)
  const spout = { x: ring.x + 22 * 9, y: ring.y - 15 * ring.scale - 22 * 9 }
  const steam = (dx: number, tall: number, wide: number) =>
    `<g opacity="0.42">${cut(
      taper(
        [
          [spout.x + 8, spout.y],
          [spout.x + 26 + dx, spout.y - tall * 0.3],
          [spout.x + 2 + dx, spout.y - tall * 0.62],
          [spout.x + 34 + dx, spout.y - tall],
        ],
        [8, wide, wide * 1.2, 3],
      ),
      "#FFF6E2",
    )}</g>`
  set.glow(
    steam(0, 290, 40),
    steam(44, 210, 26),
    place({ ...gasRing(), svg: flamesOnRing }, ring.x, ring.y, ring.scale),
  )
  set.scenery("a kitchen")
  return set.finish("Tea boils over blue gas; outside a man feeds the biogas dome, a cow behind.")
}
