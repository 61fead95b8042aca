import { z } from "zod"
import { defineType } from "../define"
import {
  choice,
  icon,
  id,
  list,
  maybe,
  paragraph,
  part,
  percent,
  picture,
  reference,
  sentence,
  slug,
  text,
} from "../fields"
import { action, section, sectionWords } from "./shared"

const videoBlock = part("VideoBlock", "A section with a picture and a video to play.", {
  ...sectionWords,
  text: paragraph("What it is about."),
  image: picture("The picture."),
  video: reference(slug("Key of the video that the play button opens."), "SiteSettings", "videos.key"),
  videoLabel: text("What the play button says.", 60),
})

const highlight = part("Highlight", "A section that puts one thing first.", {
  ...sectionWords,
  text: paragraph("What it is about."),
  image: picture("The picture."),
  end: percent("Where its progress ring ends."),
  ringTitle: text("What the ring measures.", 60),
})

const pointLists = list(
  "Lists of points.",
  part("PointList", "A list of points under a heading.", {
    id: id("Place among the lists, from 1."),
    title: text("The heading.", 60),
    points: list("The points.", sentence("One point."), 2, 6),
  }),
  1,
  4,
)

const kinds = list(
  "Kinds of products.",
  part("ProductKind", "A kind of product.", {
    id: id("Place among the kinds, from 1."),
    icon: icon("Symbol beside the name."),
    name: text("The kind's name.", 40),
    text: sentence("What belongs to it."),
  }),
  2,
  8,
)

export const homeVariant = defineType({
  name: "HomeVariant",
  about: "The words of an alternative home page; what a page has no section for is null (spec section 2, Home).",
  files: { kind: "list", path: "home-variants.json" },
  label: "variant",
  unique: [["variant"]],
  schema: z.strictObject({
    variant: choice("HomeVariantName", "Which page: network is /home-2, products is /home-3, dairy is /home-4.", [
      "network",
      "products",
      "dairy",
    ]),
    intro: maybe(videoBlock.describe("The introduction with a video.")),
    services: maybe(section.describe("The words over the services.")),
    highlight: maybe(highlight.describe("What the page puts first.")),
    funFacts: maybe(section.describe("The words over the large figures.")),
    pointLists: maybe(pointLists),
    kinds: maybe(kinds),
    featured: maybe(section.describe("The words over the featured products.")),
    products: maybe(section.describe("The words over the grid with its filter.")),
    testimonials: maybe(section.describe("The words over what members say.")),
    farmers: maybe(section.describe("The words over the team.")),
    faq: maybe(section.describe("The words over the questions.")),
    join: maybe(action.describe("The button at the foot of the page.")),
  }),
})
