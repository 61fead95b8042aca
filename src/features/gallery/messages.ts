export const messages = {
  label: "Pictures of the gallery",
  kinds: "Kinds of pictures",
  all: "All",
  open: "Each picture opens in full size, with its description.",
  more: (remaining: number) => `Load More Images (${remaining} remaining)`,
  loading: "Loading gallery...",
  failed: "We could not load the next pictures. Check your connection and try again.",
  added: (added: number) => `${added} more ${added === 1 ? "picture" : "pictures"}`,
  remaining: (remaining: number) => `${remaining} remaining`,
  end: "You have reached the last picture of the gallery.",
  nextPage: "More pictures",
  pages: "Pages of the gallery",
  viewer: {
    picture: "picture",
    /** The lightbox fills in both numbers. */
    pictureOf: "Picture {index} of {total}",
    /** Between the picture's number and the total. */
    of: "of",
    previous: "Previous picture",
    next: "Next picture",
    rotateLeft: "Rotate to the left" as const,
    rotateRight: "Rotate to the right" as const,
    close: "Close the pictures",
    failed: "We could not load this picture.",
    largeFailed: "We could not load the large picture.",
  },
}
