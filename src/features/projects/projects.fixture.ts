import { picture } from "../../shared/picture.fixture"
import { herd } from "../../shared/scenes.fixture"

/*
 * The projects: as links, as cards, and one in full. Copied from data/, so that editing the site's words changes no snapshot; the
 * types are the queries' own.
 */

export const projectLinks = [
  { jsonId: 1, projectPath: "dairy-cattle-grazing", title: "Dairy Cattle Grazing" },
  { jsonId: 2, projectPath: "women-in-livestock", title: "Women in Livestock" },
  { jsonId: 3, projectPath: "youth-in-cattle-farming", title: "Youth in Cattle Farming" },
  { jsonId: 4, projectPath: "healthy-cattle-herd", title: "Healthy Cattle Herd" },
  { jsonId: 5, projectPath: "modern-dairy-facility", title: "Modern Dairy Facility" },
] as const satisfies readonly Queries.ProjectLinkFragment[]

export const projects: readonly Queries.ProjectCardFragment[] = projectLinks.map((link, index) => ({
  ...link,
  category: ["Dairy", "Women", "Youth", "Health", "Processing"][index] ?? "Dairy",
  place: "Rushere, Kiruhura District",
  description: "Sixty-two families graze by turns, sow legumes into their pasture and milk through the dry season.",
  thumb: herd,
}))

export const project: Queries.ProjectDetailFragment = {
  jsonId: 1,
  title: "Dairy Cattle Grazing",
  thumbFull: picture(herd.alt, 1216, 640),
  pictures: [
    { path: "gallery/image_5", ...picture("Four Ankole cattle and a calf walk towards a kraal.", 480, 360) },
    { path: "gallery/image_6", ...picture("An Ankole bull stands before the setting sun.", 480, 360) },
  ],
  content: {
    overview:
      "Around Rushere the Ankole and the Friesian graze on the same hills, and in a dry year there was grass for neither.",
    section1: {
      heading: "Grass that gets time to grow",
      paragraphs: ["Every farm is split into six paddocks or more.", "Water was the second half of the work."],
      keyPoints: ["Milk per cow up from 5.1 to 8.4 litres a day", "Nine valley dams fenced and fitted with troughs"],
    },
    section2: { heading: "What we would do sooner", paragraphs: ["The first calendar was drawn in an office."] },
  },
}
