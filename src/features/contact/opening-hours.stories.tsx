import type { Meta, StoryObj } from "@storybook/react-vite"
import { OpeningHours } from "./opening-hours"

const meta = {
  title: "features/contact/OpeningHours",
  component: OpeningHours,
  args: {
    hours: [
      { label: "Monday to Friday", opens: "08:00", closes: "18:00" },
      { label: "Saturday", opens: "09:00", closes: "14:00" },
      { label: "Sunday", opens: null, closes: null },
    ],
  },
} satisfies Meta<typeof OpeningHours>
export default meta
type Story = StoryObj<typeof meta>

export const WithAClosedDay: Story = {}
