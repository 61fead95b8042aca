/** Topics that the owner confirms before publishing, the most harmful first. */
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

/** `text` says what to do, without a full stop. */
export type ToConfirm = { topic: Topic; text: string }
