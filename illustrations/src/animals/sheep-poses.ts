/** Fat-tailed sheep and lambs in motion and at rest, on the shared frame of small stock. */
import { outline, through, type Point } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import { hide, mix, type Tone } from "../palette"
import { sheepHead } from "./sheep-head"
import { figure } from "./small-stock"
import type { Attitude } from "./small-stock-frame"
import { attitudes, type SheepAttitude } from "./sheep-attitudes"
import { adult, young } from "./sheep-frame"

export interface PosedSheep {
  pose: SheepAttitude
  age?: "ewe" | "ram" | "lamb"
  coat?: Tone
  hood?: Tone
}

/** A few curls of wool on the flank. */
export const fleece = (coat: Tone): string =>
  [
    [-14, -48],
    [2, -44],
    [-6, -36],
    [12, -48],
    [-22, -42],
    [8, -34],
  ]
    .map(([x = 0, y = 0]) =>
      line(
        through([
          [x - 4, y],
          [x, y + 2],
          [x + 4, y],
        ]),
        mix(coat.base, coat.shade, 0.55),
        0.9,
      ),
    )
    .join("")

/** The broad tail, full of fat, that hangs over the hocks. */
export function fatTail(coat: Tone, dx: number, small: boolean): string {
  const points: Point[] = [
    [-31, -55],
    [-38, -50],
    [-43, -38],
    [-44, -26],
    [-41, -19],
    [-38, -17.5],
    [-37, -21],
    [-34, -22],
    [-31, -30],
    [-29, -44],
  ]
  const slim = points.map(([x, y]): Point => [(small ? -30 + (x + 30) * 0.66 : x) + dx, y])
  const shade = outline(
    [-36 + dx, -52],
    [-36 + dx, -36],
    [-37 + dx, -24],
    [-36 + dx, -14],
    [-26 + dx, -20],
    [-26 + dx, -46],
  )
  const d = outline(...slim)
  return sheet(cut(d, mix(coat.base, coat.light, 0.7)) + clip(d, cut(shade, mix(coat.base, coat.shade, 0.5))), "small")
}

/** A sheep in one of the further poses. */
export function posedSheep({ pose, age = "ewe", coat = hide.sheepCream, hood }: PosedSheep): Part {
  const lamb = age === "lamb"
  const build = lamb ? young : adult
  const wanted = attitudes[pose]
  const attitude: Attitude = lamb ? { ...wanted, poll: [wanted.poll[0] - 7, wanted.poll[1] + 3] } : wanted
  const body = figure(build, attitude, {
    coat,
    markings: fleece(coat),
    ...(hood && { hood }),
    tail: "",
    behind: "",
    head: sheepHead(hood ?? coat, attitude.poll, attitude.nose, lamb),
  })
  // The tail hangs outside everything else; of a lying sheep it lies along the ground.
  const tilt = attitude.pitch ? `rotate(${attitude.pitch.degrees} 0 -40) ` : ""
  const tail = `<g transform="${tilt}${attitude.legs ? `translate(0 ${-(attitude.rise ?? 0)})` : "translate(0 10) scale(1 0.76)"}">${fatTail(coat, lamb ? 8 : 0, lamb)}</g>`
  const markup = groundShadow(-3, attitude.legs ? 36 : 42, 2.4, attitude.rise ? 0.16 : 0.28) + body + tail
  const scale = lamb ? 0.56 : age === "ram" ? 1.1 : 1
  return {
    svg: scale === 1 ? markup : `<g transform="scale(${scale})">${markup}</g>`,
    box: { left: -46 * scale, top: (attitude.legs ? -84 : -64) * scale, right: 66 * scale, bottom: 3 * scale },
    name: `a fat-tailed ${age}`,
  }
}
