/** The design system's own words. A component that takes one as a prop has it from here by default. */
export const words = {
  close: "Close",
  closeVideo: "Close the video",
  newTab: " (opens in a new tab)",
  skip: "Skip to main content",
  search: "Search",
  toTop: "Back to the top of the page",
  play: (name: string) => `Play ${name}`,
  stop: (name: string) => `Stop ${name}`,
  lost: (name: string) => `${name} could not be loaded. Please try again.`,
  rating: (stars: number) => `Rated ${stars} out of 5`,
  price: { old: "Old price: ", now: "New price: " },
  form: {
    /** The asterisk stands between them. */
    required: { before: "Fields with ", after: " must be filled in." },
    refused: (count: number) => `${count} answers need another look.`,
  },
  pages: {
    label: "Pages",
    page: (page: number) => `Page ${page}`,
    previous: "Previous page",
    next: "Next page",
    noPrevious: "No previous page",
    noNext: "No next page",
    gap: "More pages",
  },
  toasts: {
    /** Before the message, for screen readers. */
    tones: { success: "Done", warning: "Please note", error: "Attention", info: "Notice" },
    label: "Notice",
    /** Radix fills in the key. */
    list: "Notices ({hotkey})",
    close: "Close this notice",
    press: (action: string) => `${action}: press F8.`,
  },
}
