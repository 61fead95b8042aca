/** The words of the blog's controls and messages. */
export const words = {
  by: "By ",
  comments: (count: number) => (count === 1 ? "1 comment" : `${count} comments`),
  /** Spec section 2, "Blog". */
  noTitle: "No Title",
}
