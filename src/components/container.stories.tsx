import type { Meta, StoryObj } from "@storybook/react-vite"
import { Container } from "./container"

const meta = {
  title: "components/Container",
  component: Container,
  args: { children: <p className="bg-surface-sunken p-4">Farmers from Kiruhura to Moroto share what works.</p> },
} satisfies Meta<typeof Container>
export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}
export const Measure: Story = { args: { width: "measure" } }
export const Narrow: Story = { args: { width: "narrow" } }
