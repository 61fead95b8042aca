export const words = {
  figures: "How we measure our figures",
}
