/** The words of the controls and messages of the page Farm. */
export const words = {
  notices: "Notices",
  addToCalendar: "Add to my calendar",
}
