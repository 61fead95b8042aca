import type { SourceNodesArgs } from "gatsby"
import { kampalaDay } from "../lib/days"
import { getAnnouncements, type Announcement, type NoticeNode } from "./announcements"
import type { EntryOf, NodeSource, ResolverContext } from "./entry-nodes"
import { getProperty } from "../lib/get-property"
import type { calendarEvent } from "./types/calendar-event"

type EventNode = EntryOf<typeof calendarEvent>

/* Fields that depend on the day of the build; the node `BuildDay` makes Gatsby update them on another day. */

/** Creates the node `BuildDay`, for gatsby-node's `sourceNodes`. */
export function createBuildDay({ actions, createNodeId }: SourceNodesArgs, now: number): void {
  const day = kampalaDay(now)
  void actions.createNode({ id: createNodeId("BuildDay"), day, internal: { type: "BuildDay", contentDigest: day } })
}

/** Returns the day of the build, so that pages and files agree. */
export const buildDay = ({ getNodesByType }: NodeSource): string =>
  String(getProperty(getNodesByType("BuildDay")[0], "day"))

/** Returns the events that have not passed: monthly ones, then by day. */
export const getNextDates = <Event extends EventNode>(events: readonly Event[], today: string): Event[] =>
  events
    .filter(({ date }) => !date || date >= today)
    .sort((a, b) => (a.date ?? "").localeCompare(b.date ?? "") || a.jsonId - b.jsonId)

async function read<Node>({ nodeModel }: ResolverContext, type: string): Promise<{ today: string; nodes: Node[] }> {
  const build = await nodeModel.findOne<{ day: string }>({ type: "BuildDay", query: {} })
  if (!build) throw new Error("The day of the build has not been read.")
  const { entries } = await nodeModel.findAll<Node>({ type })
  return { today: build.day, nodes: [...entries] }
}

/** Resolvers for gatsby-node's `createResolvers`. */
export const dateResolvers = {
  Query: {
    announcements: {
      type: "[Announcement!]!",
      resolve: async (_source: unknown, _args: object, context: ResolverContext): Promise<Announcement[]> => {
        const { today, nodes } = await read<NoticeNode>(context, "Notice")
        return getAnnouncements(nodes, today)
      },
    },
    nextDates: {
      type: "[CalendarEvent!]!",
      resolve: async (_source: unknown, _args: object, context: ResolverContext): Promise<EventNode[]> => {
        const { today, nodes } = await read<EventNode>(context, "CalendarEvent")
        return getNextDates(nodes, today)
      },
    },
  },
}

/** The GraphQL types of these fields. */
export const dateSdl = `
type BuildDay implements Node @dontInfer {
  day: String!
}

type Announcement {
  jsonId: Int!
  kind: String!
  isUrgent: Boolean!
  title: String!
  text: String!
  districts: [String!]!
  from: String!
  until: String!
  isCurrent: Boolean!
  days: String!
  declared: String!
  link: Action
}
`
