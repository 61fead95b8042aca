import type { Meta, StoryObj } from "@storybook/react-vite"
import { SelectBox } from "./select-box"

const meta = {
  title: "components/SelectBox",
  component: SelectBox,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage: "A choice outside of a form, such as the order of a list. In a form it is a `Select` in a `Field`.",
      keyboard: ["`Tab` reaches it, and the arrow keys choose. It is the browser's own list."],
      accessibility: [
        "Name it with `aria-label` or a label.",
        "Choosing takes effect at once: say in a live region what has changed.",
      ],
    },
  },
} satisfies Meta<typeof SelectBox>
export default meta

export const Sorting: StoryObj<typeof meta> = {
  args: {
    "aria-label": "Sort products",
    defaultValue: "latest",
    children: (
      <>
        <option value="latest">Latest</option>
        <option value="recent">Recent</option>
        <option value="popular">Popular</option>
        <option value="relevant">Relevant</option>
      </>
    ),
  },
}
