import type { SourceNodesArgs } from "gatsby"
import { kampalaDay, nextDayOfMonth } from "../../lib/days"
import { currentNotices, type CurrentNotice, type NoticeNode } from "./current-notices"
import type { CalendarEvent } from "./calendar-files"

/*
 * What pages ask for that depends on the day of the build: `currentNotices`, `nextDates` and a group order's `closes`.
 * They read the node `BuildDay`, so that Gatsby asks again on another day although no content has changed.
 */

/** For gatsby-node's `sourceNodes`: the day on which the site is built. */
export function createBuildDay({ actions, createNodeId }: SourceNodesArgs, now: number): void {
  const day = kampalaDay(now)
  void actions.createNode({ id: createNodeId("BuildDay"), day, internal: { type: "BuildDay", contentDigest: day } })
}

/** The part of Gatsby's node model that the fields ask. */
interface Context {
  nodeModel: {
    findAll: <Node>(query: { type: string }) => Promise<{ entries: Iterable<Node> }>
    findOne: <Node>(query: { type: string; query: object }) => Promise<Node | null>
  }
}

/** The day of the build, and the entries of a type. */
async function read<Node>({ nodeModel }: Context, type: string): Promise<{ today: string; nodes: Node[] }> {
  const build = await nodeModel.findOne<{ day: string }>({ type: "BuildDay", query: {} })
  if (!build) throw new Error("The day of the build has not been read.")
  const { entries } = await nodeModel.findAll<Node>({ type })
  return { today: build.day, nodes: [...entries] }
}

/** For gatsby-node's `createResolvers`: the notices of the day, the next dates, and the end of the group order. */
export const dateResolvers = {
  GroupOrder: {
    closes: {
      type: "String!",
      description: "The next day on which it closes, from the day of the build on: “2026-12-25”.",
      resolve: async ({ day }: { day: number }, _args: object, context: Context): Promise<string> => {
        const { today } = await read(context, "GroupOrder")
        return nextDayOfMonth(day, today)
      },
    },
  },
  Query: {
    currentNotices: {
      type: "[CurrentNotice!]!",
      resolve: async (_source: unknown, _args: object, context: Context): Promise<CurrentNotice[]> => {
        const { today, nodes } = await read<NoticeNode>(context, "Notice")
        return currentNotices(nodes, today)
      },
    },
    nextDates: {
      type: "[CalendarEvent!]!",
      resolve: async (_source: unknown, _args: object, context: Context): Promise<CalendarEvent[]> => {
        const { today, nodes } = await read<CalendarEvent>(context, "CalendarEvent")
        const next = nodes.filter(({ date }) => !date || date >= today)
        return next.sort((a, b) => (a.date ?? "").localeCompare(b.date ?? "") || a.jsonId - b.jsonId)
      },
    },
  },
}

/** The types of these fields; what they mean says the interface `CurrentNotice`. */
export const dateSdl = `
type BuildDay implements Node @dontInfer {
  day: String!
}

type CurrentNotice {
  jsonId: Int!
  kind: String!
  isUrgent: Boolean!
  title: String!
  text: String!
  districts: [String!]!
  from: String!
  days: String!
  declared: String!
  link: Action
}
`
