/** Somebody who stands: at rest, speaking, reading, with a hand up. Centimetres of a person 165 tall, facing right. */
import { apart, at, upright, type Stance } from "./stance"
import type { Pose } from "./types"

export const standing = {
  stand: { ...upright, nearWrist: at(-20, -81), farWrist: at(18.5, -82) },
  clasp: { ...upright, nearWrist: at(1, -97), farWrist: at(10, -96), farOver: true, farElbow: -1, nod: 2 },
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
  call: {
    ...upright,
    nearWrist: at(-17, -148),
    nearElbow: -1,
    farWrist: at(18.5, -82),
    nod: 4,
    hands: "grip",
    farHand: "rest",
  },
  staff: { ...upright, nearWrist: at(17, -112), farWrist: at(18.5, -82), hands: "grip" },
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
  give: { ...upright, lean: 4, nearWrist: at(29, -103), farWrist: at(40, -107), farOver: true, hands: "open" },
  shake: { ...upright, lean: 3, nearWrist: at(-20, -82), farWrist: at(50, -104), farOver: true, farHand: "grip" },
} satisfies Partial<Record<Pose, Stance>>
