/** The sheet that every project's picture begins with. */
import type { Light } from "../moods"
import { type Stage, stage } from "../scene"

export const projectPaper = (name: string, light: Light, horizon: number, eye: number): Stage =>
  stage(`projects/${name}`, { width: 1600, height: 1000, light, horizon, eye })
