import type { Meta, StoryObj } from "@storybook/react-vite"
import { Hills } from "./hills"

const meta = {
  title: "components/Hills",
  component: Hills,
  decorators: [
    (Story) => (
      <div className="bg-surface-sunken pt-10">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Hills>
export default meta
type Story = StoryObj<typeof meta>

export const Ridge: Story = {}
export const Valley: Story = { args: { variant: "valley" } }
export const Terraces: Story = { args: { variant: "terraces" } }
export const IntoNoon: Story = { args: { ground: "noon" } }
