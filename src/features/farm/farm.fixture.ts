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
  isSample: true,
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
  rules: ["Ring the office by Thursday.", "Wear closed shoes, and step through the foot bath."],
  button: { label: "Arrange a visit", href: "/contact" },
}
