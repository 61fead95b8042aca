/** In what faces differ: the measures of face.ts and of its features. */
import type { SkinPaper } from "./palette"

/** Measures of one person. 1 is ordinary; the useful range stands beside each. */
export interface FaceMeasures {
  /** Cheek to cheek, 0.9–1.12. */
  width?: number
  /** Breadth of the jaw, 0.85–1.15. */
  jaw?: number
  /** Eyes to chin, 0.92–1.1. */
  length?: number
  /** Wing to wing, 0.8–1.2. */
  nose?: number
  /** Fullness of the lips, 0.7–1.3. */
  lips?: number
  /** Opening of the eyes, 0.7–1.2. */
  eyes?: number
  /** Weight of the brows, 0.6–1.4. */
  brows?: number
  /** Lift of the brows in millimetres, -4–6. */
  arch?: number
  /** How much higher the brows' inner ends are than they lie at rest, in millimetres, 0–6: what makes a face kind. */
  soft?: number
  /** 0 calm, 1 broad; up to 1.4 in a laugh. */
  smile?: number
  /** Teeth showing. */
  teeth?: boolean
  /** One of the upper teeth is missing; only where teeth show. */
  gap?: boolean
  /** 0 young, 1 old: lines on the forehead, beside the eyes, round the mouth. */
  age?: number
  /** Lashes and softer brow ridge. */
  lashes?: boolean
  /** Colour of the brows, as hex. */
  browTone?: string
}

export interface FaceOptions extends FaceMeasures {
  skin: SkinPaper
  /** Side of the picture that the light comes from. */
  light: "left" | "right"
}
