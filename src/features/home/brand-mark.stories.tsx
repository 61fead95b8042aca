import type { Meta, StoryObj } from "@storybook/react-vite"
import { brands } from "./brands.fixture"
import { BrandMark } from "./brand-mark"

const meta = { title: "features/home/BrandMark", component: BrandMark, args: { brand: brands[0] } } satisfies Meta<
  typeof BrandMark
>
export default meta
type Story = StoryObj<typeof meta>

export const Partner: Story = {}

export const LongCopy: Story = {
  args: {
    brand: {
      ...brands[1],
      name: "Crowned Crane Trust of the Eastern Wetlands",
      description: "Keeps wetlands open to herds and birds through the dry months",
    },
  },
}
