/** The members whose words stand in data/testimonials.json: heads and shoulders on one sheet of coloured land. */
import { cloth, hair, mix, ramps } from "../palette"
import { cut, picture, sheet } from "../paper"
import { place, type Picture, type Pictures } from "../part"
import { bust, type BustOptions } from "../people/bust"
import { leafPrint, ringPrint } from "../people/bust-cloth"
import { earring } from "../people/bust-extras"
import { profileBust } from "../people/bust-profile"
import { braids } from "../people/bust-braids"
import { cap, headWrap } from "../people/bust-headwear"
import { hijab } from "../people/bust-hijab"
import { gomesi } from "../people/bust-gomesi"
import { blouse, shirt } from "../people/bust-shirts"
import { randomFrom } from "../random"

interface Avatar {
  bust: BustOptions
  paper: string
  hill: string
  /** The other members look to the right. */
  facing?: "left"
  description: string
}

const pattern = (seed: string) => randomFrom(`testimonials/${seed}`)

const avatars: readonly Avatar[] = [
  {
    paper: ramps.gold[300],
    hill: ramps.forest[600],
    description:
      "Portrait of an older woman with a plum head-wrap who smiles and lacks a tooth, in a green gomesi, on gold paper.",
    bust: {
      name: "an older woman with a head-wrap",
      skin: 4,
      light: "left",
      build: { shoulders: 0.96, neck: 0.94 },
      seed: "avatar-1",
      width: 1.04,
      jaw: 1,
      age: 0.8,
      smile: 1.15,
      teeth: true,
      gap: true,
      soft: 4,
      eyes: 0.86,
      brows: 0.8,
      browTone: hair.grey.shade,
      lashes: true,
      nose: 1.06,
      clothes: (body) => gomesi(body, cloth.forest, cloth.gold, leafPrint(pattern("1"), ["#3F8A5C", "#8DB27A"], 64)),
      head: ({ light }) => headWrap({ tone: cloth.plum, trim: ramps.gold[400], light, tie: "back" }),
      onHead: earring("stud", ramps.gold[400]),
    },
  },
  {
    paper: ramps.sky[300],
    hill: cloth.leaf.shade,
    description:
      "Portrait of a young man in a clay-red cap and a cream shirt, looking ahead with a broad smile, on blue paper.",
    bust: {
      name: "a young man with a cap",
      skin: 5,
      light: "right",
      build: { shoulders: 1.02, neck: 1.02 },
      seed: "avatar-2",
      width: 0.97,
      jaw: 1.02,
      smile: 0.9,
      teeth: true,
      brows: 1.2,
      nose: 1.04,
      clothes: (body) => shirt(body, cloth.cream),
      head: ({ light, skinShade }) => cap({ tone: cloth.clay, second: cloth.charcoal, light, skinShade }),
    },
  },
  {
    paper: "#F0B48C",
    hill: ramps.clay[700],
    description:
      "Portrait of a woman with long braids and a gold-ringed indigo blouse, laughing, on warm orange paper.",
    bust: {
      name: "a woman with braids",
      skin: 2,
      light: "left",
      build: { shoulders: 0.92, neck: 0.88 },
      seed: "avatar-3",
      width: 0.98,
      jaw: 0.92,
      smile: 1.35,
      teeth: true,
      soft: 5,
      eyes: 0.84,
      brows: 0.9,
      arch: 4,
      tilt: -5,
      lashes: true,
      lips: 1.12,
      clothes: (body) =>
        blouse(body, cloth.indigo, {
          neck: "round",
          trim: ramps.gold[400],
          print: ringPrint(pattern("3"), ramps.gold[400], cloth.clay.base, 84),
        }),
      head: ({ light }) => braids({ light, width: 0.98 }),
    },
  },
  {
    paper: "#CDB8C6",
    hill: cloth.plum.shade,
    facing: "left",
    description: "Portrait in profile of a middle-aged man with glasses, a moustache and a blue shirt, on lilac paper.",
    bust: {
      name: "a middle-aged man with glasses and a moustache",
      skin: 3,
      light: "right",
      build: { shoulders: 1.08, neck: 1.12 },
      seed: "avatar-4",
      clothes: (body) => shirt(body, cloth.denim, { long: true }),
      profile: true,
      head: ({ light, random, skin }) => profileBust({ skin, light, random, glasses: "#231815", moustache: true }),
    },
  },
  {
    paper: "#B9CBA4",
    hill: ramps.gold[500],
    description: "Portrait of a young woman in a sky-blue hijab with a warm, open smile, on leaf-green paper.",
    bust: {
      name: "a young woman with a hijab",
      skin: 1,
      light: "left",
      build: { shoulders: 0.9, neck: 0.86 },
      seed: "avatar-5",
      width: 0.95,
      jaw: 0.88,
      smile: 0.75,
      teeth: true,
      brows: 0.9,
      arch: 2,
      lashes: true,
      eyes: 1.08,
      nose: 0.92,
      clothes: (body) => blouse(body, cloth.plum),
      head: ({ light }) => hijab({ tone: cloth.sky, under: cloth.indigo, light }),
    },
  },
]

function land(paper: string, hill: string): string {
  return (
    `<rect width="400" height="400" fill="${paper}"/>` +
    sheet(cut("M-10 250C70 190 150 196 230 236C300 268 350 240 410 214V410H-10Z", mix(paper, hill, 0.4)), "land") +
    sheet(cut("M-10 322C80 280 160 300 240 318C310 332 360 300 410 288V410H-10Z", hill), "land")
  )
}

function draw({ bust: options, paper, hill, facing, description }: Avatar): Picture {
  const member = bust(options)
  const markup = land(paper, hill) + place(member, facing === "left" ? 194 : 206, 664, 8.5, facing)
  return picture(400, 400, description, markup, { parts: [member.name], scenery: [] })
}

export const pictures: Pictures = Object.fromEntries(
  avatars.map((avatar, index) => [`testimonials/avatar-${index + 1}`, () => draw(avatar)]),
)
