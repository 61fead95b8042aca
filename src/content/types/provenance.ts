import { z } from "zod"
import { withMeta, withConfirmation } from "../field-meta"
import { oneOf, integer, array, optional, object, sentence, text } from "../fields"
import { getProperty } from "../../lib/get-property"
import { topics, type Topic } from "../topics"
import { postDate } from "./date"

/** Marks an entry as invented; while there is one, every page says that the site is a preview. */
export const isSample = (invented: string, topic: Topic) =>
  optional(
    withMeta(z.boolean().describe(`Whether this is a sample: ${invented}. Switch it off once it is real.`), {
      expected: "true or false",
      toConfirm: (value) => (value === true ? { topic, text: `a sample: ${invented}` } : undefined),
    }),
  ).meta({ title: "Is a sample" })

export const sources = optional(
  array(
    "The publications that the advice and the figures rely on, listed at the foot of the page.",
    object("Source", "A publication.", {
      title: text("Its title.", 160),
      publisher: text("Who published it: an organisation, or the authors and the journal.", 120),
      year: integer("The year of publication.", 1950, 2100),
    }),
    1,
    8,
  ),
)

/** Who checked advice on health, and when; `isAdvice` returns whether the parent object gives such advice. */
export const reviewedBy = (isAdvice = (parent: unknown) => getProperty(parent, "isAboutHealth") === true) =>
  optional(
    withConfirmation(
      object("ReviewedBy", "The vet who has checked a page about health.", {
        name: text("The vet's name.", 80),
        licence: text("The number of the licence.", 40),
        date: postDate.describe("When."),
      }),
      (value, parent) =>
        !value && isAdvice(parent)
          ? { topic: "health", text: "let a vet check it: name, licence and date" }
          : undefined,
    ),
  )

const topicNames = Object.keys(topics) as [Topic, ...Topic[]]

export const ownerFacts = optional(
  array(
    "Facts that the owner must supply. The page shows those that have a value.",
    withConfirmation(
      object("OwnerFact", "A fact that the owner must supply.", {
        label: text("What it is about.", 80),
        topic: oneOf("FactTopic", "Where the list of what is left before publishing has it.", topicNames),
        value: optional(sentence("The fact; null until the owner supplies it.")),
      }),
      (fact) => {
        const topic = topicNames.find((name) => name === getProperty(fact, "topic"))
        return topic && !getProperty(fact, "value")
          ? { topic, text: `fill in “${String(getProperty(fact, "label"))}”` }
          : undefined
      },
    ),
    1,
    12,
  ),
)
