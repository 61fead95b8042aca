export const words = {
  story: "How it went on",
  figures: "How we measure our figures",
}
