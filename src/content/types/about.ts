import { z } from "zod"
import { defineType } from "../define"
import { icon, id, array, optional, paragraph, object, picture, sentence, text } from "../fields"
import { isSample } from "./provenance"
import { action, audience, section, sectionContent } from "./shared"

export const about = defineType({
  name: "About",
  about: "The content of the page About Us: story, mission, values (spec section 1). There is one.",
  files: { kind: "one", path: "about.json" },
  editor: { label: "About us", group: "Pages" },
  schema: z.strictObject({
    story: object("AboutStory", "How the network began.", {
      ...sectionContent,
      image: picture("The picture beside it."),
      isSample: isSample("the history", "people"),
      paragraphs: array("The story.", paragraph("One paragraph."), 1, 5),
    }),
    mission: object("AboutMission", "What the network is for.", {
      ...sectionContent,
      statement: sentence("The mission in one sentence."),
      pillars: array(
        "What the mission rests on.",
        object("Pillar", "Something that the mission rests on.", {
          id: id("Place among the pillars, from 1."),
          icon: icon("Symbol beside the title."),
          title: text("The pillar in a few words.", 60),
          text: sentence("What it means."),
        }),
        3,
        6,
      ),
    }),
    membership: object("AboutMembership", "How membership works, in figures (spec section 9).", {
      ...sectionContent,
      image: picture("The picture beside it."),
      terms: array(
        "The rules of membership: fees, benefits and promises.",
        object("MembershipTerm", "One rule of membership with its figure.", {
          id: id("Place among the rules, from 1."),
          figure: text("The figure, such as “UGX 50,000” or “14 days”.", 24),
          title: text("What it is about, in a few words.", 60),
          text: sentence("How it works."),
          link: optional(action.describe("Where the next step is.")),
        }),
        3,
        9,
      ),
    }),
    women: audience.describe("What women look for."),
    abroad: audience.describe("Advice for Ugandans abroad before they send money."),
    nearYou: section.describe("Heading and text above the list of districts, on the page of projects."),
    team: section.describe("Heading and text above the farmers."),
    join: section.describe("The invitation at the foot of the page."),
  }),
})
