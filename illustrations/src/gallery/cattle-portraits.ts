/** Cattle eye to eye: heads that fill the frame. */
import { cattleBust } from "../animals/cattle-bust-front"
import { cattleBustProfile } from "../animals/cattle-bust-profile"
import { coats } from "../animals/cattle-hide"
import { egret } from "../animals/egret"
import { foreground, heavens, mistBand, tallGrass } from "../country"
import { hill } from "../land"
import { hide, leaf, material, mix } from "../palette"
import { cut, sheet } from "../paper"
import type { Picture, Scenes } from "../part"
import { stage } from "../scene"
import { bar } from "../tools/shapes"
import { cloud } from "../sky"

/** Horns wider than the picture: they leave it on both sides. */
function frontOn(): Picture {
  const set = stage("gallery/cattle-portraits/front-on", {
    width: 1100,
    height: 1100,
    light: "dusk",
    horizon: 900,
  })
  heavens(set, { ground: 900, sun: { x: 550, y: 330, radius: 300, style: "plain" } })
  set.add(
    hill(
      [
        [-40, 860],
        [300, 800],
        [700, 850],
        [1140, 790],
      ],
      1100,
      set.mood.land[1],
    ),
  )
  set.put(cattleBust({ horns: 122, spread: 1.12 }), 550, 500, 8.4)
  return set.finish("Face to face with an Ankole cow at sunset, her horns too long for the picture.")
}

/** Night-blue paper, a moon, and one horn across it. */
function profileAndMoon(): Picture {
  const set = stage("gallery/cattle-portraits/profile-and-moon", {
    width: 900,
    height: 1200,
    light: "night",
    horizon: 1000,
  })
  heavens(set, { ground: 1000, sun: { x: 452, y: 350, radius: 112, style: "rings" } })
  set.put(cattleBustProfile({ coat: coats.cream, horns: 82, nose: 22 }), 370, 700, 7)
  foreground(set, 90, { tufts: [0.7, 0.9] })
  return set.finish("The moon stands between the horns of a cream-coloured Ankole cow on a clear night.")
}

function overTheFence(): Picture {
  const set = stage("gallery/cattle-portraits/over-the-fence", {
    width: 1200,
    height: 900,
    light: "noon",
    horizon: 420,
  })
  set.add(cloud(set.random, 250, 190, 360, "#F6F4E4"), cloud(set.random, 1020, 270, 260, "#EEF1E2"))
  set.add(
    hill(
      [
        [-40, 420],
        [320, 360],
        [760, 430],
        [1240, 370],
      ],
      900,
      mix(set.mood.land[0], set.mood.land[1], 0.6),
      0.1,
      3,
    ),
    hill(
      [
        [-40, 560],
        [420, 600],
        [800, 540],
        [1240, 590],
      ],
      900,
      set.mood.land[2],
      0.14,
      2,
    ),
  )
  set.put(cattleBust({ breed: "friesian", tongue: true }), 760, 210, 7.6)
  const { wood } = material
  const rail = (y: number, drop: number) =>
    sheet(
      cut(bar(-30, y, 1230, y + drop, 62), wood.base) + cut(bar(-30, y + 20, 1230, y + drop + 20, 20), wood.shade),
      "land",
    )
  set.add(
    rail(720, 26),
    rail(872, -14),
    sheet(cut(bar(250, 940, 244, 590, 96, 88), wood.light) + cut(bar(280, 940, 272, 590, 36, 32), wood.base), "land"),
  )
  set.scenery("a fence")
  return set.finish("Over the paddock fence, a Friesian cow licks her nose under the midday clouds.")
}

/** So near that only the middle of the face has room. */
function wetMuzzle(): Picture {
  const set = stage("gallery/cattle-portraits/wet-muzzle", {
    width: 1100,
    height: 1100,
    light: "morning",
    horizon: 700,
  })
  set.add(
    tallGrass(set.random, {
      width: 1100,
      bottom: 1110,
      height: 640,
      colours: [leaf.dry.light, mix(leaf.dry.base, set.mood.land[2], 0.3), set.mood.land[2]],
      step: 20,
    }),
  )
  set.put(cattleBust({ age: "calf", coat: hide.ankoleFawn, blaze: true }), 560, 130, 16)
  return set.finish("A fawn Ankole calf with a white blaze comes close, nose first, in the morning sun.")
}

/** Horns, hump and back as one long line. */
function bullsHump(): Picture {
  const set = stage("gallery/cattle-portraits/bulls-hump", {
    width: 1200,
    height: 800,
    light: "afternoon",
    horizon: 740,
  })
  heavens(set, { ground: 740, sun: { x: 260, y: 580, radius: 130, style: "rays" } })
  set.put(cattleBustProfile({ age: "bull", horns: 62, nose: 38 }), 560, 440, 6, "left")
  set.put(egret("hunched", false), 1010, 350, 3.2, "left")
  foreground(set, 70, { tufts: [0.1, 0.24] })
  return set.finish("An egret rides on the hump of a dark Ankole bull in the low light of late afternoon.")
}

/** Two calves, each with half of the picture, their noses just apart. */
function twoFriends(): Picture {
  const set = stage("gallery/cattle-portraits/two-friends", {
    width: 1200,
    height: 800,
    light: "mist",
    horizon: 600,
  })
  heavens(set, { ground: 600 })
  const [far, middle, near] = set.mood.land
  set.add(
    hill(
      [
        [-40, 470],
        [300, 540],
        [620, 440],
        [900, 520],
        [1240, 450],
      ],
      800,
      mix(far, set.mood.haze, 0.4),
      0.08,
    ),
    mistBand(set, 540, 130, 0.6),
    hill(
      [
        [-40, 620],
        [360, 560],
        [700, 630],
        [1240, 570],
      ],
      800,
      mix(middle, set.mood.haze, 0.25),
      0.08,
    ),
    mistBand(set, 660, 110, 0.55),
    hill(
      [
        [-40, 720],
        [400, 740],
        [800, 700],
        [1240, 740],
      ],
      800,
      mix(near, set.mood.haze, 0.1),
      0.1,
    ),
  )
  set.put(cattleBustProfile({ age: "calf", coat: coats.chestnut, nose: 12 }), 322, 410, 4.9)
  set.put(cattleBustProfile({ age: "calf", breed: "friesian", nose: 30 }), 812, 336, 4.9, "left")
  set.add(mistBand(set, 740, 170, 0.8))
  return set.finish("An Ankole calf and a Friesian calf touch each other's noses in the morning mist.")
}

export const scenes: Scenes = {
  "front-on": frontOn,
  "profile-and-moon": profileAndMoon,
  "over-the-fence": overTheFence,
  "wet-muzzle": wetMuzzle,
  "bulls-hump": bullsHump,
  "two-friends": twoFriends,
}
