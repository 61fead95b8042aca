import { z } from "zod"
import { defineType } from "../define"
import { oneOf, id, link, array, optional, picture, reference, sentence, slug, text } from "../fields"
import { shape } from "./shared"

export const banner = defineType({
  name: "Banner",
  about: "A slide of one of the banner sliders (spec section 3).",
  files: { kind: "list", path: "banners.json" },
  editor: { label: "Slides of the home page", group: "Pictures" },
  pictures: "banners",
  label: "title",
  schema: z.strictObject({
    id: id(),
    slider: oneOf("BannerSlider", "The slider it belongs to; slides have the order of this list.", [
      "home",
      "alternate",
      "products",
      "dairy",
    ]).meta({ title: "Which home page" }),
    image: picture(
      "The scene that fills the slide, wide (16:9). Its main subject is right of the middle, beside the text.",
    ),
    imageSquare: optional(picture("The same scene for tablets, square. Without it the wide one is cropped.")).meta({
      title: "Picture for tablets",
    }),
    imageTall: optional(picture("The same scene for phones, upright (4:5). Without it the wide one is cropped.")).meta({
      title: "Picture for phones",
    }),
    shape: shape("The silhouette along the slide's lower edge; all slides of a slider have that of the first.").meta({
      title: "Hills at its foot",
    }),
    badgeText: text("The short line above the title.", 60).meta({ title: "Short line above the title" }),
    videoIds: array(
      "The videos that the slide's play button offers; empty for none.",
      reference(slug("Key of a video."), "SiteSettings", "videos.key"),
      0,
      4,
    ).meta({ title: "Videos" }),
    title: text("The slide's title.", 80),
    description: sentence("The sentence under the title."),
    buttonText: text("What the first button says.", 40).meta({ title: "What the button says" }),
    buttonHref: link("Where the first button leads.").meta({ title: "Where the button leads" }),
  }),
})
