/** The words of the controls and messages that have no subject of their own. */
export const words = {
  openNow: (until: string) => `Open now until ${until}`,
  opensToday: (time: string) => `Closed now, opens today ${time}`,
  opensOn: (day: string, time: string) => `Closed now, opens ${day} ${time}`,
  sheet: (title: string) => `Sheet to print: ${title}`,
  list: {
    retry: "Try again",
    page: (page: number, pages: number) => ` Page ${page} of ${pages}.`,
    pages: (label: string) => `Pages: ${label}`,
  },
  viewer: {
    /** Spec section 8. */
    loading: "Loading gallery...",
    picture: "picture",
    /** The lightbox fills in both numbers. */
    pictureOf: "Picture {index} of {total}",
    number: (number: number, count: number) => `${number} of ${count}`,
    previous: "Previous picture",
    next: "Next picture",
    rotateLeft: "Rotate to the left",
    rotateRight: "Rotate to the right",
    close: "Close the pictures",
    share: "Share this picture",
    shareOn: (network: string) => `Share this picture: ${network} (opens in a new tab)`,
    lost: "We could not load this picture.",
    largeLost: "We could not load the large picture.",
    retry: "Try again",
  },
} as const
