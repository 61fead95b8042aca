import { z } from "zod"
import { defineType } from "../define"
import { boolean, id, array, optional, paragraph, object, picture, sentence, text } from "../fields"
import { isSample, reviewedBy } from "./provenance"
import { sectionContent, videoBlock } from "./shared"

export const farm = defineType({
  name: "Farm",
  about: "The content of the page Farm: what the demonstration farms show, and how to visit them. There is one.",
  files: { kind: "one", path: "farm.json" },
  editor: { label: "The farm", group: "Pages", hidden: ["isAboutHealth"] },
  schema: z.strictObject({
    intro: videoBlock.describe("What the demonstration farms are."),
    stations: object("FarmStations", "What there is to see.", {
      ...sectionContent,
      isSample: isSample("the stations", "people"),
      items: array(
        "The stations of a visit.",
        object("FarmStation", "Something to see on a farm.", {
          id: id("Place among the stations, from 1."),
          title: text("What it is.", 60),
          text: sentence("What there is to learn."),
          image: picture("Its picture."),
        }),
        2,
        8,
      ),
    }),
    year: object("FarmYear", "What a member's farm looks like through the year.", {
      ...sectionContent,
      isSample: isSample("the family and the figures", "people"),
      isAboutHealth: optional(
        boolean(
          "Whether the tasks of the year are advice on health: the page then names the vet who has checked them.",
        ),
      ),
      reviewedBy: reviewedBy(),
      seasons: array(
        "The seasons, from January on.",
        object("FarmSeason", "A season on the farm.", {
          id: id("Place in the year, from 1."),
          months: text("From which month to which.", 40),
          title: text("The season in a few words.", 60),
          text: paragraph("What the farm looks like, and what is done."),
          tasks: array("What must not be forgotten.", sentence("One task."), 1, 6),
          image: picture("The farm in this season."),
        }),
        2,
        6,
      ),
    }),
    visit: object("FarmVisit", "How to visit.", {
      ...sectionContent,
      isSample: isSample("the days, the hours and the rules of a visit", "people"),
      rules: array("The rules for visitors.", sentence("One line."), 2, 8),
    }),
  }),
})
