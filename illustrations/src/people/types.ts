/** What a composer may ask of a person, and what comes back. */
import type { Tone } from "../palette"
import type { Part } from "../part"

/** Sets height, build, hair and the clothes worn unless others are named. */
export type Who = "woman" | "man" | "girl" | "boy" | "elder-woman" | "elder-man"

/**
 * What the body does. The figure faces right; hands reach to the right.
 *   stand        weight on one leg, arms at rest       clasp     hands held together in front
 *   walk         mid-stride                            wave      the far arm raised
 *   speak        open hand before the chest, chin up   point     arm stretched ahead, at shoulder height
 *   write        a book on the forearm, pen in hand    read      a book or paper before the chest
 *   phone        looking at a phone                    carry     something heavy hanging from one hand
 *   carry-front  both arms round a load at the belly   carry-head one hand steadying a load on the head
 *   lead         a rope in the leading hand            staff     resting on a tall stick
 *   sit          on a stool or bench 42 cm high        sit-ground legs folded to the side
 *   kneel        on one knee, both hands ahead, low    milk      on a low stool, both hands under a cow
 *   inject       leaning in, one hand steadying        feed      bending, arms ahead, at 70 cm
 *   weigh        both hands up at a hanging scale      plant     bent from the hip, hands near the ground
 *   give         both hands held out with something    fold      arms folded
 *   raise        one hand straight up                  hold-high  the near hand high, with something in it
 *   shake        a hand held out to be shaken          call      a telephone at the ear
 *   drum         both hands on a drum before the belly dance     knees bent, arms swung out
 *   kick         one leg swung at a ball               run       a long stride
 *   sit-tell     seated, telling with one hand         ride      astride a motorcycle, hands on its bars
 */
export type Pose =
  | "stand"
  | "clasp"
  | "walk"
  | "wave"
  | "speak"
  | "point"
  | "write"
  | "read"
  | "phone"
  | "carry"
  | "carry-front"
  | "carry-head"
  | "lead"
  | "staff"
  | "sit"
  | "sit-ground"
  | "kneel"
  | "milk"
  | "inject"
  | "feed"
  | "weigh"
  | "plant"
  | "give"
  | "fold"
  | "raise"
  | "hold-high"
  | "shake"
  | "call"
  | "drum"
  | "dance"
  | "kick"
  | "run"
  | "sit-tell"
  | "ride"

export type Clothes =
  "gomesi" | "dress" | "skirt" | "kanzu" | "kanzu-jacket" | "trousers" | "shorts" | "overalls" | "lab-coat" | "shuka"

export type Headwear = "none" | "head-wrap" | "brimmed-hat" | "cap" | "hijab" | "kofia"

export type Hair = "shaved" | "short" | "afro" | "bun" | "braids"

export type Footwear = "gumboots" | "barefoot" | "sandals" | "shoes"

/** Motif printed on the main cloth. */
export type Print = "plain" | "dots" | "stripes" | "checks" | "leaves" | "rings"

/** 1 is the lightest brown, 5 the deepest. */
export type SkinNumber = 1 | 2 | 3 | 4 | 5

export interface PersonOptions {
  who: Who
  pose?: Pose
  clothes?: Clothes
  headwear?: Headwear
  hair?: Hair
  footwear?: Footwear
  skin?: SkinNumber
  /** Main cloth: dress, shirt, shuka. From `cloth` in the palette, or any family of three. */
  main?: Tone
  /** Second cloth: sash, skirt, trousers. */
  second?: Tone
  /** Cloth on the head. */
  wrap?: Tone
  print?: Print
  /** Profile for work that looks ahead or down; three-quarter shows both eyes. Poses choose well by themselves. */
  head?: "profile" | "three-quarter"
  /** Degrees the head bows beyond what the pose asks; negative looks up. */
  nod?: number
  /** A laughing face, whatever the seed would choose. */
  laughs?: boolean
  /** Where the light comes from, seen by the figure itself: ahead of it or behind it. Default ahead. */
  light?: "ahead" | "behind"
  /** Centimetres; otherwise typical for who it is. */
  height?: number
  /** Chooses colours and small differences that are not given. */
  seed?: string
  /** Where the hands reach instead of where the pose has them, in the figure's own centimetres; an arm is 60 long. */
  reaches?: { near?: Spot; far?: Spot; hands?: "rest" | "grip" | "open" }
  /** Something held, drawn between body and hand: origin at the grip, which lies in the near hand. */
  holds?: Part
  /** Something on the head (only for carry-head) or in both arms (carry-front): origin at its base. */
  carries?: Part
}

export interface Spot {
  x: number
  y: number
}

/** A person, and the spots other things attach to, in the person's own centimetres. */
export interface Person extends Part {
  nearHand: Spot
  farHand: Spot
  /** Middle of the crown. */
  crown: Spot
}
