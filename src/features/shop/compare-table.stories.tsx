import type { Meta, StoryObj } from "@storybook/react-vite"
import { CompareTable } from "./compare-table"
import { products } from "./products.fixture"
import { shopListCopy } from "./shop.fixture"

const details = [
  { label: "Fat", value: "At least 3.8%" },
  { label: "Origin", value: "Kakiri, Wakiso District" },
]

const meta = {
  title: "features/shop/CompareTable",
  component: CompareTable,
  args: {
    copy: shopListCopy,
    stock: "In Stock",
    products: [{ ...products[2], sku: "CAFN-DAIRY-01", details }],
    onRemoved: () => {},
  },
} satisfies Meta<typeof CompareTable>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}

export const Four: Story = {
  args: {
    products: [
      { ...products[0], sku: "CAFN-CATTLE-01", details: [] },
      { ...products[2], sku: "CAFN-DAIRY-01", details },
      { ...products[7], sku: "CAFN-DAIRY-02", details: [] },
      { ...products[9], sku: "CAFN-DAIRY-03", details: [] },
    ],
  },
}
