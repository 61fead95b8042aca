import { accent, cut, disc, pair, type Icon } from "./icon"

/** The nine services, in the order of the specification, section 2. */
export const services: Icon[] = [
  {
    name: "training",
    shows: "an open book with a seedling growing from its fold",
    svg:
      pair("M25 27c4-4 11-5 19-4v19c-8-1-15 0-19 3z") +
      accent(cut("M25 24h-2v-8c-6 1-12-2-13-10 8-1 13 2 14 7 1-6 6-10 14-10 0 9-5 13-13 13z")),
  },
  {
    name: "buying-together",
    shows: "a full sack and the coins that paid for it together",
    svg:
      cut("M13 3c3 2 5 0 8 0s5 2 8 0c1 3-2 6-3 8H16c-1-2-4-5-3-8z") +
      cut("M15 13h12c5 3 9 8 10 14H27v7h-3v11H11c-9-1-9-9-6-18 2-6 5-11 10-14z") +
      accent(cut("M29.5 29.5H46v4.5H29.5zM26.5 36.5H43V41H26.5zM29.5 43.5H46V48H29.5z")),
  },
  {
    name: "markets",
    shows: "a market stall with a striped awning",
    svg:
      cut("M10 5h7l-2 12c0 5-9 5-11 0zM21 5h6l1 12c0 5-8 5-8 0z") +
      cut("M31 5h7l6 12c-2 5-11 5-11 0z") +
      cut("M6 24h4v8h28v-8h4v20h-4v-3H10v3H6zM10 35v3h28v-3z") +
      accent(disc(17, 27, 3.5), disc(25, 27, 3.5), disc(32.5, 28, 2.5)),
  },
  {
    name: "sharing-tools",
    shows: "a laden wheelbarrow",
    svg:
      cut(
        "M1 14h8.5l3 4H47c-2.5 7-6 12-11 15H22c-5-3-8-8-10-14.5L8 18H1zM20 35.5l4.5.5-2.5 10h-4.5zM27 36h6.5l-2.5 5.5z",
      ) +
      accent(
        `<path fill-rule="evenodd" d="M37.5 35a6 6 0 1 1 0 12 6 6 0 0 1 0-12zm0 3.8a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z"/>`,
        cut("M16 15.5c1-4 4-6 8-5 2-4 9-5 12 0 4 0 6 2 7 5z"),
      ),
  },
  {
    name: "advocacy",
    shows: "a loudhailer and its sound",
    svg:
      cut("M14 16c8 0 13-4 17-10v31c-4-6-9-9-17-9z") +
      cut("M11 16v12H8.5C5 28 3 25 3 22s2-6 5.5-6zM11 31h7l4 10c0 2-1 3-3 3h-2c-2 0-3-1-3-2z") +
      accent(cut("M33.5 15.5c5.5 1.5 5.5 10.5 0 12zM37 10l3-2.5c6 8 6 20 0 28L37 33c4.5-6.5 4.5-16.5 0-23z")),
  },
  {
    name: "data",
    shows: "a telephone with rising bars on its screen",
    svg:
      `<path fill-rule="evenodd" d="M14 2h20c3 0 5 2 5 5v34c0 3-2 5-5 5H14c-3 0-5-2-5-5V7c0-3 2-5 5-5zm-1 7v27h22V9zm8 30v3h6v-3z"/>` +
      accent(cut("M16 26h4.5v7H16zM21.8 20h4.5v13h-4.5zM27.6 13h4.5v20h-4.5z")),
  },
  {
    name: "insurance",
    shows: "a shield with a horned head in it",
    svg:
      `<path fill-rule="evenodd" d="M24 2c5 4 11 6 18 6 1 17-5 31-18 38C11 39 5 25 6 8c7 0 13-2 18-6zm0 4.5c-4 3-9 4.8-14.5 5C9.5 25 14 36 24 42c10-6 14.5-17 14.5-30.5-5.5-.2-10.5-2-14.5-5z"/>` +
      accent(pair("M26 22c4 0 8-3 7-9 4 7 0 13-7 13z"), cut("M21 21h6c2 3 1.5 9 0 12-1 2-5 2-6 0-1.5-3-2-9 0-12z")),
  },
  {
    name: "community",
    shows: "three people standing together",
    svg:
      pair("M10.5 13a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM3 42c0-10 2-16 7.5-16 1.8 0 3.2.8 4.2 2.2-2 3-2.7 8-2.7 13.8z") +
      accent(disc(24, 11.5, 6.5), cut("M14.5 44c0-14 2.5-23 9.5-23s9.5 9 9.5 23z")),
  },
  {
    name: "environment",
    shows: "an acacia on a hill under the sun",
    svg:
      accent(disc(40, 8, 6.5)) +
      cut("M2 41c9-7 17-8 25-6s13 2 19-1v12H2z") +
      cut(
        "M1 24c2-7 8-10 13-8 5-5 13-4 17 1 5-1 9 2 12 6-5 2-10 2-17 2-2 2-3 5-2.5 9h-5c.5-4-1-6-4.5-9C11 25 7 22 1 24z",
      ),
  },
]
