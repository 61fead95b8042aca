import type { Meta, StoryObj } from "@storybook/react-vite"
import { findUs } from "./contact.fixture"
import { FindUs } from "./find-us"

const meta = {
  title: "features/contact/FindUs",
  component: FindUs,
  args: { copy: findUs, mapLink: "https://www.openstreetmap.org/search?query=Kabalagala" },
} satisfies Meta<typeof FindUs>
export default meta
type Story = StoryObj<typeof meta>

export const Kabalagala: Story = {}
