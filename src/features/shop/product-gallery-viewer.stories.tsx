import type { Meta, StoryObj } from "@storybook/react-vite"
import { Carousel } from "../../components/carousel"
import { ProductGalleryViewer } from "./product-gallery-viewer"
import { freshMilk } from "./product.fixture"

const meta = {
  title: "features/shop/ProductGalleryViewer",
  component: ProductGalleryViewer,
  args: { pictures: freshMilk.pictures, label: "Pictures of Fresh Milk", loadingText: "Loading picture..." },
  decorators: [
    (Story) => (
      <Carousel label="Pictures of Fresh Milk" count={4}>
        <Story />
      </Carousel>
    ),
  ],
} satisfies Meta<typeof ProductGalleryViewer>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing shows before the address names a picture. */
export const Closed: Story = {}
