/** The words of the controls and messages of the page Farm. */
export const words = {
  addToCalendar: "Add to my calendar",
}
