import type { Meta, StoryObj } from "@storybook/react-vite"
import { SearchBox } from "./search-box"

const meta = {
  title: "components/SearchBox",
  component: SearchBox,
  args: { label: "Search this site", action: "/search" },
} satisfies Meta<typeof SearchBox>
export default meta
type Story = StoryObj<typeof meta>

export const Site: Story = {}
