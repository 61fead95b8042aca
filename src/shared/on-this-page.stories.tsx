import type { Meta, StoryObj } from "@storybook/react-vite"
import { OnThisPage } from "./on-this-page"

const meta = {
  title: "shared/OnThisPage",
  component: OnThisPage,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage: "The head of a page that is longer than eight screens of a phone. From 768 px on it is not shown.",
      keyboard: ["`Tab` comes to each link, and the row scrolls until the whole link shows."],
      accessibility: ["A `nav` with a name. A link to something that is folded unfolds it."],
    },
  },
  args: { parts: { stations: "What you will see", year: "Through the year", visit: "Plan a visit" } },
} satisfies Meta<typeof OnThisPage>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeParts: Story = {}
