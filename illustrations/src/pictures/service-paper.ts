/** The sheet that every service picture begins with. */
import { stage, type Stage } from "../scene"
import type { Light } from "../moods"

export const servicePaper = (name: string, light: Light, horizon = 420, eye = 132): Stage =>
  stage(`services/${name}`, { width: 1200, height: 900, light, horizon, eye })
