/** Cows and calves at home: at the gate, on straw. */
import { cattle } from "../../animals/cattle"
import { cattleBustProfile } from "../../animals/cattle-bust-profile"
import { restingCattle } from "../../animals/cattle-resting"
import { hen } from "../../animals/hen"
import { heavens } from "../../country"
import { hill } from "../../land"
import { hide, leaf, material, mix } from "../../palette"
import { cut, sheet } from "../../paper"
import type { Picture } from "../../part"
import { stage } from "../../scene"
import { cloud } from "../../sky"
import { halo, lantern } from "../../tools/lights"
import { bar, circle } from "../../tools/shapes"
import { bed, strewn } from "./straw"

/** One at home behind the gate, one on top of it. */
export function overTheGate(): Picture {
  const set = stage("gallery/cow-and-calf/over-the-gate", {
    width: 900,
    height: 1010,
    light: "morning",
    horizon: 370,
    eye: 300,
  })
  heavens(set, { ground: 570 })
  set.litFrom(900)
  set.add(
    hill(
      [
        [-40, 430],
        [300, 470],
        [640, 390],
        [940, 430],
      ],
      1010,
      mix(set.mood.land[0], set.mood.land[1], 0.4),
      0.12,
      3,
      50,
    ),
  )
  set.add(cloud(set.random, 660, 250, 330, set.far("#FFF8E6", 0.2)))
  set.put(cattleBustProfile({ age: "calf", coat: hide.ankoleFawn, nose: 4 }), 300, 520, 4.7)
  const { wood } = material
  const board = (y: number, tilt: number, tone: string, shade: string) =>
    sheet(cut(bar(-30, y, 930, y + tilt, 56), tone) + cut(bar(-30, y + 17, 930, y + tilt + 17, 18), shade), "land")
  set.add(
    board(670, 6, wood.light, wood.base),
    board(820, -6, wood.base, wood.shade),
    board(966, 4, wood.light, wood.base),
    sheet(cut(bar(40, 1000, 500, 670, 44), wood.base) + cut(bar(48, 1014, 508, 684, 14), wood.shade), "land"),
    sheet(cut(bar(560, 1070, 562, 630, 74, 70), wood.base) + cut(bar(580, 1070, 582, 630, 28, 26), wood.shade), "land"),
  )
  set.put(hen({ pose: "perching", coat: hide.henCream }), 690, 646, 6.6, "left")
  set.scenery("a gate")
  return set.finish(
    "A cream hen on a gate and the fawn Ankole calf behind it look each other in the eye on a bright morning.",
  )
}

/** A stable wall, a lantern, straw, and legs that have not been stood on yet. */
export function newborn(): Picture {
  const set = stage("gallery/cow-and-calf/newborn", {
    width: 1100,
    height: 1000,
    light: "dusk",
    horizon: 420,
    eye: 150,
  })
  const { wood, mud } = material
  set.add(cut("M0 0H1100V700H0Z", mix(mud.base, "#7A5233", 0.3)))
  for (let index = 0; index < 8; index += 1) {
    const x = 20 + index * 152
    set.add(
      sheet(
        cut(
          bar(x, 700, x + (index % 2 ? 3 : -3), -10, 120, 118),
          index % 2 ? wood.base : mix(wood.base, wood.shade, 0.35),
        ),
        "small",
      ),
    )
  }
  set.add(
    sheet(
      cut("M640 110H930V380H640Z", wood.shade) +
        cut("M660 130H910V360H660Z", "#24405A") +
        cut(bar(785, 360, 785, 130, 14) + bar(660, 245, 910, 245, 14), wood.shade),
      "land",
    ),
  )
  set.add(cut(circle(850, 190, 34), "#FFF8DF"))
  set.add(sheet(cut(bar(-20, 60, 1120, 44, 46), wood.shade), "land"))
  set.add(sheet(cut("M-20 700C300 676 800 690 1120 670V1020H-20Z", mix(mud.base, mud.shade, 0.5)), "land"))
  set.add(
    bed(620, 860, 560, leaf.dry.base),
    strewn(set, 620, 860, 520, [leaf.dry.light, leaf.dry.shade, leaf.dry.base]),
  )
  set.stand(cattle({ breed: "friesian", pose: "drinking" }), 380, 850, "right", 1.06)
  set.stand(restingCattle({ breed: "friesian", age: "calf", head: "turned" }), 800, 905, "right", 1.16)
  set.add(strewn(set, 800, 930, 260, [leaf.dry.light, leaf.dry.base]))
  set.scenery("straw")
  set.put(lantern({ hung: true }), 470, 66, 3.2)
  set.glow(halo(470, 150, 420, 0.09))
  return set.finish("By the light of one lantern, a cow bends down to her newborn calf on the straw, Friesians both.")
}
