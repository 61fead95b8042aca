import type { Meta, StoryObj } from "@storybook/react-vite"
import { Container } from "./container"

const meta = {
  title: "components/Container",
  component: Container,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "Keeps content off the edges of the screen and at its width. Put one into each `Section`. `measure` is for reading, `narrow` for forms, `page` for everything else.",
      keyboard: ["There is nothing to press: the Tab key passes it by."],
      accessibility: [
        "It has no role of its own and changes nothing for screen readers.",
        "At 320 px and at 400% zoom the margins stay small, so that text keeps its room.",
      ],
    },
  },
  args: { children: <p className="bg-surface-sunken p-4">Farmers from Kiruhura to Moroto share what works.</p> },
} satisfies Meta<typeof Container>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Measure: Story = { args: { width: "measure" } }
export const Narrow: Story = { args: { width: "narrow" } }
export const Full: Story = { args: { width: "full" } }
