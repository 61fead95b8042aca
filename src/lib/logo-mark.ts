/**
 * The mark: the head of an Ankole cow, seen from the front, whose lyre horns hold the rising sun.
 * Path data in a square of 64, short enough to stand inline in every page, in `currentColor`.
 */
export const markSize = 64

/** Both horns, in one sweep. */
export const markHorns =
  "M32 41C50 41 61.5 32 59.8 19 58.9 12 59 7 62 0 53 4.5 49.5 11 50.5 18.5 51.4 26 45 30.5 32 30.5 19 30.5 12.6 26 13.5 18.5 14.5 11 11 4.5 2 0 5 7 5.1 12 4.2 19 2.5 32 14 41 32 41Z"

/** Ears and face. */
export const markHead =
  "M41.8 44.5C46.5 40.8 53.5 41 59 44.5 54 50 46.5 51 41.5 48.5ZM22.2 44.5C17.5 40.8 10.5 41 5 44.5 10 50 17.5 51 22.5 48.5ZM25 43.6C29.5 44.3 34.5 44.3 39 43.6 40.7 48 39 53 37.7 59.5 36.5 65.5 27.5 65.5 26.3 59.5 25 53 23.3 48 25 43.6Z"

/** The sun between the horns. */
export const markSun = "M32 8A9 9 0 1 1 32 26 9 9 0 1 1 32 8Z"

/** Everything in one path, for one colour. */
export const markPath = markHorns + markHead + markSun
