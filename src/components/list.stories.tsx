import type { Meta, StoryObj } from "@storybook/react-vite"
import { CheckItem, CheckList } from "./list"

const meta = {
  title: "components/CheckList",
  component: CheckList,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For points that hold true: what a service offers, what a member gets. Three to eight short points. Steps in an order are an `<ol>` in `Prose`.",
      keyboard: ["There is nothing to press: the Tab key passes it by."],
      accessibility: [
        "It is a list and is announced with the number of its points, in Safari too.",
        "The ticks are decoration and are not read.",
      ],
    },
  },
} satisfies Meta<typeof CheckList>
export default meta
type Story = StoryObj<typeof meta>

export const ServicesOffered: Story = {
  args: {
    children: (
      <>
        <CheckItem>Group orders of feed and drugs, collected by the 25th of each month</CheckItem>
        <CheckItem>Prices agreed in writing before anybody pays</CheckItem>
        <CheckItem>Delivery to the sub-county store</CheckItem>
      </>
    ),
  },
}
