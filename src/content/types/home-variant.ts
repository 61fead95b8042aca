import { z } from "zod"
import { defineType } from "../define"
import { choice, fixed, icon, id, list, maybe, paragraph, object, picture, reference, sentence, text } from "../fields"
import { bannerWords, pictureSection, section, sectionWords, videoBlock } from "./shared"

const highlight = object("Highlight", "A section that puts one thing first.", {
  ...sectionWords,
  text: paragraph("What it is about."),
  image: picture("The picture."),
})

const pointLists = object("PointLists", "Lists of points beside one large figure.", {
  ...sectionWords,
  fact: fixed(reference(id("The figure, one of the home page's."), "Home", "funFacts.id")),
  factLabel: text("What the figure counts, as it is called here.", 60),
  icon: icon("Symbol over the figure."),
  lists: list(
    "The lists in their order.",
    object("PointList", "A list of points under a heading.", {
      id: id("Place among the lists, from 1."),
      title: text("The heading.", 60),
      points: list("The points.", sentence("One point."), 2, 6),
    }),
    2,
    2,
  ),
})

const kinds = object("ProductKinds", "What is made, kind by kind.", {
  ...sectionWords,
  kinds: list(
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
  ...sectionWords,
  members: list("Who is shown, by their numbers.", reference(id("Number of a farmer."), "Farmer", "id"), 3, 6),
})

export const homeVariant = defineType({
  name: "HomeVariant",
  about: "The words of an alternative home page; what a page has no section for is null (spec section 2, Home).",
  files: { kind: "list", path: "home-variants.json" },
  label: "variant",
  unique: ["variant"],
  schema: z.strictObject({
    variant: choice("HomeVariantName", "Which page: network is /home-2, products is /home-3, dairy is /home-4.", [
      "network",
      "products",
      "dairy",
    ]),
    hero: bannerWords,
    intro: maybe(videoBlock.describe("The introduction with a video.")),
    services: maybe(section.describe("The words over the services.")),
    highlight: maybe(highlight.describe("What the page puts first.")),
    funFacts: maybe(section.describe("The words over the large figures.")),
    pointLists: maybe(pointLists.describe("What is gained, as lists of points.")),
    kinds: maybe(kinds.describe("Kinds of products.")),
    featured: maybe(section.describe("The words over the featured products.")),
    progress: maybe(section.describe("The words over the progress circle.")),
    products: maybe(section.describe("The words over the grid of products with its filter.")),
    testimonials: maybe(section.describe("The words over what members say.")),
    farmers: maybe(team.describe("The team.")),
    faq: maybe(pictureSection.describe("The words round the questions.")),
    brands: maybe(section.describe("The words over the partners' marks.")),
    join: maybe(section.describe("The invitation at the foot of the page.")),
  }),
})
