/* The privacy notice, copied from data/privacy.json and shortened, and what site.json says of forms, for stories and tests. */

const form = (title: string, stays: string, posted: string | null): Queries.FormAnswerFragment => ({
  title,
  asks: "Your name.",
  why: "To answer you.",
  stays,
  posted,
})

export const formAnswers: Queries.FormAnswersCopyFragment = {
  title: "What each form asks for",
  asksLabel: "It asks for",
  whyLabel: "Why",
  whereLabel: "Where your answers go",
  registration: form("Member registration", "Your answers stay in the window.", "The form belongs to {host}."),
  contact: form("Message to us", "The message stays with you.", "The message goes to {host}."),
  order: form("Cart and checkout", "The order stays with you.", "The order goes to {host}."),
  subscribe: form("Newsletter", "Your address stays with you.", "Your address goes to {host}."),
  comment: form("Comments on stories", "The comment stays with you.", "The comment goes to {host}."),
  review: form("Reviews of products", "The review stays with you.", "The review goes to {host}."),
  login: form("Login", "Nothing is sent and nothing is kept.", null),
  search: form("Search", "Your own browser does the search.", null),
}

/** No form is posted anywhere, nothing is measured, and all videos are the site's own. */
export const ownSite: Queries.PrivacyFactsFragment = {
  forms: { contact: null, subscribe: null, comment: null, review: null, order: null },
  fieldFigures: { address: null },
  registrationForm: null,
  features: { chatButton: true, newsletter: true, wishlist: true, compare: true, offline: true, office: true },
  videos: [{ provider: "file" }],
}

/** Every form is posted, visits are measured, and a video is YouTube's. */
export const postingSite: Queries.PrivacyFactsFragment = {
  forms: {
    contact: "https://contact.example.org/in",
    subscribe: "https://subscribe.example.org/in",
    comment: "https://comment.example.org/in",
    review: "https://review.example.org/in",
    order: "https://order.example.org/in",
  },
  fieldFigures: { address: "https://figures.example.org/in" },
  registrationForm: "https://registration.example.org/join",
  features: { chatButton: true, newsletter: true, wishlist: true, compare: true, offline: true, office: true },
  videos: [{ provider: "file" }, { provider: "youtube" }],
}

const part = (key: string, title: string): Queries.RulePartCopyFragment => ({
  key,
  title,
  paragraphs: ["A paragraph on it."],
  points: null,
})

export const browserStorage: Queries.BrowserStorageCopyFragment = {
  title: "What your browser keeps",
  lead: "These things stay on your phone or computer.",
  pages: "Pages that you open stay on this phone too.",
  pagesLabel: "Kept pages",
  foldedTitle: "Each name, and what it is for",
  keyLabel: "Kept under the name",
  untilLabel: "How long",
  until: { local: "until you delete it", session: "until you close the tab" },
  items: [
    { key: "cart", area: "local", text: "The goods in your cart.", feature: null },
    { key: "wishlist", area: "local", text: "The products that you gave a heart.", feature: "wishlist" },
    { key: "compare", area: "local", text: "The products that you want to compare.", feature: "compare" },
    { key: "cafn-", area: "local", text: "Pages and pictures that you have seen.", feature: "offline" },
    { key: "activeService", area: "session", text: "The service that you opened last.", feature: null },
  ],
}

export const privacyCopy: Queries.PrivacyCopyFragment = {
  short: part("short", "In short"),
  forms: formAnswers,
  identity: part("identity-number", "Your identity number (NIN)"),
  whatsapp: part("whatsapp", "WhatsApp, SMS and calls"),
  storage: browserStorage,
  videos: {
    title: "Videos",
    own: "The videos come from this website.",
    youtube: "A video of YouTube loads when you press play.",
  },
  figures: {
    title: "What is measured",
    off: "Nothing is measured.",
    on: "Your browser sends a short note to {host}.",
  },
  rights: part("your-rights", "Your rights"),
  open: {
    title: "What is still to be confirmed",
    facts: {
      missing: "Not yet published. Ask us for it.",
      items: [{ id: 1, label: "Our registration with the Personal Data Protection Office", value: null, href: null }],
    },
  },
  ask: part("ask", "Ask us, or have data deleted"),
}
