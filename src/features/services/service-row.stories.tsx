import type { Meta, StoryObj } from "@storybook/react-vite"
import { ServiceRow } from "./service-row"
import { serviceRows } from "./services.fixture"

const meta = {
  title: "features/services/ServiceRow",
  component: ServiceRow,
  args: { service: serviceRows[0], side: "start" },
} satisfies Meta<typeof ServiceRow>
export default meta
type Story = StoryObj<typeof meta>

export const PictureFirst: Story = {}
export const PictureLast: Story = { args: { service: serviceRows[1], side: "end" } }

/** Its page is not written yet: card words only. */
export const WithoutContent: Story = { args: { service: { ...serviceRows[0], content: null } } }
