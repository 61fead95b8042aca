import { z } from "zod"
import { defineEntryType } from "../define"
import { email, id, array, paragraph, object, percent, picture, reference, sentence, telephone, text } from "../fields"
import { isSample } from "./provenance"

const skill = object("FarmerSkill", "A skill and how well it is mastered, shown as a bar.", {
  id: id("Place among the skills, from 1."),
  title: text("The skill.", 60),
  end: percent("Where the bar ends.").meta({ title: "How much" }),
})

const memberList = object("FarmerList", "A list of the farmer's skills or activities.", {
  id: id("Place among the lists, from 1."),
  listTitle: text("The list's heading.", 60),
  memberInfo: array(
    "The entries of the list.",
    object("FarmerInfo", "A skill or activity of the farmer.", {
      id: id("Place in the list, from 1."),
      title: text("The thing in a few words.", 60),
      description: sentence("What it is, more exactly."),
    }),
    1,
    8,
  ).meta({ title: "More about the person" }),
})

export const farmer = defineEntryType({
  name: "Farmer",
  about: "A member farmer: the card in Farm Members and the page Team Details (spec sections 2 and 3).",
  files: { kind: "folder", path: "farmers" },
  editor: { label: "People" },
  label: "name",
  pages: {
    list: "/farmers",
    detail: "/farmer-details",
    search: ({ title, summary, biography, memberData, skillProgress, district }) => [
      summary,
      title,
      biography,
      ...memberData.flatMap(({ listTitle, memberInfo }) => [
        listTitle,
        ...memberInfo.flatMap((info) => [info.title, info.description]),
      ]),
      ...skillProgress.map((skill) => skill.title),
      district,
    ],
  },
  schema: z.strictObject({
    id: id("Number of the farmer, from 1; farmers are listed in this order."),
    name: text("Full name.", 60),
    title: text("What the farmer does.", 60),
    district: reference(text("The district where the farm is.", 40), "District", "name"),
    phone: telephone("Telephone number shown on the page."),
    email: email("E-mail address shown on the page."),
    thumb: picture("Portrait.", 400),
    isSample: isSample("the person, the story and the skills", "people"),
    summary: sentence("Who the farmer is, in a sentence, for the card and for search engines."),
    biography: paragraph("The farmer's story."),
    skillProgress: array("Skills with bars.", skill, 1, 6).meta({ title: "Skills" }),
    memberData: array("The two lists of skills (spec section 2).", memberList, 1, 4).meta({ title: "Facts" }),
  }),
})
