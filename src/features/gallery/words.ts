/** The words of the gallery's controls and messages. */
export const words = {
  label: "Pictures of the gallery",
  kinds: "Kinds of pictures",
  all: "All",
  open: "Each picture opens in full size, with its description.",
  /** Spec section 2, "Gallery": with the remaining count. */
  more: (remaining: number) => `Load More Images (${remaining} remaining)`,
  /** Spec section 8. */
  loading: "Loading gallery...",
  failed: "We could not load the next pictures. Check your connection and try again.",
  added: (added: number) => `${added} more ${added === 1 ? "picture" : "pictures"}`,
  remaining: (remaining: number) => `${remaining} remaining`,
  end: "You have reached the last picture of the gallery.",
  nextPage: "More pictures",
  pages: "Pages of the gallery",
  viewer: {
    /** Spec section 8. */
    loading: "Loading gallery...",
    picture: "picture",
    /** The lightbox fills in both numbers. */
    pictureOf: "Picture {index} of {total}",
    /** Between the number of the picture and how many there are. */
    of: "of",
    previous: "Previous picture",
    next: "Next picture",
    rotateLeft: "Rotate to the left" as const,
    rotateRight: "Rotate to the right" as const,
    close: "Close the pictures",
    lost: "We could not load this picture.",
    largeLost: "We could not load the large picture.",
  },
}
