import { z } from "zod"
import { defineType } from "../define"
import { sentence, text } from "../fields"

export const placesMap = defineType({
  name: "PlacesMap",
  about: "What stands beside the map of Uganda. The places come from districts.json, the farmers and the projects.",
  files: { kind: "one", path: "places-map.json" },
  schema: z.strictObject({
    eyebrow: text("Stands over the title.", 40),
    title: text("The section's heading.", 60),
    lead: sentence("What the map shows."),
    elsewhere: sentence("What somebody can do who finds no place nearby."),
  }),
})
