import type { Meta, StoryObj } from "@storybook/react-vite"
import { listHref } from "../../platform/lists"
import { readProductQuery } from "../../lib/sort-products"
import { shopListCopy } from "./shop.fixture"
import { ShopFilters, ShopSort } from "./shop-filters"

const meta = {
  title: "features/shop/ShopFilters",
  component: ShopFilters,
  args: {
    copy: shopListCopy,
    query: readProductQuery({}),
    address: { href: (change) => listHref("/shop", change), go: () => {} },
  },
} satisfies Meta<typeof ShopFilters>
export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {}

export const SavedDairy: Story = { args: { query: readProductQuery({ category: "dairy", saved: "1" }) } }

export const Order: Story = {
  args: { query: readProductQuery({ sort: "popular" }) },
  render: (args) => <ShopSort {...args} />,
}
