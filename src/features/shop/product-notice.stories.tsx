import type { Meta, StoryObj } from "@storybook/react-vite"
import { noticeLines } from "../../shared/notices.fixture"
import { ProductNotice } from "./product-notice"

const meta = {
  title: "features/shop/ProductNotice",
  component: ProductNotice,
  args: {
    notices: noticeLines.map((notice) => ({ ...notice, isUrgent: notice.jsonId === 1, districts: ["Kiruhura"] })),
    district: "Kiruhura",
  },
} satisfies Meta<typeof ProductNotice>
export default meta
type Story = StoryObj<typeof meta>

export const ClosedDistrict: Story = {}
