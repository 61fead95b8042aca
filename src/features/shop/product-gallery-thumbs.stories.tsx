import type { Meta, StoryObj } from "@storybook/react-vite"
import { Carousel } from "../../components/carousel"
import { ProductGalleryThumbs } from "./product-gallery-thumbs"
import { freshMilk } from "./product.fixture"

const meta = {
  title: "features/shop/ProductGalleryThumbs",
  component: ProductGalleryThumbs,
  args: { pictures: freshMilk.pictures, label: "Small pictures of Fresh Milk" },
  decorators: [
    (Story) => (
      <Carousel label="Pictures of Fresh Milk" count={4} className="max-w-2xl">
        <Story />
      </Carousel>
    ),
  ],
} satisfies Meta<typeof ProductGalleryThumbs>
export default meta
type Story = StoryObj<typeof meta>

export const FirstIsShown: Story = {}
