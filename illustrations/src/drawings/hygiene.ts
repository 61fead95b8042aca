import { limb, lines, mirrored, placed, round, shape, solid, thing, tint, type Drawing } from "./line"
import { bucket, cloth, drop, fist, fly, hand, milkCan, soap, sun } from "./props"

/** The hind part of a cow from the side, from back to front: legs, belly, udder with two teats at 62 and 84, tail. */
const cow =
  solid(shape("M98 104H112V114H96z"), shape("M122 106H138V118H120z")) +
  thing(limb(12, "M108 54L109 84L105 106"), limb(14, "M128 50L133 84L129 109")) +
  solid(shape("M97 104H113L114 113H95zM120 107H138L139 117H118z")) +
  thing(
    shape("M-4 38C-4 4 30-6 70-6C112-6 140 0 148 20C152 36 148 50 140 58L104 60L58 46C40 46 14 50-4 38z"),
    round(73, 50, 23, 16),
    limb(6, "M62 62L61 72"),
    limb(6, "M84 62L84 72"),
  ) +
  solid(
    shape("M16-2C26-4 42-6 54-6C60 6 54 20 40 22C26 24 14 12 16-2z"),
    shape("M96-4C108-4 118-2 124 0C128 14 120 26 110 28C98 28 90 10 96-4z"),
  ) +
  lines("M50 47C54 40 62 38 72 38M142 12C156 20 153 46 154 66") +
  solid(shape("M151 64C149 78 152 84 156 88C159 80 158 72 156 64z"))

const washHands =
  thing(shape("M52-4H74V6H52z")) +
  thing(shape("M44 4H98C102 4 104 6 104 10V32C104 36 102 38 98 38H44C40 38 38 36 38 32V10C38 6 40 4 44 4z")) +
  lines("M50 12L90 30M90 12L50 30", 1.5) +
  thing(shape("M70 38H80V46H70z")) +
  lines("M73 48V66M77 48V64", 1.5) +
  drop(58, 96) +
  drop(74, 104) +
  drop(90, 97) +
  placed(58, 74, hand(), 1.15) +
  placed(94, 80, mirrored(hand()), 1.15) +
  placed(132, 58, soap())

const washCan =
  placed(132, 26, sun()) +
  thing(limb(5, "M44 70L38 114"), limb(5, "M116 70L122 114"), limb(5, "M28 70H132")) +
  placed(64, 19, `<g transform="rotate(180)">${milkCan(true)}</g>`) +
  drop(56, 78) +
  drop(72, 84) +
  drop(62, 96) +
  thing(shape("M96 52H124V60H96z")) +
  lines("M99 61V66M105 61V66M111 61V66M117 61V66M121 61V66", 1.5)

const sweep =
  lines("M8 115H152") +
  thing(round(54, 15, 9)) +
  thing(limb(7, "M60 38L80 52L90 48")) +
  thing(limb(16, "M54 36L62 62"), limb(9, "M60 66L52 88L50 108"), limb(9, "M64 66L76 88L76 108")) +
  solid(shape("M45 106H59V115H45zM71 106H85V115H71z")) +
  lines("M72 32L112 94", 3.5) +
  thing(limb(7, "M54 38L68 50L84 44")) +
  thing(shape("M104 88L118 79L134 106C124 115 116 116 108 112z")) +
  lines("M111 91L119 110M116 87L127 107", 1.5) +
  thing(round(143, 109, 9, 5), round(147, 103, 5, 4))

const washUdder =
  cow +
  placed(103, 117, bucket(), 0.95) +
  placed(66, 58, cloth()) +
  placed(76, 56, mirrored(hand()), 0.95) +
  drop(62, 90) +
  drop(74, 96)

const firstMilk =
  cow +
  placed(62, 70, fist()) +
  lines("M61 83V102", 1.8) +
  thing(shape("M38 101H84L76 117H46z")) +
  solid(round(61, 101, 22, 5)) +
  `<g fill="#fff">${[50, 57, 66, 73].map((x, place) => `<circle cx="${x}" cy="${100 + (place % 2) * 2}" r="1.8"/>`).join("")}</g>`

