import { limb, lines, placed, round, shape, solid, thing, tint } from "./line"

/* What several drawings of the set show. Each stands with the middle of its foot at 0, 0. */

/** A milk can of metal, 60 high; open, or closed by its lid. */
export const milkCan = (isOpen = false): string =>
  thing(limb(3, "M-13-38C-24-38-24-22-19-20"), limb(3, "M13-38C24-38 24-22 19-20")) +
  thing(shape("M-19-26C-19-34-11-35-11-41V-48H11V-41C11-35 19-34 19-26V-3C19-1 18 0 16 0H-16C-18 0-19-1-19-3z")) +
  lines("M-19-22H19M-19-8H19M-13-30v16") +
  (isOpen
    ? solid(round(0, -48, 11, 3))
    : thing(shape("M-14-53H14V-47H-14z"), shape("M-9-58H9V-53H-9z")) + solid(shape("M-14-53H14V-47H-14z")))

/** A bucket, 30 high and 38 wide, seen a little from above. */
export const bucket = (): string =>
  thing(shape("M-19-28L-15-2C-15 1 15 1 15-2L19-28z")) + thing(round(0, -28, 19, 5)) + tint(round(0, -27, 15.5, 3.2))

/** A drop of water or milk, 9 high, its point at 0, 0. */
export const drop = (x: number, y: number, scale = 1): string =>
  placed(x, y, thing(shape("M0 0C3 5 4 6.5 4 8.500a4 4 0 0 1-8 0C-4 6.5-3 5 0 0z")), scale)

/** A hand with its forearm, the finger tips at 0, 0, coming from the right. */
export const hand = (): string =>
  thing(
    limb(13, "M62 26L38 12"),
    limb(13, "M34 10L24 6"),
    limb(5.5, "M22 1L5-1"),
    limb(5.5, "M20 5L2 5"),
    limb(5.5, "M21 9L5 11"),
    limb(5, "M28 12L16 19"),
  ) + lines("M8 2H21M7 8H21M47 11L40 22", 1.5)

/** A fist that milks: the teat comes through it at 0, 0; the forearm comes from the left. */
export const fist = (): string =>
  thing(
    limb(13, "M-52 26L-12 5"),
    limb(13, "M-12 0V6"),
    limb(5.5, "M-8-6H6"),
    limb(5.5, "M-8-1H7"),
    limb(5.5, "M-8 4H7"),
    limb(5.5, "M-8 9H5"),
  ) + lines("M-2-3.500H7M-2 1.500H7M-2 6.500H6M-31 8L-25 19", 1.5)

/** A fly, flying to the left. */
export const fly = (): string =>
  thing(limb(3.5, "M1-4L5-9"), limb(3.5, "M3-3L10-7")) + solid(round(0, 0, 4.5, 3), round(-5, 1, 2))

/** A piece of soap with bubbles. */
export const soap = (): string =>
  thing(shape("M-13-12H13C17-12 17 0 13 0H-13C-17 0-17-12-13-12z")) +
  lines("M-7-6H7") +
  thing(round(13, -19, 4)) +
  thing(round(21, -11, 2.5)) +
  thing(round(5, -22, 2.5))

/** The sun with eight rays, its middle at 0, 0. */
export const sun = (): string =>
  thing(round(0, 0, 9)) +
  lines("M0-14V-19M0 14V19M-14 0H-19M14 0H19M-10-10L-13.5-13.500M10-10L13.5-13.500M-10 10L-13.5 13.500M10 10L13.5 13.5")

/** A sheet of cloth that hangs down from 0, 0 on both sides of a hand. */
export const cloth = (): string =>
  thing(shape("M-14 0C-6-5 8-5 15 0L18 22C10 18 6 26 0 22C-6 27-12 19-17 23z")) + lines("M-5 4L-7 16M6 4L7 15", 1.5)
