import type { Meta, StoryObj } from "@storybook/react-vite"
import { PagedList } from "./paged-list"
import { listOf, listCopy } from "./paged-list.fixture"

const meta = {
  title: "shared/PagedList",
  component: PagedList<string>,
  args: {
    list: listOf(),
    copy: listCopy,
    summary: "Showing 9–16 of 40 results",
    showsSummary: true,
    plainHref: (page) => `/shop/${page}`,
    children: (entries) => (
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof PagedList<string>>
export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {}

export const OnePage: Story = { args: { list: listOf({ page: 1, pages: 1 }) } }

export const OnItsWay: Story = { args: { list: listOf({ state: "loading" }) } }

export const NotArrived: Story = { args: { list: listOf({ state: "failed" }) } }

export const NothingFound: Story = { args: { list: listOf({ entries: [], total: 0, page: 1, pages: 1 }) } }
