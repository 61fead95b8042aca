import { z } from "zod"
import { defineType } from "../define"
import { oneOf, id, text } from "../fields"

export const district = defineType({
  name: "District",
  about: "A district of Uganda and its region. Farmers, projects and notices name districts of this list.",
  files: { kind: "list", path: "districts.json" },
  label: "name",
  unique: ["name"],
  schema: z.strictObject({
    id: id("Number of the district, from 1; the districts of a region are listed in this order."),
    name: text("The district's name, as farmers and projects write it.", 40),
    region: oneOf("Region", "The region that it belongs to.", ["Central", "Eastern", "Northern", "Western"]),
  }),
})
