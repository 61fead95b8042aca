import { fullDate, type CalendarDate } from "../lib/calendar"
import { at } from "./inspect"
import { telephoneNumber } from "./telephone"

/** The part of Gatsby's node model that the fields ask. */
interface Context {
  nodeModel: { findOne: <Node>(query: { type: string; query: object }) => Promise<Node | null> }
}

/** A number of data/site.json that may be left out is the office's: the first of the telephones. */
const officeNumber = (site: unknown): unknown => at(at(at(site, "telephones"), 0), "number")

/** As everything else of the site shows telephone numbers. */
const shown = (number: unknown) => telephoneNumber(String(number))

/**
 * For gatsby-node's `createResolvers`: what pages can ask for and no editor types, because it follows from other fields.
 * A fact stands in data/ once.
 */
export const derivedFields = {
  Post: {
    full_date: {
      type: "String!",
      description: "The day of `date` written out, such as “12 June 2026” (spec section 3).",
      resolve: ({ date }: { date: CalendarDate }) => fullDate(date),
    },
  },
  SiteSettings: {
    supportHours: {
      type: "[Hours!]!",
      resolve: (site: object) => at(site, "supportHours") ?? at(site, "openingHours"),
    },
  },
  Chat: {
    number: {
      type: "String!",
      resolve: async (chat: object, _args: object, { nodeModel }: Context) =>
        shown(at(chat, "number") ?? officeNumber(await nodeModel.findOne({ type: "SiteSettings", query: {} }))),
    },
  },
}
