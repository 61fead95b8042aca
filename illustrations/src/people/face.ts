/**
 * A face seen three quarters from the front, turned to the right, at the size of a portrait.
 *
 * Millimetres; (0, 0) is the middle of the head at the height of the eyes, the chin lies near y = 120 and
 * the crown near y = -122. Every face is cut from the same twelve sheets and differs by its measures.
 */
import { clip, cut, sheet } from "../paper"
import { ageLines, eyes, mouth, nose, turn } from "./face-features"
import type { FaceMeasures, FaceOptions } from "./face-measures"
import type { SkinPaper } from "./palette"
import { d, glide, type Dot } from "./pen"

/** Outline of face and forehead, without the back of the skull. */
function faceOutline({ width = 1, jaw = 1, length = 1 }: FaceMeasures): string {
  const chin = 120 * length
  const dots: Dot[] = [
    [-80 * width, -40],
    [-84 * width, 0],
    [-81 * width, 34],
    [-72 * width * jaw, 66 * length],
    [-48 * width * jaw, 96 * length],
    [-14 * jaw, chin - 2],
    [14, chin + 2],
    [38 * jaw, chin - 5],
    [61 * width * jaw, 90 * length],
    [73 * width, 58 * length],
    [78 * width, 28],
    [76.5 * width, 8],
    [73 * width, -8],
    [77 * width, -26],
    [77 * width, -58],
    [56 * width, -98],
    [8, -117],
    [-48 * width, -98],
  ]
  return glide(dots)
}

/** The whole face: skin, planes, features. Hair, ears and neck come from bust.ts. */
export function face(options: FaceOptions): string {
  const outline = faceOutline(options)
  const inside = planes(options) + nose(options) + mouth(options) + ageLines(options) + eyes(options)
  return cut(outline, options.skin.base) + clip(outline, inside)
}

/** Shade side, lit forehead, cheekbone and chin: the turned form, in flat paper. */
function planes({ skin, light, width = 1, length = 1, jaw = 1 }: FaceOptions): string {
  const w = width
  const chin = 120 * length
  const shade =
    light === "right"
      ? d`M-110 -130L${-30 * w} -130C${-56 * w} -96 ${-68 * w} -62 ${-66 * w} -30C${-66 * w} -8 ${-72 * w} 8 ${-62 * w} 26C${-48 * w} 44 ${-50 * w} 62 ${-36 * jaw} ${84 * length}C${-22 * jaw} ${104 * length} 0 ${112 * length} 8 ${chin + 12}L-110 ${chin + 12}Z`
      : d`M110 -130L${58 * w} -130C${62 * w} -92 ${66 * w} -60 ${64 * w} -34C${58 * w} -18 ${61 * w} 2 ${66 * w} 16C${60 * w} 36 ${58 * w} 56 ${50 * jaw} ${78 * length}C${42 * jaw} ${98 * length} ${30 * jaw} ${108 * length} 20 ${chin + 12}L110 ${chin + 12}Z`
  const forehead =
    light === "right"
      ? d`M${10 * w} -92C${34 * w} -96 ${60 * w} -82 ${66 * w} -48C${50 * w} -40 ${34 * w} -42 ${22 * w} -36C${8 * w} -50 ${-2 * w} -74 ${10 * w} -92Z`
      : d`M${-24 * w} -92C${-50 * w} -86 ${-66 * w} -66 ${-68 * w} -42C${-52 * w} -46 ${-30 * w} -46 ${-8 * w} -36C${0 * w} -54 ${0 * w} -82 ${-24 * w} -92Z`
  const cheek =
    light === "right"
      ? d`M${44 * w} 24C${56 * w} 18 ${68 * w} 20 ${73 * w} 28C${70 * w} 42 ${60 * w} 50 ${50 * w} 50C${42 * w} 44 ${38 * w} 32 ${44 * w} 24Z`
      : d`M${-64 * w} 24C${-52 * w} 16 ${-34 * w} 18 ${-24 * w} 27C${-28 * w} 42 ${-42 * w} 52 ${-54 * w} 48C${-64 * w} 42 ${-68 * w} 32 ${-64 * w} 24Z`
  const chinLight = d`M${turn - 12} ${chin - 21}C${turn - 2} ${chin - 25} ${turn + 12} ${chin - 24} ${turn + 17} ${chin - 18}C${turn + 14} ${chin - 8} ${turn - 6} ${chin - 8} ${turn - 12} ${chin - 21}Z`
  return cut(shade, skin.shade) + cut(forehead, skin.light) + cut(cheek, skin.light) + cut(chinLight, skin.light)
}

/** An ear on the near side. */
export function ear({ skin, width = 1 }: { skin: SkinPaper; width?: number }): string {
  const x = -83 * width
  const outline = d`M${x + 6} -14C${x - 6} -26 ${x - 23} -22 ${x - 23} -2C${x - 23} 10 ${x - 15} 18 ${x - 13} 28C${x - 11} 38 ${x - 2} 40 ${x + 6} 32Z`
  const fold = d`M${x + 2} -8C${x - 6} -16 ${x - 16} -12 ${x - 16} 0C${x - 15} 8 ${x - 8} 12 ${x - 8} 22C${x - 6} 28 ${x + 2} 26 ${x + 4} 20Z`
  return sheet(cut(outline, skin.base) + cut(fold, skin.shade), "detail")
}
