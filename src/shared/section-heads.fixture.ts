/*
 * The words at the head of the home page's sections.
 * Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

export const testimonialsCopy: Queries.SectionHeadFragment = {
  eyebrow: "What members say",
  title: "Heard at the milk collection point",
  lead: "Sample voices. Members' own will take their place.",
  button: null,
}

export const projectsCopy: Queries.SectionHeadFragment = {
  eyebrow: "Our projects",
  title: "Work you can walk through",
  lead: "Five projects in five districts, each run by the members who live there.",
  button: { label: "All projects", href: "/project" },
}
