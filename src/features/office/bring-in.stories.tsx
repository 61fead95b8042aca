import type { Meta, StoryObj } from "@storybook/react-vite"
import { officeCopy } from "./office.fixture"
import { BringIn } from "./bring-in"
import { readSource } from "./read-source"

const meta = {
  title: "features/office/BringIn",
  component: BringIn,
  tags: ["autodocs"],
  args: { copy: officeCopy.bringIn, read: readSource },
} satisfies Meta<typeof BringIn>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
