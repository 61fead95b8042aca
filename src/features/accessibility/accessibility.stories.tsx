import type { Meta, StoryObj } from "@storybook/react-vite"
import { accessibilityCopy, testReport } from "./accessibility.fixture"
import { Accessibility } from "./accessibility"

const meta = {
  title: "features/accessibility/Accessibility",
  component: Accessibility,
  args: { copy: accessibilityCopy, report: testReport },
} satisfies Meta<typeof Accessibility>
export default meta
type Story = StoryObj<typeof meta>

export const Statement: Story = {}
