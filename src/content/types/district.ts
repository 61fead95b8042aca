import { z } from "zod"
import { defineType } from "../define"
import { choice, id, link, list, object, text } from "../fields"

export const district = defineType({
  name: "District",
  about: "A district of Uganda, for the list of who is where. Farmers and projects name theirs.",
  files: { kind: "list", path: "districts.json" },
  label: "name",
  unique: ["name"],
  schema: z.strictObject({
    id: id("Number of the district, from 1; the districts of a region stand together, in this order."),
    name: text("The district's name, as farmers and projects write it.", 40),
    region: choice("Region", "The region that it belongs to.", ["Central", "Eastern", "Northern", "Western"]),
    places: list(
      "Who is there besides farmers and projects: a group, or the office.",
      object("DistrictPlace", "A group or a place, and the page that tells of it.", {
        label: text("Its name.", 60),
        href: link("The page about it."),
      }),
      0,
      10,
    ),
  }),
})
