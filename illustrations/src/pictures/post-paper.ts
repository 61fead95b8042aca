/** The sheet that every post's picture begins with. */
import { type Stage, stage } from "../scene"
import type { Light } from "../moods"

export const post = (name: string, light: Light, horizon = 370, eye = 126): Stage =>
  stage(`posts/${name}`, { width: 1200, height: 800, light, horizon, eye })
