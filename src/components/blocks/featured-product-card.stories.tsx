import type { Meta, StoryObj } from "@storybook/react-vite"
import { FeaturedProductCard } from "./featured-product-card"
import { featuredProducts } from "./shop.fixture"

const meta = {
  title: "blocks/FeaturedProductCard",
  component: FeaturedProductCard,
  args: { featured: featuredProducts[0] },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FeaturedProductCard>
export default meta
type Story = StoryObj<typeof meta>

export const AnkoleCattle: Story = {}
