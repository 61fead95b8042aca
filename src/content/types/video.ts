import { fixed, object, oneOf, optional, picture, servedFile, slug, text } from "../fields"

export const video = object("Video", "A video that a page can play.", {
  key: slug("Name that the pages and banners call the video by.").meta({ title: "Its name on the site" }),
  title: text("What the video shows: the title of the dialog and of the player."),
  provider: oneOf("VideoProvider", "Who serves the video: this site (file) or YouTube without cookies.", [
    "file",
    "youtube",
  ]).meta({ title: "Who serves it" }),
  youtubeId: optional(text("The end of the video's address at YouTube, when YouTube serves it.", 20)).meta({
    title: "Its name at YouTube",
  }),
  webm: optional(fixed(servedFile("The video as WebM, when the site serves it."))),
  mp4: optional(fixed(servedFile("The video as MP4 for browsers that play no WebM, when the site serves it."))),
  poster: picture("The picture shown before it plays."),
}).superRefine((value, context) => {
  const isFile = value.provider === "file"
  for (const name of isFile ? (["webm", "mp4"] as const) : (["youtubeId"] as const)) {
    const message = `the video's ${isFile ? "file" : "id"}, because the provider is ${value.provider}`
    if (!value[name]) context.addIssue({ code: "custom", path: [name], message })
  }
})
