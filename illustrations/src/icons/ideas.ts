import { accent, cut, disc, pair, turned, type Icon } from "./icon"

/** The three features and four benefits of the home page. */
export const ideas: Icon[] = [
  {
    name: "empower",
    shows: "a raised fist with rays",
    svg:
      cut("M13 20c0-3 4-3 4.5-.5V25h-4.5zM19 17.5c0-3.2 4.8-3.2 4.8 0V25H19zM25.3 17.5c0-3.2 4.8-3.2 4.8 0V25h-4.8z") +
      cut(
        "M31.6 19.5c0-3 4.4-3 4.4 0V31c0 3-2 5-3.5 7v7h-15v-7c-3-2-4.5-5-4.5-8.5V26.5h12c3.5 0 3.5 4.5 0 4.5h-4v2h4.5c6 0 7-6 6.1-8z",
      ) +
      accent(cut("M22.5 3h3v7h-3zM7 8.5 9.2 6.3l4.6 5L11.6 13.5zM41 8.5l-2.2-2.2-4.6 5 2.2 2.2z")),
  },
  {
    name: "inclusive",
    shows: "a person growing like a plant, arms as leaves",
    svg: pair("M25.5 44V27c1-7 7-12 19-12 0 10-6 16-15 16v13z") + accent(disc(24, 11, 7)),
  },
  {
    name: "innovation",
    shows: "a solar panel under the sun",
    svg:
      cut("M9.5 21H22v7.5H7.3zM24.5 21H38.5l2.2 7.5H24.5zM6.6 31H22v8H4zM24.5 31h16.9L44 39H24.5zM20 41h7v5h-7z") +
      accent(
        cut("M13 17a11 11 0 0 1 22 0z"),
        cut("M5 8.5 7 6.3l4.3 3.6-2 2.3zM43 8.5l-2-2.2-4.3 3.6 2 2.3zM22.5 0h3v4.5h-3z"),
      ),
  },
  {
    name: "certification",
    shows: "a rosette with a tick",
    svg:
      `<path fill-rule="evenodd" d="m24 1 4.5 2.8 5.3-.2 2.1 4.8 4.5 2.7-.7 5.3 2.3 4.7-3.6 3.9-.9 5.2-5.2 1L24 33.6l-8.3-2.4-5.2-1-.9-5.2L6 21.1l2.3-4.7-.7-5.3 4.5-2.7 2.1-4.8 5.3.2zm-8 14.5-2.6 2.7 8.2 8 13-13.5-2.7-2.6-10.3 10.7z"/>` +
      accent(cut("M12.5 33.5 21 36l-5 11-3.5-4.5L7 43zM35.5 33.5 27 36l5 11 3.5-4.5L41 43z")),
  },
  {
    name: "vet-care",
    shows: "a syringe with a dose in it",
    svg: turned(
      45,
      24,
      24,
      cut("M17.5 -3h13v4.5h-4.25V12H33v4H15v-4h6.75V1.5H17.5z") +
        `<path fill-rule="evenodd" d="M16 18h16v20c0 2-1 3-3 3H19c-2 0-3-1-3-3zm3.5 3v16.5h9V21z"/>` +
        cut("M21 43h6l-1.3 3V55.5h-3.4V46z"),
      accent(cut("M21.5 26h5v9.5h-5z")),
    ),
  },
  {
    name: "savings",
    shows: "a coin dropping into a locked savings box",
    svg:
      accent(`<path d="M16.5 14.5a8.5 8.5 0 1 1 15 0z"/>`) +
      cut("M8 17h32l3 7H5z") +
      `<path fill-rule="evenodd" d="M5 26.5h38V42c0 2-1 3-3 3H8c-2 0-3-1-3-3zm19 3a4 4 0 0 0-2 7.5V41h4v-4a4 4 0 0 0-2-7.5z"/>`,
  },
  {
    name: "mentoring",
    shows: "an experienced farmer talking with a younger one",
    svg:
      disc(14, 15, 6.5) +
      cut("M3 45c0-13 3-21 11-21 7 0 10 6 10.5 14.5L24 45z") +
      accent(
        disc(37, 25, 5),
        cut(
          "M27.5 45c0-9 2-13 9-13s9 4 9 13zM25 3h16c2 0 3 1 3 3v7c0 2-1 3-3 3h-9l-6 4.5.5-4.5H25c-2 0-3-1-3-3V6c0-2 1-3 3-3z",
        ),
      ),
  },
]
