/** The words that the page of every service has. */
export const words = {
  /** The headings of a service's parts, by the ids of these; on a phone also the links to them. */
  parts: {
    /** Spec section 2, "Services", and the next two. */
    offered: "Services offered",
    challenge: "The Challenge",
    solution: "Our Solution",
    questions: "Frequently asked questions",
  },
  /** The part that only one service has. */
  groupOrder: { "group-order": "Order with your group" },
  /** Of a service whose content is not written yet (spec section 8, "Missing content"). */
  soon: {
    overview: "Service details coming soon.",
    offered: "Service information coming soon",
    challenge: "Challenge information coming soon.",
    impact: "Impact information coming soon.",
    solution: "Solution information coming soon.",
    faqs: [{ question: "FAQ information coming soon", answer: "Detailed FAQs will be available soon." }],
  },
  sidebar: "Services and questions",
  all: "All services",
  ask: "Talk to us about it",
  askOnWhatsApp: "Write on WhatsApp",
  askAbout: (what: string) => `Write about ${what}`,
  askBySms: "Write an SMS",
  contact: "Contact us",
  /** What the message is about where the page's service is not known. */
  yourServices: "your services",
}
