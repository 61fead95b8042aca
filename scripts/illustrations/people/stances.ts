/** What each pose fixes. Centimetres of a person 165 tall, facing right. */
import type { Pose, Spot } from "./types"

/** What a pose fixes; elbows and knees follow from the lengths of the limbs. */
export interface Stance {
  pelvis: Spot
  /** Degrees the trunk leans forward. */
  lean: number
  nearWrist: Spot
  farWrist: Spot
  nearAnkle: Spot
  farAnkle: Spot
  /** Degrees the head leans forward against upright. */
  nod?: number
  /** The far arm passes before the trunk. */
  farOver?: boolean
  /** Elbow on the other side than gravity would have it. */
  nearElbow?: -1
  farElbow?: -1
  /** Knee fixed where the ground holds it. */
  nearKnee?: Spot
  farKnee?: Spot
  profile?: boolean
  hands?: "rest" | "grip" | "open"
  /** The far hand, where it does something else than the near one. */
  farHand?: "rest" | "grip" | "open"
}

export const at = (x: number, y: number): Spot => ({ x, y })

const feet = { nearAnkle: at(-7, -7), farAnkle: at(9, -8) }

const apart = { nearAnkle: at(-13, -7), farAnkle: at(17, -8) }

const upright = { pelvis: at(0, -88), lean: 0, ...feet }

