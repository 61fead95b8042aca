/** What a phone shows in place of a part of the page About Us; a press unfolds it. */
export const words = {
  story: "How it went on",
  milestones: "Year by year",
  governance: "What is known, and what is not yet",
}
