export const messages = {
  /** Headings of a service's sections, by their ids; on phones also the links to them. */
  sections: {
    offered: "Services offered",
    challenge: "The Challenge",
    solution: "Our Solution",
    questions: "Frequently asked questions",
  },
  /** The section that only one service has. */
  groupOrder: { "group-order": "Order with your group" },
  /** For a service whose content is not written yet. */
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
  /** The subject if the page's service is unknown. */
  yourServices: "your services",
}
