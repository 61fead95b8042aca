/** Legs seen from behind. Centimetres. */
import { mix } from "../palette"
import { cut, sheet } from "../paper"
import { round } from "../part"
import { segment } from "./figure-limbs"
import type { Wear } from "./garments"
import { lit } from "./lit"
import type { Dressed } from "./looks"
import { trousers } from "./outfit"
import { at } from "./stance"
import type { Clothes } from "./types"

/**
 * What somebody does whose face is turned away.
 *   stand   arms at rest               walk        one heel lifted, going away from us
 *   sit     on a bench 44 cm high      sit-ground  on a mat, hands in the lap
 */
export type BackPose = "stand" | "walk" | "sit" | "sit-ground"

/** Legs, feet and what covers them, from behind. */
export function backLegs(pose: BackPose, clothes: Clothes, look: Dressed, wear: Wear, girth: number): string {
  const { light, skin } = wear
  const { trousers: cloth, reach = 2 } = trousers(clothes, look)
  const bare = look.footwear === "barefoot" || look.footwear === "sandals"
  const shoe =
    look.footwear === "gumboots"
      ? { light: "#4C5F55", base: "#2B3B33", shade: "#1B2621" }
      : { light: "#4A362B", base: "#2B1E19", shade: "#14100E" }
  return [-1, 1]
    .map((side) => {
      const lifted = pose === "walk" && side === 1
      const x = side * 7.4
      const lift = lifted ? -9 : 0
      const hip = at(x * 0.9, pose === "sit" ? -46 : -86)
      const knee = at(x, -46)
      const ankle = at(x + side * 0.4, -7 + lift)
      const seated = pose === "sit"
      const calf = sheet(
        lit(
          (seated ? "" : segment(hip, knee, [8 * girth, 7.4 * girth, 5 * girth])) +
            segment(knee, ankle, [5 * girth, 5.6 * girth, 3 * girth]),
          skin,
          light,
          1.8,
        ),
        "detail",
      )
      const trouser = cloth
        ? sheet(
            lit(
              (seated
                ? ""
                : segment(hip, reach < 1 ? at(x, -56) : knee, [9.4 * girth, 8.8 * girth, 7 * girth], reach < 1)) +
                (reach > 1
                  ? segment(
                      knee,
                      at(ankle.x, ankle.y + (look.footwear === "gumboots" ? -22 : 2)),
                      [7 * girth, 7 * girth, 6.2 * girth],
                      true,
                    )
                  : ""),
              cloth,
              light,
              2.4,
            ),
            "detail",
          )
        : ""
      const heel = heelOrSole(x + side * 0.4, lift, lifted)
      const foot = bare
        ? cut(heel, mix(skin.base, skin.shade, 0.3)) +
          cut(
            `M${round(x - 5)} ${round(-1.6 + lift)}H${round(x + 5.8)}V${round(0.2 + lift)}H${round(x - 5)}Z`,
            "#3B2419",
          )
        : lit(heel, shoe, light, 1.4)
      const boot =
        look.footwear === "gumboots"
          ? lit(
              `M${round(x - 7)} ${-30 + lift}H${round(x + 7.4)}L${round(x + 5.4)} ${-4 + lift}H${round(x - 5)}Z`,
              shoe,
              light,
              1.8,
            )
          : ""
      return calf + trouser + sheet(boot + foot, "small")
    })
    .join("")
}

/** A heel on the ground, or the sole of a lifted foot. */
const heelOrSole = (x: number, lift: number, lifted: boolean): string =>
  lifted
    ? `M${round(x - 4.6)} ${round(lift - 8)}C${round(x - 6)} ${round(lift)} ${round(x - 5)} ${round(lift + 7)} ${round(x)} ${round(lift + 8.4)}C${round(x + 5)} ${round(lift + 7)} ${round(x + 6)} ${round(lift)} ${round(x + 4.6)} ${round(lift - 8)}Z`
    : `M${round(x - 4.2)} ${round(lift - 9)}C${round(x - 5.6)} ${round(lift - 4)} ${round(x - 5.6)} ${round(lift)} ${round(x - 4)} ${round(lift)}H${round(x + 5)}C${round(x + 6.4)} ${round(lift)} ${round(x + 6)} ${round(lift - 4)} ${round(x + 4.6)} ${round(lift - 9)}Z`
