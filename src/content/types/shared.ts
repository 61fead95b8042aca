import { choice, link, maybe, part, sentence, text } from "../fields"

/** Objects that several content types use. */

export const action = part("Action", "A button or a link in words: what it says and where it leads.", {
  label: text("What it says.", 48),
  href: link("Where it leads."),
})

const sectionFields = {
  eyebrow: text("The short line above the heading.", 60),
  title: text("The section's heading."),
  lead: maybe(sentence("One or two sentences under the heading.")),
  button: maybe(action.describe("The section's button, if it has one.")),
}

/** The words at the head of a page section, with the fields that a certain section adds. */
export const sectionWords = sectionFields
export const section = part("SectionWords", "The words at the head of a page section.", sectionFields)

export const shape = (description: string) => choice("HillShape", description, ["hills", "terraces", "savannah"])
