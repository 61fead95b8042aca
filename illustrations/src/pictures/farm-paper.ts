/** The sheet that every picture of the farm walk begins with. */
import type { Light } from "../moods"
import { stage, type Stage } from "../scene"

export const farmPaper = (name: string, light: Light, horizon: number, eye: number): Stage =>
  stage(`farm/${name}`, { width: 1200, height: 900, light, horizon, eye })
