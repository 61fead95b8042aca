import type { Meta, StoryObj } from "@storybook/react-vite"
import { services } from "./services.fixture"
import { HomeServices } from "./home-services"
import { servicesCopy } from "../../shared/section-heads.fixture"

const meta = {
  title: "features/services/HomeServices",
  component: HomeServices,
  args: { copy: servicesCopy, services },
} satisfies Meta<typeof HomeServices>
export default meta
type Story = StoryObj<typeof meta>

export const Nine: Story = {}
