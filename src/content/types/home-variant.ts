import { z } from "zod"
import { defineType } from "../define"
import {
  oneOf,
  fixed,
  icon,
  id,
  array,
  optional,
  paragraph,
  object,
  picture,
  reference,
  sentence,
  text,
} from "../fields"
import { bannerContent, pictureSection, section, sectionContent, videoBlock } from "./shared"

const spotlight = object("Spotlight", "A spotlight: a section about one thing.", {
  ...sectionContent,
  text: paragraph("What it is about."),
  image: picture("The picture."),
})

const pointLists = object("PointLists", "Lists of points beside one large number.", {
  ...sectionContent,
  fact: fixed(reference(id("The figure, one of the home page's."), "Home", "funFacts.id")),
  factLabel: text("What the figure counts, as it is called here.", 60),
  icon: icon("Symbol over the figure."),
  lists: array(
    "The lists in their order.",
    object("PointList", "A list of points under a heading.", {
      id: id("Place among the lists, from 1."),
      title: text("The heading.", 60),
      points: array("The points.", sentence("One point."), 2, 6),
    }),
    2,
    2,
  ),
})

const kinds = object("ProductKinds", "What is made, kind by kind.", {
  ...sectionContent,
  kinds: array(
    "The kinds in their order.",
    object("ProductKind", "A kind of product.", {
      id: id("Place among the kinds, from 1."),
      icon: icon("Symbol beside the name."),
      name: text("The kind's name.", 40),
      text: sentence("What belongs to it."),
    }),
    2,
    8,
  ),
})

const team = object("HomeTeam", "A few people of the team.", {
  ...sectionContent,
  members: array("Who is shown, by their numbers.", reference(id("Number of a farmer."), "Farmer", "id"), 3, 6),
})

export const homeVariant = defineType({
  name: "HomeVariant",
  about: "The content of an alternative home page; null for sections that the page lacks (spec section 2, Home).",
  files: { kind: "list", path: "home-variants.json" },
  label: "variant",
  unique: ["variant"],
  schema: z.strictObject({
    variant: oneOf("HomeVariantName", "Which page: network is /home-2, products is /home-3, dairy is /home-4.", [
      "network",
      "products",
      "dairy",
    ]),
    hero: bannerContent,
    intro: optional(videoBlock.describe("The introduction with a video.")),
    services: optional(section.describe("Heading and text above the services.")),
    spotlight: optional(spotlight.describe("The spotlight.")),
    funFacts: optional(section.describe("Heading and text above the large numbers.")),
    pointLists: optional(pointLists.describe("What is gained, as lists of points.")),
    kinds: optional(kinds.describe("Kinds of products.")),
    featured: optional(section.describe("Heading and text above the featured products.")),
    progress: optional(section.describe("Heading and text above the progress circle.")),
    products: optional(section.describe("Heading and text above the grid of products with its filter.")),
    testimonials: optional(section.describe("Heading and text above the testimonials.")),
    farmers: optional(team.describe("The team.")),
    faq: optional(pictureSection.describe("Heading, text and picture beside the questions.")),
    brands: optional(section.describe("Heading and text above the partners' logos.")),
    join: optional(section.describe("The invitation at the foot of the page.")),
  }),
})
