import { z } from "zod"
import { defineType } from "../define"
import { choice, id, link, list, object, text } from "../fields"

/** Uganda lies within these degrees. */
const degrees = (description: string, least: number, most: number) =>
  z.number().min(least).max(most).describe(`${description} In degrees, ${least} to ${most}.`)

export const district = defineType({
  name: "District",
  about: "A district in which the network is at work, for the map of places. Farmers and projects name theirs.",
  files: { kind: "list", path: "districts.json" },
  label: "name",
  unique: ["name"],
  schema: z.strictObject({
    id: id("Number of the district, from 1; the list beside the map has this order."),
    name: text("The district's name, as farmers and projects write it.", 40),
    longitude: degrees("Longitude of its main town, east of Greenwich.", 29.5, 35.1),
    latitude: degrees("Latitude of its main town; negative south of the equator.", -1.5, 4.3),
    label: choice("MapLabelSide", "On which side of the pin the name has room.", ["left", "right"]),
    places: list(
      "Places there that are neither farmers nor projects, such as the office.",
      object("DistrictPlace", "A place, and the page that tells of it.", {
        label: text("What the place is.", 60),
        href: link("The page about it."),
      }),
      0,
      10,
    ),
  }),
})
