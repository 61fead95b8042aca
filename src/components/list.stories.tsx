import type { Meta, StoryObj } from "@storybook/react-vite"
import { CheckItem, CheckList } from "./list"

const meta = {
  title: "components/CheckList",
  component: CheckList,
} satisfies Meta<typeof CheckList>
export default meta
type Story = StoryObj<typeof meta>

export const ServicesOffered: Story = {
  args: {
    children: (
      <>
        <CheckItem>Group orders of feed and drugs, collected by the 25th of each month</CheckItem>
        <CheckItem>Prices agreed in writing before you pay</CheckItem>
        <CheckItem>Delivery to the sub-county store</CheckItem>
      </>
    ),
  },
}
