/** Where the joints of a figure lie in each pose. Centimetres of a person 165 tall, facing right. */
import { stances } from "./stances"
import { at, type Stance } from "./stance"
import type { Pose, Spot } from "./types"

/** All joints of one figure. */
export interface Skeleton {
  stance: Stance
  pelvis: Spot
  /** From the trunk's own coordinates (pelvis at 0, 0, neck at 0, -50) to the figure's. */
  trunk: (x: number, y: number) => [x: number, y: number]
  neck: Spot
  head: Spot
  nod: number
  near: Limbs
  far: Limbs
}

export interface Limbs {
  shoulder: Spot
  elbow: Spot
  wrist: Spot
  hip: Spot
  knee: Spot
  ankle: Spot
}

const upperArm = 29

const forearm = 25.5

const thigh = 41.2

const shin = 39

/** The joint between two limbs of known length; `side` 1 is behind or below, -1 before or above. */
function joint(from: Spot, to: Spot, first: number, second: number, side: 1 | -1): Spot {
  const dx = to.x - from.x
  const dy = to.y - from.y
  const reach = Math.min(Math.hypot(dx, dy), first + second - 0.01)
  const along = (first * first - second * second + reach * reach) / (2 * reach)
  const off = Math.sqrt(Math.max(0, first * first - along * along)) * side
  const length = Math.hypot(dx, dy) || 1
  return at(from.x + (dx * along - dy * off) / length, from.y + (dy * along + dx * off) / length)
}

/** Shortens a reach that is longer than the arm. */
function within(from: Spot, to: Spot, length: number): Spot {
  const reach = Math.hypot(to.x - from.x, to.y - from.y)
  if (reach <= length) return to
  return at(from.x + ((to.x - from.x) * length) / reach, from.y + ((to.y - from.y) * length) / reach)
}

/** Where the wrist is when the hand, 6 cm further on, closes at `grip`. */
function wristBefore(shoulder: Spot, grip: Spot, side: 1 | -1): Spot {
  let wrist = grip
  for (let round = 0; round < 5; round += 1) {
    const reached = within(shoulder, wrist, upperArm + forearm - 0.5)
    const elbow = joint(shoulder, reached, upperArm, forearm, side)
    const length = Math.hypot(reached.x - elbow.x, reached.y - elbow.y) || 1
    wrist = at(grip.x - ((reached.x - elbow.x) / length) * 6, grip.y - ((reached.y - elbow.y) / length) * 6)
  }
  return wrist
}

/** The joints of a figure in a pose; hands that reach elsewhere are given in the same centimetres. */
export function skeleton(pose: Pose, shoulders = 1, reaches: { near?: Spot; far?: Spot } = {}): Skeleton {
  const stance = stances[pose]
  const { pelvis, lean, nod = 0 } = stance
  const turned = (degrees: number, origin: Spot) => {
    const angle = (degrees * Math.PI) / 180
    return (x: number, y: number): [number, number] => [
      origin.x + x * Math.cos(angle) - y * Math.sin(angle),
      origin.y + x * Math.sin(angle) + y * Math.cos(angle),
    ]
  }
  const trunk = turned(lean, pelvis)
  const spot = ([x, y]: [number, number]) => at(x, y)
  const neck = spot(trunk(0.5, -50))
  const head = spot(turned(lean * 0.5 + nod * 0.6, neck)(stance.profile ? 3.4 : 1.4, stance.profile ? -15 : -16.8))
  const limbs = (side: "near" | "far"): Limbs => {
    const near = side === "near"
    const shoulder = spot(trunk((near ? -14.8 : 13.2) * shoulders, -43.6))
    const elbowSide = (near ? stance.nearElbow : stance.farElbow) ?? 1
    const grip = near ? reaches.near : reaches.far
    const aim = grip ? wristBefore(shoulder, grip, elbowSide) : near ? stance.nearWrist : stance.farWrist
    const wrist = within(shoulder, aim, upperArm + forearm - 0.5)
    const hip = spot(turned(lean * 0.3, pelvis)(near ? -6.5 : 6, 1))
    const ankle = near ? stance.nearAnkle : stance.farAnkle
    const knee = (near ? stance.nearKnee : stance.farKnee) ?? joint(hip, ankle, thigh, shin, -1)
    return { shoulder, elbow: joint(shoulder, wrist, upperArm, forearm, elbowSide), wrist, hip, knee, ankle }
  }
  return { stance, pelvis, trunk, neck, head, nod: lean * 0.35 + nod, near: limbs("near"), far: limbs("far") }
}
