import { z } from "zod"
import { defineType } from "../define"
import { id, list, paragraph, object, percent, picture, reference, slug, text } from "../fields"
import { bannerWords, section, sectionWords } from "./shared"

/** Sections without a button of their own: joining stands in banner, header and bar. */
const { button: _button, ...words } = sectionWords

const videoKey = (description: string) => reference(slug(description), "SiteSettings", "videos.key")

export const home = defineType({
  name: "Home",
  about: "The words of the home page's sections, in the order of the page (spec section 2, Home). There is one.",
  files: { kind: "one", path: "home.json" },
  schema: z.strictObject({
    hero: bannerWords,
    about: object("HomeAbout", "The about block.", {
      ...words,
      paragraphs: list("What the network is.", paragraph("One paragraph."), 1, 3),
      image: picture("The block's picture."),
      video: videoKey("Key of the video that the play button opens."),
      videoLabel: text("What the play button says.", 60),
    }),
    counters: section.describe("The figures that count up."),
    services: section.describe("The grid of services."),
    benefits: object("HomeBenefits", "The benefits block, beside a moving picture.", {
      ...words,
      video: videoKey("Key of the video behind it."),
    }),
    categories: section.describe("The livestock categories."),
    featuredProducts: section.describe("The featured products."),
    testimonials: section.describe("What members say."),
    projects: section.describe("The projects."),
    gallery: object("HomeGallery", "The preview of the gallery.", {
      ...sectionWords,
      pictures: list("The pictures shown (spec section 9: 6).", picture("A picture of the gallery."), 6, 6),
    }),
    achievements: object("HomeAchievements", "The achievements block with its progress rings.", {
      eyebrow: words.eyebrow,
      title: words.title,
      image: picture("The block's picture."),
      rings: list(
        "The progress rings (spec section 9).",
        object("ProgressRing", "A ring that fills when it comes into view.", {
          id: id("Place among the rings, from 1."),
          end: percent("Where the ring ends."),
          title: text("What has progressed.", 60),
        }),
        2,
        2,
      ),
    }),
    farmers: section.describe("The first three farmers."),
    contact: object("HomeContact", "The contact form.", {
      ...sectionWords,
      image: picture("The picture beside the form."),
    }),
    posts: section.describe("The latest posts."),
  }),
})
