export const messages = {
  /** The links to the page's sections, by the id of their heading. */
  sections: {
    story: "Our story",
    mission: "Our mission",
    membership: "Membership",
    women: "Women",
    abroad: "Abroad",
    farmers: "Our team",
  },
  figures: "How we measure our figures",
}
