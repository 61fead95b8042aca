/**
 * The logo: an Ankole cow whose horns frame the rising sun. Paths in a 64 × 64 square, short enough to be inline in
 * every page.
 */
export const markSize = 64

export const markHorns =
  "M32 41C50 41 61.5 32 59.8 19 58.9 12 59 7 62 0 53 4.5 49.5 11 50.5 18.5 51.4 26 45 30.5 32 30.5 19 30.5 12.6 26 13.5 18.5 14.5 11 11 4.5 2 0 5 7 5.1 12 4.2 19 2.5 32 14 41 32 41Z"

export const markHead =
  "M43 44.8C47.5 41 54 41.2 59.5 44.8 54.5 50.5 47.5 51.2 42.6 49ZM21 44.8C16.5 41 10 41.2 4.5 44.8 9.5 50.5 16.5 51.2 21.4 49ZM23.6 43.6C29 44.4 35 44.4 40.4 43.6 42 48.5 40.2 53.5 38.7 59.5 37.2 65.5 26.8 65.5 25.3 59.5 23.8 53.5 22 48.5 23.6 43.6Z"

export const markSun = "M32 7.5A9.5 9.5 0 1 1 32 26.5 9.5 9.5 0 1 1 32 7.5Z"

/** The whole logo in one colour. */
export const markPath = markHorns + markHead + markSun
