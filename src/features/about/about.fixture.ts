import { figure } from "../../shared/scenes.fixture"

/*
 * The words of the page About us. Copied from data/, so that editing the site's words changes no snapshot; the
 * types are the queries' own.
 */

export const story: Queries.StoryCopyFragment = {
  eyebrow: "Our story",
  title: "It began with a lorry of hay",
  lead: "In the drought of 2021 hay cost three times its price.",
  paragraphs: ["Twenty-three dairy farmers put their money together and hired a lorry.", "It still carries hay."],
  foldedTitle: "How it went on",
  button: null,
  image: figure,
}

export const mission: Queries.MissionCopyFragment = {
  eyebrow: "Our mission",
  title: "Growth that includes everybody and lasts",
  lead: null,
  statement: "Sustainable, inclusive growth for livestock farmers in Uganda.",
  button: { label: "Our services", href: "/services" },
  pillars: [
    { id: 1, icon: "training", title: "Knowledge sharing", text: "Farmers teach farmers, on the farm." },
    { id: 2, icon: "markets", title: "Market linkage", text: "Contracts with buyers who pay by weight." },
  ],
}

export const milestones: Queries.MilestonesCopyFragment = {
  eyebrow: "Milestones",
  title: "From a lorry to a network",
  lead: null,
  button: null,
  foldedTitle: "Year by year",
  events: [
    { id: 1, year: "2021", text: "Twenty-three dairy farmers order hay together." },
    { id: 2, year: "2028", text: "Our goal: more than 10,000 members." },
  ],
}
