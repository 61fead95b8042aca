import { figure, herd } from "../../shared/scenes.fixture"

/*
 * The words of the page about the demonstration farms. Copied from data/, so that editing the site's words changes no snapshot; the
 * types are the queries' own.
 */

export const farmYear: Queries.FarmYearCopyFragment = {
  eyebrow: "Through the year",
  title: "One farm, four seasons",
  lead: "This is what you would find there.",
  button: { label: "Pictures from the farms", href: "/gallery" },
  isAboutHealth: true,
  lastReview: null,
  seasons: [
    {
      id: 1,
      months: "January and February",
      title: "Dust, hay and repairs",
      text: "The hills are yellow, and the cows eat what was cut in November.",
      tasks: ["Give hay in the cool of the morning and evening, salt always.", "Clean the tank."],
      image: figure,
    },
    {
      id: 2,
      months: "March to May",
      title: "The long rains",
      text: "Within two weeks everything is green.",
      tasks: ["Plant fodder in the first ten days of rain."],
      image: figure,
    },
  ],
}

export const farmNoticesCopy: Queries.FarmNoticesCopyFragment = { notices: { title: "Notices" } }

/* Far-off ends, so that stories look the same on every day. */
export const farmNotices: readonly Queries.FarmNoticeFragment[] = [
  {
    jsonId: 1,
    kind: "Quarantine",
    isUrgent: true,
    title: "No animals may move (quarantine)",
    text: "Keep cattle, goats and sheep at home.",
    districts: ["Kiruhura"],
    days: "1 January 2026 to 31 December 2099",
    declared: "Declared by the District Veterinary Office, Kiruhura, letter 12/2026, 1 January 2026",
    link: { label: "What to do with a sick animal", href: "/animal-health" },
    from: "2026-01-01",
    until: "2099-12-31",
    isValid: true,
  },
  {
    jsonId: 2,
    kind: "Market day",
    isUrgent: false,
    title: "Goat market in Mbarara",
    text: "Members sell goats by weight.",
    districts: ["Mbarara"],
    days: "31 December 2099",
    declared: "Declared by the Municipal Council, Mbarara, notice board, 1 January 2026",
    link: null,
    from: "2026-01-01",
    until: "2099-12-31",
    isValid: true,
  },
]
