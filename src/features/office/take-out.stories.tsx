import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy, officeDay, someRows } from "./office.fixture"
import { TakeOut } from "./take-out"

const meta = {
  title: "features/office/TakeOut",
  component: TakeOut,
  tags: ["autodocs"],
  args: { copy: officeCopy, rows: someRows, today: officeDay },
} satisfies Meta<typeof TakeOut>
export default meta
type Story = StoryObj<typeof meta>

export const SomeMessages: Story = {}
