import type { Meta, StoryObj } from "@storybook/react-vite"
import { InTime, inTime } from "./in-time"

const meta = {
  title: "shared/InTime",
  component: InTime,
} satisfies Meta<typeof InTime>
export default meta
type Story = StoryObj<typeof meta>

export const OneOfThreeDays: Story = {
  args: {
    children: (
      <ul>
        <li {...inTime({ until: "2020-12-31", isValid: false })}>Ended long ago</li>
        <li {...inTime({ from: "2020-01-01", until: "2099-12-31" })}>Valid today</li>
        <li {...inTime({ from: "2099-01-01", until: "2099-12-31", isValid: false })}>Still to come</li>
      </ul>
    ),
  },
}

export const NothingLeft: Story = {
  args: { isEmpty: true, children: <p {...inTime({ until: "2020-12-31", isValid: false })}>Ended long ago</p> },
}
