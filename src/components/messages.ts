/** The strings of the design system. A component that takes one as a prop has it from here by default. */
export const messages = {
  close: "Close",
  closeVideo: "Close the video",
  newTab: " (opens in a new tab)",
  search: "Search",
  toTop: "Back to the top of the page",
  play: (name: string) => `Play ${name}`,
  stop: (name: string) => `Stop ${name}`,
  loadError: (name: string) => `${name} could not be loaded. Please try again.`,
  loadErrorHere: "We could not load this part of the page. Please press again.",
  rating: (stars: number) => `Rated ${stars} out of 5`,
  price: { old: "Old price: ", now: "New price: " },
  toasts: {
    /** Before the message, for screen readers. */
    tones: { success: "Done", warning: "Please note", error: "Attention", info: "Notice" },
    label: "Notice",
    close: "Close this notice",
    press: (action: string) => `${action}: press F8.`,
  },
  breadcrumb: "Breadcrumb",
  carousel: {
    slide: "Slide",
    slideOf: (noun: string, number: number, count: number) => `${noun} ${number} of ${count}`,
    start: "Start the slides ",
    stop: "Stop the slides ",
    previous: "Previous slide",
    next: "Next slide",
    choose: "Choose a slide",
  },
  form: {
    /** The asterisk stands between them. */
    required: { before: "Fields with ", after: " must be filled in." },
    refused: (count: number) => `${count} answers need another look.`,
  },
  pagination: {
    label: "Pages",
    page: (page: number) => `Page ${page}`,
    previous: "Previous page",
    next: "Next page",
    noPrevious: "No previous page",
    noNext: "No next page",
    gap: "More pages",
  },
  quantity: { less: (label: string) => `${label}: one less`, more: (label: string) => `${label}: one more` },
  stars: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
}
