/**
 * The design system's own words. A component that takes one as a prop has it from here by default; those of forms and of
 * page numbers, which few pages load, stand with their component.
 */
export const words = {
  close: "Close",
  closeVideo: "Close the video",
  newTab: " (opens in a new tab)",
  skip: "Skip to main content",
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
}
