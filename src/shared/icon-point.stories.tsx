import type { Meta, StoryObj } from "@storybook/react-vite"
import { IconPoint } from "./icon-point"

const meta = {
  title: "shared/IconPoint",
  component: IconPoint,
  args: {
    icon: "empower",
    title: "Empowering Livestock Farmers",
    children: "What one member has learnt, ten neighbours can use, and what ten order together costs less.",
  },
  // Such points stand under a section's heading.
  decorators: [
    (Story) => (
      <section aria-labelledby="about" className="max-w-xl">
        <h2 id="about">A network that grows with its farmers</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof IconPoint>
export default meta
type Story = StoryObj<typeof meta>

export const Feature: Story = {}
