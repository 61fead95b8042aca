/*
 * The words at the head of the home page's sections.
 * Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

export const countersCopy: Queries.SectionHeadFragment = {
  eyebrow: "In figures",
  title: "What members have built so far",
  lead: null,
  button: null,
}

export const servicesCopy: Queries.SectionHeadFragment = {
  eyebrow: "Our services",
  title: "Nine ways we work for you",
  lead: "From the first vaccination to the last shilling of the sale: choose what your farm needs now, and come back for the rest.",
  button: { label: "All services", href: "/services" },
}

export const categoriesCopy: Queries.SectionHeadFragment = {
  eyebrow: "What we keep",
  title: "Livestock and produce of our members",
  lead: "Whatever you raise, somebody in the network has raised it for longer and is glad to tell you how.",
  button: { label: "Visit the shop", href: "/shop" },
}

export const featuredProductsCopy: Queries.SectionHeadFragment = {
  eyebrow: "From our farms",
  title: "Featured products",
  lead: "Raised, milked, gathered and graded by members.",
  button: { label: "All products", href: "/shop" },
}

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

export const farmersCopy: Queries.SectionHeadFragment = {
  eyebrow: "Our team",
  title: "Farmers you can call",
  lead: "Every member of the team keeps animals. Ask them about theirs.",
  button: { label: "Meet our team", href: "/farmers" },
}

export const postsCopy: Queries.SectionHeadFragment = {
  eyebrow: "From the blog",
  title: "Worth reading before the next dry season",
  lead: "Short advice for your farm, with its sources.",
  button: { label: "All posts", href: "/blog-standard" },
}
