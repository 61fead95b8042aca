import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProductCard } from "./product-card"
import { photograph } from "../../shared/picture.fixture"
import { products } from "./products.fixture"

const meta = {
  title: "features/shop/ProductCard",
  component: ProductCard,
  args: { product: products[0] },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>
export default meta
type Story = StoryObj<typeof meta>

export const OnSale: Story = {}

export const InAList: Story = { args: { product: products[9], view: "list", level: 2 } }

export const Compact: Story = { args: { product: products[2], view: "compact" } }

/** A photograph of goods beside the drawing of others. */
export const Photograph: Story = {
  args: { product: { ...products[0], thumb: { ...products[0].thumb, ...photograph } } },
  render: (args) => (
    <div className="grid grid-cols-2 gap-4">
      <ProductCard {...args} />
      <ProductCard product={products[2]} />
    </div>
  ),
}

export const LongCopy: Story = {
  args: {
    product: {
      ...products[3],
      title: "Broiler Chicken of the Improved Local Breed, Ready for the Pot",
      tags: ["Live bird", "Chicken", "Free of growth promoters", "From young members"],
      unit: { one: "crate of twenty birds, delivered alive", many: "crates of twenty birds, delivered alive" },
      reviews: 1,
    },
  },
}
