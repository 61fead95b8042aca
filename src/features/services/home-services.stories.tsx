import type { Meta, StoryObj } from "@storybook/react-vite"
import { services } from "./services.fixture"
import { HomeServices } from "./home-services"
import { servicesWords } from "../../shared/words.fixture"

const meta = {
  title: "sections/HomeServices",
  component: HomeServices,
  args: { words: servicesWords, services },
} satisfies Meta<typeof HomeServices>
export default meta
type Story = StoryObj<typeof meta>

export const Nine: Story = {}
