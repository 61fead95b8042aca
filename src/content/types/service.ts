import { z } from "zod"
import { defineEntryType } from "../define"
import { withConfirmation } from "../field-meta"
import { boolean, icon, id, array, optional, paragraph, object, picture, sentence, slug, text } from "../fields"
import { isSample, ownerFacts, reviewedBy, sources } from "./provenance"

/** The page says what is missing (spec section 8, "Missing content"). */
const content = object("ServiceContent", "What the page of a service says.", {
  overview: optional(paragraph("What the service is, in two or three sentences.")),
  servicesOffered: optional(
    array("What members get, one line each.", sentence("One thing that members get."), 3, 8),
  ).meta({
    title: "What is offered",
  }),
  challenge: optional(paragraph("The difficulty that the service answers.")),
  solution: optional(paragraph("How the service answers it.")),
  impact: optional(sentence("What has changed, as one sentence to quote.")),
  faqs: optional(
    array(
      "Questions that members ask about the service; the first is open at first.",
      object("ServiceFaq", "A question about a service and its answer.", {
        question: text("The question, as a member would ask it.", 140),
        answer: paragraph("The answer."),
      }),
      2,
      8,
    ),
  ).meta({ title: "Questions and answers" }),
})

export const service = defineEntryType({
  name: "Service",
  about: "One of the network's services: its card, its page and its place in the sidebar (spec sections 2 and 3).",
  files: { kind: "folder", path: "services" },
  editor: { label: "Services" },
  label: "title",
  unique: ["servicePath", "title"],
  pages: {
    list: "/services",
    detail: "/service-details",
    slug: "servicePath",
    search: ({ description, content, category }) => [
      description,
      content?.overview,
      ...(content?.servicesOffered ?? []),
      content?.challenge,
      content?.solution,
      content?.impact,
      ...(content?.faqs ?? []).flatMap(({ question, answer }) => [question, answer]),
      category,
    ],
  },
  schema: z.strictObject({
    id: id("Number of the service, from 1; services are listed in this order."),
    servicePath: slug("Last part of the page's address.").meta({ title: "End of its address" }),
    title: text("The service's name.", 60),
    category: text("The group it belongs to, shown above the title.", 40),
    icon: icon("Symbol on the card."),
    description: sentence("What the service does, for the card and for search engines."),
    thumb: picture("Picture on the card.").meta({ title: "Picture on the card" }),
    thumbFull: picture("Picture at the head of the page.", 830).meta({ title: "Picture on its page" }),
    isAboutHealth: optional(boolean("Whether the page ends with the way to the page for sick and dead animals.")),
    ask: optional(text("What the page's button asks about, such as “insuring an animal”; else the title.", 40)),
    isSample: isSample("the quotation about the impact", "people"),
    offerConfirmed: withConfirmation(boolean("Whether the owner has confirmed what the service offers."), (value) =>
      value === true
        ? undefined
        : { topic: "services", text: "confirm what the service offers, at what price and from when" },
    ),
    sources,
    reviewedBy: reviewedBy(),
    facts: ownerFacts,
    content: optional(content.describe("What the page says.")),
  }),
})
