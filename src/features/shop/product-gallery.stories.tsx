import type { Meta, StoryObj } from "@storybook/react-vite"
import { ProductGallery } from "./product-gallery"
import { freshMilk, mubendeGoat } from "./product.fixture"

const meta = {
  title: "features/shop/ProductGallery",
  component: ProductGallery,
  args: { product: freshMilk, layout: "single", loadingText: "Loading picture..." },
  decorators: [
    (Story) => (
      <div className="max-w-2xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductGallery>
export default meta
type Story = StoryObj<typeof meta>

export const WithDiscount: Story = {}
export const WithoutDiscount: Story = { args: { product: mubendeGoat } }
export const WithSmallPictures: Story = { args: { layout: "thumb" } }
