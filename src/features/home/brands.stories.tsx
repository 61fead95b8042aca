import type { Meta, StoryObj } from "@storybook/react-vite"
import { brands } from "./brands.fixture"
import { brandsCopy } from "./home-2.fixture"
import { Brands } from "./brands"

const meta = {
  title: "features/home/Brands",
  component: Brands,
  args: { copy: brandsCopy, brands },
} satisfies Meta<typeof Brands>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}
