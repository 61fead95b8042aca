import { z } from "zod"
import { defineType } from "../define"
import { id, list, paragraph, part, picture, reference, sentence, slug, text } from "../fields"
import { section, sectionWords } from "./shared"

export const farm = defineType({
  name: "Farm",
  about: "The words of the page Farm: what the demonstration farms show, and how to visit them. There is one.",
  files: { kind: "one", path: "farm.json" },
  schema: z.strictObject({
    intro: part("FarmIntro", "What the demonstration farms are.", {
      ...sectionWords,
      image: picture("The picture beside it."),
      paragraphs: list("What they are.", paragraph("One paragraph."), 1, 3),
      video: reference(slug("Key of the video that the play button opens."), "SiteSettings", "videos.key"),
      videoLabel: text("What the play button says.", 60),
    }),
    stations: part("FarmStations", "What there is to see.", {
      ...sectionWords,
      items: list(
        "The stations of a visit.",
        part("FarmStation", "Something to see on a farm.", {
          id: id("Place among the stations, from 1."),
          title: text("What it is.", 60),
          text: sentence("What there is to learn."),
          image: picture("Its picture."),
        }),
        2,
        8,
      ),
    }),
    visit: part("FarmVisit", "How to visit.", {
      ...sectionWords,
      rules: list("What a visitor should know.", sentence("One line."), 2, 8),
    }),
    gallery: section.describe("The words over the pictures."),
  }),
})
