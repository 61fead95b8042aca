/** What the owner confirms before publishing, in the order in which it does harm while it is not real. */
export const topics = {
  numbers: "Numbers and addresses",
  health: "Health pages",
  services: "Services",
  fees: "Fees",
  insurer: "Insurer",
  coldDelivery: "Cold delivery",
  claims: "Claims",
  people: "People",
  goods: "Goods and prices",
  projects: "Projects",
  posts: "Posts",
  legalForm: "Legal form",
  dataProtection: "Data protection",
  retention: "How long data are kept",
} as const

export type Topic = keyof typeof topics

/** Something that the owner confirms: its topic, and what to do as a sentence without its full stop. */
export type ToConfirm = { topic: Topic; text: string }
