import type { Meta, StoryObj } from "@storybook/react-vite"
import { Pagination } from "./pagination"

const meta = {
  title: "components/Pagination",
  component: Pagination,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For a list of several pages, under it. Give `href`, so that each page has an address. A list of one page has none.",
      keyboard: ["`Tab` moves from page to page, `Enter` opens one."],
      accessibility: [
        "It is a navigation named by `label`: say what is paged, such as “Posts”.",
        'Each link says “Page 2”, and the current one has `aria-current="page"`.',
        "At an end the arrow becomes an image that says so, and can not be pressed.",
        "The list announces which page it shows after a change; that is the list's task, not the pagination's.",
      ],
    },
  },
  args: { current: 1, total: 2, label: "Posts", href: (page) => `/blog-standard?page=${page}` },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const FirstOfTwo: Story = {}
export const LastOfTwo: Story = { args: { current: 2 } }
export const Middle: Story = { args: { current: 20, total: 40 } }
export const OnlyPage: Story = { args: { total: 1 } }
