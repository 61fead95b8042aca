import type { Meta, StoryObj } from "@storybook/react-vite"
import { SelectBox } from "./select-box"

const meta = {
  title: "components/SelectBox",
  component: SelectBox,
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
