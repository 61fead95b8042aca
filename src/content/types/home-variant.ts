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

const benefitLists = object("BenefitLists", "Lists of benefits beside one large number.", {
  ...sectionContent,
  fact: fixed(reference(id("The figure, one of the home page's."), "Home", "funFacts.id")),
  factLabel: text("What the figure counts, as it is called here.", 60),
  icon: icon("Symbol over the figure."),
  lists: array(
    "The lists in their order.",
    object("BenefitList", "A list of benefits under a heading.", {
      id: id("Place among the lists, from 1."),
      title: text("The heading.", 60),
      points: array("The points.", sentence("One point."), 2, 6),
    }),
    2,
    2,
  ),
})

const productTypes = object("ProductTypes", "What is made, type by type.", {
  ...sectionContent,
  types: array(
    "The types in their order.",
    object("ProductType", "A type of product.", {
      id: id("Place among the types, from 1."),
      icon: icon("Symbol beside the name."),
      name: text("The type's name.", 40),
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
    benefitLists: optional(benefitLists.describe("Lists of benefits, beside a figure.")),
    productTypes: optional(productTypes.describe("Types of products.")),
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
