import type { Meta, StoryObj } from "@storybook/react-vite"
import { SectionDivider } from "./section-divider"

const meta = {
  title: "components/SectionDivider",
  component: SectionDivider,
  decorators: [
    (Story) => (
      <div className="bg-surface-sunken pt-10">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SectionDivider>
export default meta
type Story = StoryObj<typeof meta>

export const Ridge: Story = {}
export const Hills: Story = { args: { shape: "hills" } }
export const Terraces: Story = { args: { shape: "terraces" } }
export const IntoNoon: Story = { args: { ground: "noon" } }
