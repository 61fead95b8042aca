/** Service pictures of looking after each other and the land: insurance, community, environment. */
import { cattleBust } from "../animals/cattle-bust-front"
import { biogasDome, railFence, solarPosts } from "../buildings"
import { foreground, scatter, terracedHills } from "../country"
import { standWorking } from "../gallery/hands"
import { cloth, hide, ramps } from "../palette"
import { cut, line } from "../paper"
import type { Picture, Pictures } from "../part"
import { person } from "../people"
import { handWithPhone } from "../people/hand"
import { banana } from "../plants/trees"
import { treeSeedling } from "../tools"
import { lightning, rainBank } from "../weather"
import { earTag } from "../tools/clinic"
import { water } from "./props"
import { servicePaper } from "./service-paper"
import { community } from "./services-community"

/** What the telephone's screen shows: the ear with its tag, in the frame of the camera. */
const tagOnScreen =
  cut("M-5 -17H5V0H-5Z", "#8FA8A4") +
  cut("M-5 -6C-3 -9 1 -9 5 -7V0H-5Z", "#5E8068") +
  cut("M4.6 -14C1 -13.6 -2.6 -12 -3.2 -9.6C-2.4 -6.8 1 -6.6 4.6 -8Z", hide.friesianBlack.base) +
  cut("M-1.9 -10H.9L1.5 -8.6V-4.6H-2.5V-8.6Z", ramps.gold[400]) +
  line("M-1.5 -7.4H.5M-1.5 -6.2H.5", ramps.clay[700], 0.4) +
  line("M-3 -12.2V-13.4H-1.8M3 -12.2V-13.4H1.8M-3 -4.6V-3.4H-1.8M3 -4.6V-3.4H1.8", ramps.cream[50], 0.28)

function protection(): Picture {
  const set = servicePaper("risk-management-insurance", "rain", 420, 128)
  terracedHills(set, { ground: 600 })
  set.add(
    rainBank(1200, 900, 60, 620),
    lightning(
      [
        [214, 190],
        [190, 270],
        [236, 300],
        [204, 400],
      ],
      9,
    ),
  )
  set.stand(railFence({ length: 700 }), 700, 720, "right", 0.86)
  const owner = { x: 1010, y: 940, facing: "left" } as const
  standWorking(
    set,
    {
      who: "woman",
      pose: "stand",
      clothes: "gomesi",
      main: cloth.gold,
      second: cloth.clay,
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 4,
      seed: "insured",
      head: "profile",
    },
    owner,
    { far: { x: 860, y: 560 }, hands: "rest" },
  )
  set.put(cattleBust({ breed: "friesian" }), 690, 300, 6.2)
  set.put(earTag(), 522, 368, 8)
  set.put(handWithPhone({ skin: 3, screen: tagOnScreen, sleeve: cloth.forest }), 250, 720, 21)
  return set.finish("A hand photographs a cow's ear tag; the woman who owns her looks on.")
}

function environment(): Picture {
  const set = servicePaper("sustainability-climate-action", "morning", 420, 134)
  terracedHills(set, { ground: 540, sun: { x: 560, y: 190, radius: 60, style: "plain" } })
  set.stand(solarPosts(), 860, 662, "right", 0.9)
  set.stand(biogasDome(), 300, 690, "right", 0.86)
  set.stand(banana(set.random), 1120, 690, "right", 0.9)
  set.stand(
    person({
      who: "woman",
      pose: "kneel",
      clothes: "dress",
      main: cloth.clay,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.gold,
      footwear: "barefoot",
      skin: 4,
      seed: "planter",
    }),
    585,
    808,
  )
  set.stand(treeSeedling({ bag: false }), 752, 814, "right", 1.7)
  set.stand(
    person({
      who: "boy",
      pose: "carry",
      clothes: "shorts",
      main: cloth.gold,
      second: cloth.denim,
      skin: 3,
      seed: "waterer",
      holds: water(),
    }),
    985,
    806,
    "left",
  )
  set.stand(treeSeedling(), 420, 836)
  set.stand(treeSeedling(), 370, 826)
  scatter(set, [
    [0.72, 842],
    [0.12, 800],
  ])
  foreground(set, 58, { tufts: [0.05, 0.3, 0.94] })
  return set.finish("A woman plants a tree, a boy brings water; biogas and solar panels behind.")
}

export const pictures: Pictures = {
  "services/risk-management-insurance": protection,
  "services/community-building": community,
  "services/sustainability-climate-action": environment,
}
