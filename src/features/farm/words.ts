export const words = {
  addToCalendar: "Add to my calendar",
}
