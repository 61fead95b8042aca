/** The words of the button that keeps a page, copied from data/offline.json. */
export const pinButtonCopy = {
  keep: "Keep this page for later",
  forget: "Kept. Keep it no longer",
  kept: "Kept. You can read this page without a network.",
  forgotten: "We no longer keep this page for you.",
  noNetwork: "There is no network now, so the page could not be kept. Please try later.",
  noRoom: "There is no room left on this phone, so the page could not be kept.",
  noAnswer: "The page could not be kept. Load it again and press once more.",
  allow: "You use less data, so pages are kept only when you allow it.",
  allowLabel: "Keep pages on this phone",
} as const satisfies Queries.PinPageCopyFragment
