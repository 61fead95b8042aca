import type { Meta, StoryObj } from "@storybook/react-vite"
import { Hills } from "./hills"

const meta = {
  title: "components/Hills",
  component: Hills,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "A skyline on the upper edge of a section. Set it with `hills` on `Section` and do not place it by hand. The section before must have another tone. At most three on a page.",
      keyboard: ["There is nothing to press: the Tab key passes it by."],
      accessibility: [
        "It is decoration and hidden from screen readers.",
        "It is not printed over text and takes no room from it.",
      ],
    },
  },
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
export const IntoSunkenGround: Story = { args: { ground: "sunken" } }
