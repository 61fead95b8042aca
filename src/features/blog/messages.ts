export const messages = {
  by: "By ",
  comments: (count: number) => (count === 1 ? "1 comment" : `${count} comments`),
  noTitle: "No Title",
}
