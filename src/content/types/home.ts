import { z } from "zod"
import { defineType } from "../define"
import {
  fixed,
  icon,
  id,
  integer,
  link,
  array,
  optional,
  object,
  paragraph,
  percent,
  picture,
  reference,
  sentence,
  servedFile,
  slug,
  text,
} from "../fields"
import { isSample } from "./provenance"
import { bannerContent, pictureSection, section, sectionContent } from "./shared"

/** Their sections have no button: banner, header and bottom bar offer to join. */
const { button: _button, ...headContent } = sectionContent

const point = object("HomePoint", "A point with a symbol, such as a benefit of membership.", {
  id: id("Place among the points, from 1."),
  icon: icon("Symbol beside the title."),
  title: text("The point in a few words.", 60),
  description: sentence("What it means for a farmer."),
})

const figure = object("Counter", "A figure of the owner's that counts up from 0 when it comes into view.", {
  id: id("Place among the figures, from 1."),
  prefix: optional(text("Text before the figure, such as “30–”.", 8)),
  end: integer("The figure it counts to."),
  suffix: optional(text("Text after the figure, such as “+” or “%”.", 8)),
  label: text("What is counted.", 60),
})

const livestockCategory = object("LivestockCategory", "A kind of livestock or produce that members work with.", {
  id: id("Place among the kinds, from 1."),
  name: text("The kind's name.", 40),
  thumb: picture("Its picture."),
  href: link("The address of its products: the shop's filter, or a search if the shop has no filter for it."),
})

const funFact = object("FunFact", "A large figure of the alternative home pages.", {
  id: id("Place among the figures, from 1."),
  end: integer("The figure it counts to."),
  suffix: optional(text("Text after the figure, such as “K”.", 8)),
  label: text("What is counted.", 60),
})

const brand = object("Brand", "A partner, shown by logo and name on the alternative home pages.", {
  id: id("Place among the partners, from 1."),
  name: text("The partner's name.", 40),
  description: text("What the partner does, in a few words; it is shown under the name.", 60),
  mark: servedFile("The partner's logo, a square drawing, best as SVG."),
  isSample: isSample("the partner", "people"),
})

const videoKey = (description: string) => reference(slug(description), "SiteSettings", "videos.key")

export const home = defineType({
  name: "Home",
  about: "The home page's sections, in the order of the page (spec section 2, Home). There is one.",
  files: { kind: "one", path: "home.json" },
  editor: {
    label: "Home page",
    group: "Pages",
    hidden: [
      "hero",
      "services",
      "categories",
      "featuredProducts",
      "testimonials",
      "projects",
      "farmers",
      "posts",
      "funFacts",
      "brands",
    ],
  },
  schema: z.strictObject({
    hero: bannerContent.meta({ title: "Top of the page" }),
    about: object("HomeAbout", "The about block.", {
      ...sectionContent,
      paragraphs: array("What the network is.", paragraph("One paragraph."), 1, 3),
      image: picture("The block's picture."),
      video: fixed(videoKey("The video that the play button opens.")),
      videoLabel: fixed(text("What the play button says.", 60)),
      features: array("Its three points.", point, 1, 6),
    }),
    figures: array("The figures that count up.", figure, 1, 8),
    services: section.describe("The grid of services."),
    benefits: object("HomeBenefits", "The benefits block, beside a background video.", {
      ...headContent,
      video: fixed(videoKey("The video behind it.")),
      items: array("The benefits.", point, 1, 8),
    }),
    categories: section.describe("Heading and text above the kinds of livestock."),
    livestock: array("The kinds of livestock and produce.", livestockCategory, 1, 12),
    featuredProducts: section.describe("Heading and text above the featured products."),
    testimonials: section.describe("What members say."),
    projects: section.describe("The projects."),
    gallery: object("HomeGallery", "The preview of the gallery.", {
      ...sectionContent,
      pictures: array("The pictures shown (spec section 9: 6).", picture("A picture of the gallery."), 6, 6),
    }),
    achievements: object("HomeAchievements", "The achievements block with its progress rings.", {
      title: headContent.title,
      rings: array(
        "The progress rings (spec section 9).",
        object("ProgressRing", "A ring that fills when it comes into view.", {
          id: id("Place among the rings, from 1."),
          end: percent("Where the ring ends.").meta({ title: "How much" }),
          title: text("What has progressed.", 60),
        }),
        2,
        2,
      ),
    }),
    farmers: section.describe("The first three farmers."),
    contact: pictureSection.describe("The contact form; its picture is shown on the contact page."),
    posts: section.describe("The latest posts."),
    funFacts: array("The large figures of the alternative home pages.", funFact, 1, 6),
    brands: array("The partners on the alternative home pages.", brand, 1, 20),
  }),
})
