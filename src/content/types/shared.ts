import {
  oneOf,
  fixed,
  link,
  array,
  optional,
  object,
  paragraph,
  picture,
  reference,
  sentence,
  slug,
  text,
} from "../fields"
import { isSample } from "./provenance"

export const action = object("Action", "A button or a link in words: what it says and where it leads.", {
  label: text("What it says.", 48),
  href: link("Where it leads.").meta({ title: "Where it leads" }),
})

/** Sections with more fields spread these. */
export const sectionContent = {
  title: text("The section's heading."),
  lead: optional(sentence("One or two sentences under the heading.")).meta({ title: "Sentence under the heading" }),
  button: optional(fixed(action.describe("The section's button, if it has one."))),
}

export const section = object("SectionContent", "The heading and text of a page section.", sectionContent)

export const pictureSection = object("PictureSection", "The heading and text of a section with a picture.", {
  ...sectionContent,
  image: picture("The picture beside it."),
})

export const videoBlock = object("VideoBlock", "A section with a picture and a video to play.", {
  ...sectionContent,
  isSample: isSample("what it is about", "people"),
  paragraphs: array("What it is about.", paragraph("One paragraph."), 1, 3),
  image: picture("The picture."),
  video: fixed(reference(slug("The video that the play button opens."), "SiteSettings", "videos.key")),
  videoLabel: fixed(text("What the play button says.", 60)),
})

export const shape = (description: string) => oneOf("HillShape", description, ["hills", "terraces", "savannah"])

export const bannerContent = object("HomeHero", "What the banner's slides share.", {
  title: fixed(text("The page's level 1 heading: read out before the slides, and not shown.")),
  label: fixed(text("The slider's name for screen readers.")),
  joinButton: fixed(action.describe("The green button beside each slide's own.")),
  badge: fixed(action.describe("The curved badge.")),
})

export const audience = object("Audience", "Facts and links for one kind of visitor.", {
  ...sectionContent,
  paragraphs: optional(array("A text.", paragraph("One paragraph."), 1, 4)),
  points: optional(array("The facts, point by point, below the text.", sentence("One fact."), 1, 12)),
  foldedTitle: optional(
    fixed(text("The heading that a phone shows instead of the text and the links; null shows them.", 60)),
  ),
  links: fixed(array("The links; each leads to an answer.", action, 1, 10)),
})