export const stances: Record<Pose, Stance> = {
  stand: { ...upright, nearWrist: at(-20, -81), farWrist: at(18.5, -82) },
  clasp: { ...upright, nearWrist: at(1, -97), farWrist: at(10, -96), farOver: true, farElbow: -1, nod: 2 },
  walk: {
    ...upright,
    pelvis: at(0, -86),
    lean: 4,
    nearWrist: at(2, -90),
    farWrist: at(6, -90),
    nearAnkle: at(-24, -11),
    farAnkle: at(22, -8),
  },
  wave: { ...upright, nearWrist: at(-20, -81), farWrist: at(36, -162), nod: -3, hands: "open" },
  speak: {
    ...upright,
    lean: 1,
    nearWrist: at(17, -107),
    farWrist: at(34, -118),
    nod: -4,
    hands: "open",
    farOver: true,
  },
  point: { ...upright, lean: 2, nearWrist: at(-20, -81), farWrist: at(62, -141), farOver: true, hands: "rest" },
  write: { ...upright, nearWrist: at(11, -112), farWrist: at(27, -106), nod: 13, hands: "grip" },
  read: { ...upright, nearWrist: at(16, -108), farWrist: at(30, -108), nod: 11, hands: "grip" },
  phone: { ...upright, nearWrist: at(14, -116), farWrist: at(27, -108), nod: 12, hands: "grip" },
  carry: { ...upright, lean: -3, nearWrist: at(-23, -86), farWrist: at(30, -92), ...apart, hands: "grip" },
  "carry-front": {
    ...upright,
    lean: -4,
    nearWrist: at(12, -97),
    farWrist: at(22, -97),
    ...apart,
    farOver: true,
    farElbow: -1,
    hands: "grip",
  },
  "carry-head": {
    ...upright,
    nearWrist: at(-14, -172),
    farWrist: at(18.5, -82),
    nearElbow: -1,
    nearAnkle: at(-11, -7),
    farAnkle: at(15, -8),
    hands: "grip",
  },
  lead: {
    ...upright,
    pelvis: at(0, -86),
    lean: 3,
    nearWrist: at(-27, -96),
    farWrist: at(12, -92),
    nearAnkle: at(-18, -9),
    farAnkle: at(19, -8),
    hands: "grip",
  },
  staff: { ...upright, nearWrist: at(17, -112), farWrist: at(18.5, -82), hands: "grip" },
  sit: {
    pelvis: at(-6, -47),
    lean: 2,
    nearWrist: at(20, -61),
    farWrist: at(28, -62),
    nearAnkle: at(33, -7),
    farAnkle: at(41, -8),
    farOver: true,
  },
  "sit-ground": {
    pelvis: at(-4, -13),
    lean: 5,
    nearWrist: at(17, -27),
    farWrist: at(24, -26),
    nearAnkle: at(4, -8),
    farAnkle: at(16, -9),
    nearKnee: at(36, -11),
    farKnee: at(40, -14),
    farOver: true,
  },
  kneel: {
    pelvis: at(-2, -48),
    lean: 16,
    nearWrist: at(36, -62),
    farWrist: at(42, -60),
    nearAnkle: at(-32, -6),
    farAnkle: at(30, -8),
    nearKnee: at(6, -9),
    farOver: true,
    nod: 10,
    profile: true,
    hands: "grip",
  },
  milk: {
    pelvis: at(-6, -37),
    lean: 22,
    nearWrist: at(42, -46),
    farWrist: at(50, -50),
    nearAnkle: at(28, -7),
    farAnkle: at(36, -8),
    farOver: true,
    nod: 12,
    profile: true,
    hands: "grip",
  },
  inject: {
    pelvis: at(-4, -87),
    lean: 18,
    nearWrist: at(40, -113),
    farWrist: at(52, -109),
    ...apart,
    farOver: true,
    nod: 12,
    profile: true,
    hands: "grip",
  },
  feed: {
    pelvis: at(-8, -85),
    lean: 36,
    nearWrist: at(44, -76),
    farWrist: at(51, -80),
    nearAnkle: at(-16, -7),
    farAnkle: at(18, -8),
    farOver: true,
    nod: 16,
    profile: true,
    hands: "grip",
  },
  weigh: {
    ...upright,
    lean: 2,
    nearWrist: at(25, -136),
    farWrist: at(36, -144),
    farOver: true,
    nod: -8,
    hands: "grip",
  },
  plant: {
    pelvis: at(-14, -78),
    lean: 62,
    nearWrist: at(40, -34),
    farWrist: at(46, -31),
    nearAnkle: at(-18, -7),
    farAnkle: at(14, -8),
    farOver: true,
    nod: 34,
    profile: true,
    hands: "grip",
  },
  give: { ...upright, lean: 4, nearWrist: at(29, -103), farWrist: at(40, -107), farOver: true, hands: "open" },
  fold: { ...upright, nearWrist: at(9, -109), farWrist: at(-3, -110), farOver: true, farElbow: -1 },
  raise: { ...upright, nearWrist: at(-20, -81), farWrist: at(20, -184), nod: -3, hands: "rest", farHand: "open" },
  "hold-high": {
    ...upright,
    nearWrist: at(-19, -186),
    farWrist: at(18.5, -82),
    nearElbow: -1,
    nod: -10,
    ...apart,
    hands: "grip",
    farHand: "rest",
  },
  shake: { ...upright, lean: 3, nearWrist: at(-20, -82), farWrist: at(50, -104), farOver: true, farHand: "grip" },
  call: {
    ...upright,
    nearWrist: at(-17, -148),
    nearElbow: -1,
    farWrist: at(18.5, -82),
    nod: 4,
    hands: "grip",
    farHand: "rest",
  },
  drum: {
    ...upright,
    lean: 4,
    nearWrist: at(20, -102),
    farWrist: at(34, -110),
    ...apart,
    farOver: true,
    nod: 4,
    hands: "rest",
    farHand: "rest",
  },
  dance: {
    pelvis: at(0, -80),
    lean: -3,
    nearWrist: at(-50, -128),
    farWrist: at(46, -142),
    nearElbow: -1,
    nearAnkle: at(-20, -7),
    farAnkle: at(24, -12),
    nearKnee: at(-22, -46),
    farKnee: at(24, -50),
    nod: -5,
    hands: "open",
    farHand: "open",
  },
  kick: {
    pelvis: at(-4, -86),
    lean: -6,
    nearWrist: at(-40, -108),
    farWrist: at(36, -118),
    nearElbow: -1,
    nearAnkle: at(-14, -7),
    farAnkle: at(48, -24),
    nod: 8,
    hands: "open",
    farHand: "open",
  },
  run: {
    pelvis: at(0, -84),
    lean: 14,
    nearWrist: at(-18, -92),
    farWrist: at(38, -112),
    nearAnkle: at(-46, -26),
    farAnkle: at(30, -10),
    nearKnee: at(-14, -46),
    nod: -4,
    profile: true,
    hands: "grip",
    farHand: "grip",
  },
  "sit-tell": {
    pelvis: at(-6, -47),
    lean: 6,
    nearWrist: at(22, -61),
    farWrist: at(46, -116),
    nearAnkle: at(33, -7),
    farAnkle: at(41, -8),
    farOver: true,
    nod: -2,
    hands: "rest",
    farHand: "open",
  },
  ride: {
    pelvis: at(-22, -88),
    lean: 8,
    nearWrist: at(26, -114),
    farWrist: at(32, -116),
    nearAnkle: at(8, -30),
    farAnkle: at(14, -32),
    nearKnee: at(18, -70),
    farKnee: at(22, -72),
    farOver: true,
    hands: "grip",
    farHand: "grip",
  },
}
