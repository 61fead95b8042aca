import type { SourceNodesArgs } from "gatsby"
import type { z } from "zod"
import { kampalaDay } from "../lib/days"
import { getAnnouncements, type Announcement, type NoticeNode } from "./announcements"
import type { calendarEvent } from "./types/calendar-event"

type EventNode = Omit<z.output<typeof calendarEvent.schema>, "id"> & { jsonId: number }

/* Fields that depend on the day of the build; the node `BuildDay` makes Gatsby update them on another day. */

/** Creates the node `BuildDay`, for gatsby-node's `sourceNodes`. */
export function createBuildDay({ actions, createNodeId }: SourceNodesArgs, now: number): void {
  const day = kampalaDay(now)
  void actions.createNode({ id: createNodeId("BuildDay"), day, internal: { type: "BuildDay", contentDigest: day } })
}

interface Context {
  nodeModel: {
    findAll: <Node>(query: { type: string }) => Promise<{ entries: Iterable<Node> }>
    findOne: <Node>(query: { type: string; query: object }) => Promise<Node | null>
  }
}

async function read<Node>({ nodeModel }: Context, type: string): Promise<{ today: string; nodes: Node[] }> {
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
      resolve: async (_source: unknown, _args: object, context: Context): Promise<Announcement[]> => {
        const { today, nodes } = await read<NoticeNode>(context, "Notice")
        return getAnnouncements(nodes, today)
      },
    },
    nextDates: {
      type: "[CalendarEvent!]!",
      resolve: async (_source: unknown, _args: object, context: Context): Promise<EventNode[]> => {
        const { today, nodes } = await read<EventNode>(context, "CalendarEvent")
        const next = nodes.filter(({ date }) => !date || date >= today)
        return next.sort((a, b) => (a.date ?? "").localeCompare(b.date ?? "") || a.jsonId - b.jsonId)
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
