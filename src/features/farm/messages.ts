export const messages = {
  /** The links to the page's sections, by the id of their heading. */
  sections: { farm: "The farms", stations: "What you will see", year: "Through the year", visit: "Plan a visit" },
  addToCalendar: "Add to my calendar",
}
