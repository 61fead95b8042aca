import { fullDate, type CalendarDate } from "../lib/calendar"
import { getProperty } from "../lib/get-property"
import type { ResolverContext } from "./entry-nodes"
import { getDiscount } from "./price"
import { telephoneNumber } from "./telephone"

type PricedProduct = Parameters<typeof getDiscount>[0]

const officeNumber = (site: unknown): unknown => getProperty(getProperty(getProperty(site, "telephones"), 0), "number")

/** Resolvers for gatsby-node's `createResolvers`: fields that follow from others, so data/ holds each fact once. */
export const derivedFields = {
  Product: {
    onSale: {
      type: "Boolean!",
      description: "Whether it carries the Sale badge (spec section 3): it was dearer before.",
      resolve: (product: PricedProduct) => Boolean(getDiscount(product)),
    },
    discount: {
      type: "Int!",
      description: "The discount from `oldPrice` in per cent (spec section 3); 0 without an old price.",
      resolve: (product: PricedProduct) => getDiscount(product) ?? 0,
    },
  },
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
      resolve: (site: object) => getProperty(site, "supportHours") ?? getProperty(site, "openingHours"),
    },
  },
  Chat: {
    number: {
      type: "String!",
      resolve: async (chat: object, _args: object, { nodeModel }: ResolverContext) =>
        telephoneNumber(
          String(
            getProperty(chat, "number") ?? officeNumber(await nodeModel.findOne({ type: "SiteSettings", query: {} })),
          ),
        ),
    },
  },
}
