/**
 * A stage on which a picture is set up from back to front: sky, far land, near land, figures, foreground.
 * It knows the light and the perspective, so that a composer says where a foot stands and not how large a cow is.
 */
import { mix, ramps, shadowColour } from "./palette"
import { cut, line, lit, picture } from "./paper"
import { through } from "./geometry"
import { place, round, type Part, type Picture } from "./part"
import { randomFrom, type Random } from "./random"
import { moods, type Light, type Mood } from "./moods"
import { sky, sunIn } from "./sky"
import { turned } from "./turned"
import { told } from "./words"

export interface StageOptions {
  width: number
  height: number
  light: Light
  /** Where the eye level meets the land, in pixels from the top. */
  horizon: number
  /** How high the viewer's eye is above the ground, in centimetres: low makes figures stand tall against the sky. */
  eye?: number
  /** The cut edges of what stands here shine on the sun's side: for pictures that are seen large. */
  edges?: boolean
}

export interface Stage {
  width: number
  height: number
  light: Light
  mood: Mood
  random: Random
  /** Pixels per centimetre for feet that stand at this height in the picture. */
  scaleAt(y: number): number
  /** Adds markup on top of what is there. A sun in it lights the sheets that follow. Figures belong to `stand` or `put`, which remember them. */
  add(...markup: string[]): Stage
  /** Sets a part down with its feet at (x, y), in the size that its distance gives it, with its shadow. */
  stand(part: Part, x: number, y: number, facing?: Facing, size?: number): Stage
  /** Puts a part anywhere in a size of its own, pixels per centimetre, without a shadow on the ground. */
  put(part: Part, x: number, y: number, scale: number, facing?: Facing): Stage
  /** Remembers what the country shows: "savanna", "a lake". A description may only speak of what is remembered. */
  scenery(...names: string[]): Stage
  /** Says where the sun is from left to right, in pixels, where none is drawn or it is outside; shadows fall away from it. */
  litFrom(x: number): Stage
  /** Light that shines by itself: lamps and fires, laid over the veil of dusk and night. */
  glow(...markup: string[]): Stage
  /** The colour of a sheet at a distance from 0 (here) to 1 (the horizon). */
  far(colour: string, distance: number): string
  /**
   * Ends the picture. In the description, `{goats}` becomes the number and name of those that stand there ("four
   * Mubende goats"), `{the goats}` leaves out the number, and `{light}` is the time of day; see `words.ts`.
   */
  finish(description: string): Picture
}

export type Facing = "left" | "right"

/** Sets up a stage. The name seeds its chance: the same name is the same picture. */
export function stage(name: string, options: StageOptions): Stage {
  const { width, height, light, horizon, eye = 170, edges = false } = options
  const layers: string[] = [sky(light, width, height)]
  const glows: string[] = []
  const parts: string[] = []
  const country = new Set<string>()
  const mood = moods[light]
  let sunAt = width * 0.25
  /** Light falls on what is left of the sun from the right. */
  const lightOn = (markup: string, x: number) => (sunAt > x ? turned(markup) : markup)
  const remember = (part: Part) => parts.push(part.name, ...(part.with ?? []))
  const self: Stage = {
    width,
    height,
    light,
    mood,
    random: randomFrom(name),
    scaleAt: (y) => Math.max(0.05, (y - horizon) / eye),
    add(...markup) {
      for (const each of markup) {
        sunAt = sunIn(each) ?? sunAt
        layers.push(sunAt > width / 2 ? turned(each) : each)
      }
      return self
    },
    stand(part, x, y, facing = "right", size = 1) {
      const scale = self.scaleAt(y) * size
      remember(part)
      layers.push(castShadow(part, x, y, scale, ((x - sunAt) / width) * mood.reach, mood.reach))
      const placed = lightOn(place(part, x, y, scale, facing), x)
      layers.push(edges ? lit(placed, sunAt < x ? "left" : "right") : placed)
      return self
    },
    put(part, x, y, scale, facing = "right") {
      remember(part)
      layers.push(lightOn(place(part, x, y, scale, facing), x))
      return self
    },
    scenery(...names) {
      for (const each of names) country.add(each)
      return self
    },
    litFrom(x) {
      sunAt = x
      return self
    },
    glow(...markup) {
      glows.push(...markup)
      return self
    },
    far: (colour, distance) => mix(colour, mood.haze, distance),
    finish(description) {
      const cast = { parts, scenery: [...country], light }
      const veil = mood.veil
        ? `<rect width="${width}" height="${height}" fill="${mood.veil}" style="mix-blend-mode:multiply"/>`
        : ""
      const markup = `<g style="isolation:isolate">${layers.join("")}${veil}</g>${glows.join("")}`
      return picture(width, height, told(description, cast), markup, cast, { light: mood.edge })
    },
  }
  return self
}

/**
 * The long shadow of what stands at (x, y): away from the sun and towards the viewer. `slant` is how far it leans
 * sideways and `reach` how far it comes forward, both in heights of the part.
 */
function castShadow(part: Part, x: number, y: number, scale: number, slant: number, reach: number): string {
  const { box } = part
  const wide = ((box.right - box.left) / 2) * scale
  const tall = Math.min(-box.top * scale, wide * 3.4)
  if (reach === 0 || tall < 12) return ""
  const [dx, dy] = [round(slant * tall * 1.5), round(tall * reach * 0.17 + 2)]
  // A tree's shadow is its crown's, which lies apart from the trunk; anything lower is joined to its feet.
  const joined = -box.top < 380
  const near = joined ? wide * 0.5 : wide * 0.1
  const d = through(
    [
      [x - near, y],
      [x - wide * 0.56 + dx * 0.8, y + dy * 0.66],
      [x - wide * 0.28 + dx, y + dy],
      [x + wide * 0.32 + dx, y + dy * 0.98],
      [x + wide * 0.58 + dx * 0.8, y + dy * 0.6],
      [x + near, y],
    ],
    true,
  )
  return `<g opacity="0.17">${cut(d, shadowColour)}</g>`
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
