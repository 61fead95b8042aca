import { z } from "zod"
import { notFoundRoute, pageRoutes } from "../../lib/paths"
import { defineType } from "../define"
import { entryTypes } from "../entry-types"
import { hint } from "../checks/nearest"
import { formatValue } from "../checks/problem"
import { getProperty } from "../../lib/get-property"
import { oneOf, boolean, optional, picture, route, sentence, text } from "../fields"

const routes: readonly string[] = [...pageRoutes, ...entryTypes.map(({ pages }) => pages.list), notFoundRoute]

/** Checks that each route has an entry and each entry a route. */
const coverage = (entries: readonly unknown[]) => {
  const written = entries.map((entry) => getProperty(entry, "route"))
  return [
    ...routes
      .filter((address) => !written.includes(address))
      .map((address) => ({
        actual: `no entry for the page ${address}`,
        expected: `an entry with "route": "${address}"`,
      })),
    ...written.flatMap((address, entry) =>
      typeof address !== "string" || routes.includes(address)
        ? []
        : [
            {
              entry,
              path: ["route"],
              actual: formatValue(address),
              expected: `a page that the site has${hint(address, routes)}`,
            },
          ],
    ),
  ]
}

export const page = defineType({
  name: "Page",
  about: "Heading and text of a page with a fixed address, and its facts for search engines.",
  files: { kind: "list", path: "pages.json" },
  editor: {
    label: "Headings of all pages",
    group: "Pages",
    hidden: ["canonical", "group", "more", "scene", "tone"],
  },
  label: "route",
  unique: ["route"],
  whole: coverage,
  schema: z.strictObject({
    route: route("The page's address.").meta({ title: "Address of the page" }),
    title: text("The page's title in the browser and in search results, without the organisation's name.", 80),
    heading: text("The page's first heading.", 80),
    lead: optional(sentence("The sentence under the heading.")).meta({ title: "Sentence under the heading" }),
    description: sentence("What the page holds, for search engines."),
    scene: optional(
      oneOf("BannerScene", "The drawing on the hills of the page's banner; an acacia when left out.", [
        "blog",
        "contact",
        "gallery",
        "kraal",
        "membership",
        "people",
        "services",
        "shop",
      ]),
    ),
    tone: optional(oneOf("BannerTone", "danger: the banner of an emergency.", ["plain", "danger"])),
    image: optional(picture("The page's picture, which shared links show; they show the site's own when left out.")),
    isIndexed: boolean("Whether search engines can list the page.").meta({ title: "Search engines can list it" }),
    canonical: optional(route("The address that search engines should list in its place.")),
    group: optional(
      text("The heading of the site map that lists it; without one, the first for a page that is indexed.", 40),
    ),
    more: optional(
      text("On the site map, the link to the entries of a list that are not shown; {count} becomes their number.", 60),
    ),
  }),
})