const milkIntoCan =
  cow +
  placed(74, 118, milkCan(true), 0.6) +
  placed(84, 69, fist(), 0.9) +
  placed(62, 69, fist(), 0.9) +
  lines("M62 81L70 91M83 81L78 91", 1.8)

const strain =
  placed(66, 117, milkCan(true)) +
  thing(
    shape("M44 66C52 60 58 72 66 72C74 72 80 60 88 66L92 88C86 84 82 90 78 86C74 80 58 80 54 86C50 90 46 84 40 88z"),
  ) +
  lines("M56 70C60 76 72 76 76 70", 1.5) +
  placed(122, 22, bucket(), 1.25, -112) +
  `<path d="M82 37C72 40 67 50 66 70" fill="none" stroke="#000" stroke-width="7"/><path d="M82 37C72 40 67 50 66 70" fill="none" stroke="#fff" stroke-width="3.5"/>` +
  placed(112, 44, hand(), 0.9)

const close =
  placed(72, 118, milkCan(), 1.2) +
  placed(64, 44, hand(), 1.1) +
  placed(24, 44, fly()) +
  placed(34, 78, mirrored(fly())) +
  placed(24, 20, fly()) +
  placed(130, 92, fly())

const cool =
  placed(140, 20, sun()) +
  thing(limb(9, "M26 116V50L40 34M26 60L12 40")) +
  thing(round(20, 24, 22, 18), round(52, 20, 26, 18), round(84, 28, 22, 14)) +
  placed(82, 110, milkCan()) +
  tint(shape("M38 88H126L120 113H44z")) +
  lines("M46 96C52 93 58 99 64 96M98 98C104 95 110 101 116 98M70 104C76 101 82 107 88 104", 1.5) +
  lines("M36 82L44 114H120L128 82") +
  lines("M8 117H152")

const wheel = thing(round(0, 0, 17)) + thing(round(0, 0, 11)) + solid(round(0, 0, 3))

const deliver =
  lines("M6 117H154") +
  placed(38, 99, wheel) +
  placed(122, 99, wheel) +
  lines("M122 98L108 58L100 52M112 66L88 92H60L38 98", 3.5) +
  thing(shape("M56 74C70 70 90 78 102 68L108 84L90 96H66z")) +
  thing(shape("M16 72H58V78H16z")) +
  placed(34, 71, milkCan(), 0.9) +
  thing(limb(12, "M76 64L84 36"), limb(9, "M76 68L96 78L88 98")) +
  solid(shape("M82 96H98V103H82z")) +
  thing(limb(6.5, "M84 40L92 56L104 54")) +
  thing(round(89, 18, 9)) +
  solid(shape("M79 18C78 4 100 4 99 17z")) +
  lines("M2 84H12M0 94H10M4 104H12", 1.5) +
  placed(138, 28, sun(), 0.9)

/** Clean milk from the hands to the dairy, in the order in which things are done. */
export const hygiene: Drawing[] = [
  { name: "wash-hands", shows: "two hands under a jerrycan, and soap", svg: washHands },
  { name: "wash-can", shows: "a can upside down on a rack in the sun", svg: washCan },
  { name: "sweep", shows: "a person sweeps the milking place", svg: sweep },
  { name: "wash-udder", shows: "a hand washes an udder with a cloth", svg: washUdder },
  { name: "first-milk", shows: "the first milk falls into a dark cup, lumps in it", svg: firstMilk },
  { name: "milk", shows: "two hands milk into a can", svg: milkIntoCan },
  { name: "strain", shows: "milk runs through a cloth into a can", svg: strain },
  { name: "close", shows: "a lid on a can keeps flies away", svg: close },
  { name: "cool", shows: "a can in cold water under a tree", svg: cool },
  { name: "deliver", shows: "a motorcycle with a can", svg: deliver },
]
