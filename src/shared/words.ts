/** The words of the controls and messages that have no subject of their own. */
export const words = {
  home: "Home",
  /** Spec section 2, "Other": the banner of a path that does not exist. */
  unknownPage: { title: "Error Page", crumb: "404" },
  film: "Open the film",
  movingPicture: "the moving picture",
  sent: {
    posted: "Your message has been sent to us.",
    postedLead: "You may send it by telephone as well.",
    notYet: "Nothing has been sent yet.",
    notYetLead: "We get your message when you send it with one of these buttons.",
    answers: "What you wrote",
    again: "Write another",
    failed: "Your message could not be sent. It is still in the form; please try again.",
  },
  openNow: (until: string) => `Open now until ${until}`,
  opensToday: (time: string) => `Closed now, opens today ${time}`,
  opensOn: (day: string, time: string) => `Closed now, opens ${day} ${time}`,
  sheet: (title: string) => `Sheet to print: ${title}`,
  printPage: "Print this page",
  map: { folded: "The map, and who is in each district", farmer: "farmer", project: "project" },
  health: { call: "Call our vet line", link: "What to do, and what not to touch" },
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
