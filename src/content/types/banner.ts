import { z } from "zod"
import { defineType } from "../define"
import { choice, id, link, list, maybe, picture, reference, sentence, slug, text } from "../fields"
import { shape } from "./shared"

export const banner = defineType({
  name: "Banner",
  about: "A slide of one of the banner sliders (spec section 3).",
  files: { kind: "list", path: "banners.json" },
  pictures: "banners",
  label: "title",
  schema: z.strictObject({
    id: id(),
    slider: choice("BannerSlider", "The slider it belongs to; slides stand in the order of their ids.", [
      "home",
      "alternate",
      "products",
      "dairy",
    ]),
    image: picture(
      "The scene that fills the slide, wide (16:9): what matters stands right of the middle, beside the sheet with the words.",
    ),
    imageSquare: maybe(picture("The same scene for tablets, square. Without it the wide one is cropped.")),
    imageTall: maybe(picture("The same scene for phones, upright (4:5). Without it the wide one is cropped.")),
    shape: shape("The silhouette along the slide's lower edge; all slides of a slider stand over that of its first."),
    badgeText: text("The short line above the title.", 60),
    videoIds: list(
      "Keys of the videos in site.json that the slide's play button offers; empty for none.",
      reference(slug("Key of a video."), "SiteSettings", "videos.key"),
      0,
      4,
    ),
    title: text("The slide's title.", 80),
    description: sentence("The sentence under the title."),
    buttonText: text("What the first button says.", 40),
    buttonHref: link("Where the first button leads."),
  }),
})
