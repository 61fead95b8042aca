import { z } from "zod"
import { defineEntryType } from "../define"
import { oneOf, id, array, optional, paragraph, object, picture, reference, sentence, slug, text } from "../fields"
import { isSample } from "./provenance"

const paragraphs = array("The section's paragraphs.", paragraph("One paragraph."), 1, 6)

const content = object("ProjectContent", "What the page of a project says.", {
  overview: paragraph("The project: its aim, place, partners and start."),
  section1: object("ProjectStory", "How the project goes, with what it has achieved.", {
    heading: text("The section's heading."),
    paragraphs,
    keyPoints: array("The Key Achievements, one line each.", sentence("One achievement."), 2, 8).meta({
      title: "Results",
    }),
  }).meta({ title: "First part" }),
  section2: object("ProjectOutlook", "What was learnt and what comes next.", {
    heading: text("The section's heading."),
    paragraphs,
  }).meta({ title: "Second part" }),
})

export const project = defineEntryType({
  name: "Project",
  about: "A project of the network: its tile in the gallery of projects, and its page (spec sections 2 and 3).",
  files: { kind: "folder", path: "projects" },
  editor: { label: "Projects", hidden: ["activeClass"] },
  label: "title",
  unique: ["projectPath", "title"],
  pages: {
    list: "/project",
    detail: "/project-details",
    slug: "projectPath",
    search: ({ description, content, place, category }) => [
      description,
      content?.overview,
      content?.section1.heading,
      ...(content?.section1.paragraphs ?? []),
      ...(content?.section1.keyPoints ?? []),
      content?.section2.heading,
      ...(content?.section2.paragraphs ?? []),
      place,
      category,
    ],
  },
  schema: z.strictObject({
    id: id("Number of the project, from 1; projects are listed in this order."),
    projectPath: slug("Last part of the page's address.").meta({ title: "End of its address" }),
    title: text("The project's name.", 80),
    category: text("What it is about, in a word or two.", 40),
    district: reference(text("The district, for the list of who is where.", 40), "District", "name"),
    place: text("Where it is: place and district.", 80),
    description: sentence("What the project does, for the tile and for search engines."),
    activeClass: optional(oneOf("ActiveClass", "“active” highlights it in a row of its kind.", ["active"])),
    thumb: picture("Picture on the tile.").meta({ title: "Picture on the card" }),
    thumbFull: picture("Picture at the head of the page.", 830).meta({ title: "Picture on its page" }),
    pictures: array(
      "Pictures among the text of the page (spec section 2, “static images”).",
      picture("One of them."),
      0,
      4,
    ),
    isSample: isSample("the people, the places, the dates and the results", "projects"),
    content: optional(content.describe("What the page says; left out or null while it is not written.")),
  }),
})
