import type { Meta, StoryObj } from "@storybook/react-vite"
import { picture } from "../../shared/picture.fixture"
import { officeCopy, officeFacts } from "./contact.fixture"
import { Office } from "./office"

/** In stories the office has no opening hours: whether it is open depends on when somebody looks. */
const hours = officeFacts.openingHours.map((row) => ({ ...row, days: [] }))

const meta = {
  title: "features/contact/Office",
  component: Office,
  args: {
    copy: officeCopy,
    facts: { ...officeFacts, openingHours: hours },
    picture: picture("A woman at a desk under a tree takes a call."),
  },
} satisfies Meta<typeof Office>
export default meta
type Story = StoryObj<typeof meta>

export const Kabalagala: Story = {}

/** Questions are answered at other times than the office is open. */
export const TwoKindsOfHours: Story = {
  args: {
    facts: {
      ...officeFacts,
      openingHours: hours,
      supportHours: [{ label: "Every day", opens: "07:00", closes: "20:00" }],
    },
  },
}
