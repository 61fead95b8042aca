import type { Meta, StoryObj } from "@storybook/react-vite"
import { products } from "./products.fixture"
import { shopListCopy } from "./shop.fixture"
import { ShopList } from "./shop-list"

const meta = {
  title: "features/shop/ShopList",
  component: ShopList,
  args: {
    copy: shopListCopy,
    stock: "In Stock",
    search: "",
    first: { page: 1, pages: 2, total: products.length, entries: products.slice(0, 8) },
  },
} satisfies Meta<typeof ShopList>
export default meta
type Story = StoryObj<typeof meta>

export const FirstPage: Story = {}

export const LastPage: Story = {
  args: { first: { page: 2, pages: 2, total: products.length, entries: products.slice(8) } },
}
