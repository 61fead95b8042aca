import { z } from "zod"
import { defineType } from "../define"
import { id, array, paragraph, object, sentence, text } from "../fields"
import { section } from "./shared"

const fieldList = (description: string) => array(description, text("A field of the form.", 60), 1, 20)

export const registration = defineType({
  name: "Registration",
  about: "The content of the member registration: its fields, and the steps after it (spec section 2). There is one.",
  files: { kind: "one", path: "registration.json" },
  editor: {
    label: "Joining",
    group: "Pages",
    hidden: [
      "nextTitle",
      "requiredFields",
      "optionalFields",
      "checklistNote",
      "identityCard",
      "privacyOwn",
      "privacyOther",
    ],
  },
  schema: z.strictObject({
    intro: section.describe("Heading and text above the form."),
    steps: array(
      "The steps to membership.",
      object("RegistrationStep", "A step of joining.", {
        id: id("Place among the steps, from 1."),
        title: text("The step in a few words.", 60),
        text: sentence("What happens."),
      }),
      2,
      6,
    ),
    nextTitle: text("Heading over the steps that follow the form.", 60),
    requiredFields: fieldList("The fields that must be filled in."),
    optionalFields: fieldList("The fields that can be left empty."),
    checklistNote: sentence("The text under the printed list: where to bring it."),
    identityCard: sentence(
      "To bring the identity card, whose number the form does not ask for; under the list and in the form.",
    ),
    privacyOwn: array(
      "What happens to the answers while the site's own form is used.",
      paragraph("One paragraph."),
      1,
      5,
    ),
    privacyOther: array(
      "What happens to them when another host has the form; {host} becomes its name.",
      paragraph("One paragraph."),
      1,
      5,
    ),
  }),
})
