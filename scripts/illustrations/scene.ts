/**
 * A stage on which a picture is set up from back to front: sky, far land, near land, figures, foreground.
 * It knows the light and the perspective, so that a composer says where a foot stands and not how large a cow is.
 */
import { mix, ramps } from "./palette"
import { line, picture } from "./paper"
import { place, round, type Part, type Picture } from "./part"
import { randomFrom, type Random } from "./random"
import { moods, sky, type Light, type Mood } from "./sky"

export interface StageOptions {
  width: number
  height: number
  light: Light
  /** Where the eye level meets the land, in pixels from the top. */
  horizon: number
  /** How high the viewer's eye is above the ground, in centimetres: low makes figures stand tall against the sky. */
  eye?: number
}

export interface Stage {
  width: number
  height: number
  light: Light
  mood: Mood
  random: Random
  /** Pixels per centimetre for feet that stand at this height in the picture. */
  scaleAt(y: number): number
  /** Adds markup on top of what is there. */
  add(...markup: string[]): Stage
  /** Sets a part down with its feet at (x, y), in the size that its distance gives it. */
  stand(part: Part, x: number, y: number, facing?: "left" | "right", size?: number): Stage
  /** The colour of a sheet at a distance from 0 (here) to 1 (the horizon). */
  far(colour: string, distance: number): string
  finish(description: string): Picture
}

/** Sets up a stage. The name seeds its chance: the same name is the same picture. */
export function stage(name: string, options: StageOptions): Stage {
  const { width, height, light, horizon, eye = 170 } = options
  const layers: string[] = [sky(light, width, height)]
  const mood = moods[light]
  const self: Stage = {
    width,
    height,
    light,
    mood,
    random: randomFrom(name),
    scaleAt: (y) => Math.max(0.05, (y - horizon) / eye),
    add(...markup) {
      layers.push(...markup)
      return self
    },
    stand(part, x, y, facing = "right", size = 1) {
      layers.push(place(part, x, y, self.scaleAt(y) * size, facing))
      return self
    },
    far: (colour, distance) => mix(colour, mood.haze, distance),
    finish: (description) => picture(width, height, description, layers.join("")),
  }
  return self
}

/** A place on a figure that stands at (x, y) on a stage, facing right unless told otherwise. */
interface Hold {
  x: number
  y: number
  spot: { x: number; y: number }
  facing?: "left" | "right"
}

/** A rope hanging between two figures: a halter and the hand that leads. */
export function tether(set: Stage, from: Hold, to: Hold): void {
  const end = ({ x, y, spot, facing }: Hold) => {
    const scale = set.scaleAt(y)
    return { x: round(x + spot.x * scale * (facing === "left" ? -1 : 1)), y: round(y + spot.y * scale) }
  }
  const [a, b] = [end(from), end(to)]
  const sag = round(Math.max(a.y, b.y) + Math.abs(b.x - a.x) * 0.16 + 6)
  set.add(line(`M${a.x} ${a.y}Q${round((a.x + b.x) / 2)} ${sag} ${b.x} ${b.y}`, ramps.cream[300], 3.4))
}
