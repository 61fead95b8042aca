import { figure, herd } from "../../shared/scenes.fixture"

/*
 * The words of the page about the demonstration farms. Copied from data/, so that editing the site's words changes no snapshot; the
 * types are the queries' own.
 */

export const farmIntro: Queries.FarmIntroCopyFragment = {
  eyebrow: "Demonstration farms",
  title: "See it work before you pay for it",
  lead: "Four members' farms, one in each region.",
  paragraphs: ["A demonstration farm is no model farm with a gate and a signboard."],
  video: "farm",
  videoLabel: "Watch a morning on the farm",
  button: null,
  image: figure,
}

export const farmStations: Queries.FarmStationsCopyFragment = {
  eyebrow: "What you will see",
  title: "Six stops on a morning's walk",
  lead: null,
  button: null,
  items: [
    { id: 1, title: "The fodder bank", text: "Napier, Rhodes grass, lablab and calliandra.", image: herd },
    { id: 2, title: "The goat house", text: "A slatted floor, a hay rack and a milking stand.", image: herd },
  ],
}

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

export const farmVisit: Queries.FarmVisitCopyFragment = {
  eyebrow: "Plan a visit",
  title: "First Saturday of every month",
  lead: "From 9:00 to 13:00 on all four farms.",
  rules: ["Call the office by Thursday.", "Wear closed shoes, and step through the foot bath."],
  button: { label: "Arrange a visit", href: "/contact" },
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

export const farmDatesCopy: Queries.FarmDatesCopyFragment["dates"] = {
  title: "Next dates",
  lead: "Save a date in the calendar of your phone.",
  addLabel: "Add to my calendar",
  allLabel: "Add all dates to my calendar",
}

export const farmDates: readonly Queries.FarmDateFragment[] = [
  {
    key: "event-1-2099-12-05",
    title: "Visit day on the farms",
    place: "All four demonstration farms",
    date: "2099-12-05",
    day: "Saturday 5 December 2099",
    hours: "9:00 to 13:00",
    href: "/calendar/visit-day-on-the-farms-2099-12-05.ics",
  },
  {
    key: "event-4",
    title: "Training: clean milk",
    place: "Mbarara",
    date: "2099-12-12",
    day: "Saturday 12 December 2099",
    hours: null,
    href: "/calendar/training-clean-milk-2099-12-12.ics",
  },
]
