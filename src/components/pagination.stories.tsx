import type { Meta, StoryObj } from "@storybook/react-vite"
import { Pagination } from "./pagination"

const meta = {
  title: "components/Pagination",
  component: Pagination,
  args: { current: 1, total: 2, label: "Posts", link: (page) => ({ href: `/blog-standard?page=${page}` }) },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const FirstOfTwo: Story = {}
export const LastOfTwo: Story = { args: { current: 2 } }
export const Middle: Story = { args: { current: 20, total: 40 } }
export const OnlyPage: Story = { args: { total: 1 } }
