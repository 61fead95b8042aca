import type { Meta, StoryObj } from "@storybook/react-vite"
import { SampleMark } from "./sample-mark"

const meta = {
  title: "shared/SampleMark",
  component: SampleMark,
  args: { of: "person" },
} satisfies Meta<typeof SampleMark>
export default meta
type Story = StoryObj<typeof meta>

export const Person: Story = {}

export const Results: Story = { args: { of: "result" } }
