import type { Meta, StoryObj } from "@storybook/react-vite"
import { NativeSelect } from "./native-select"

const meta = {
  title: "components/NativeSelect",
  component: NativeSelect,
} satisfies Meta<typeof NativeSelect>
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
