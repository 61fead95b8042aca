/** The words of the controls and messages that several subjects share, or that have no subject of their own. */
export const words = {
  home: "Home",
  /** Spec section 2, "Other": the banner of a path that does not exist. */
  unknownPage: { title: "Error Page", crumb: "404" },
  film: "Open the film",
  movingPicture: "the moving picture",
  tryAgain: "Try again",
  onThisPage: "On this page",
  sheet: (title: string) => `Sheet to print: ${title}`,
  list: {
    page: (page: number, pages: number) => ` Page ${page} of ${pages}.`,
    pages: (label: string) => `Pages: ${label}`,
  },
} as const
