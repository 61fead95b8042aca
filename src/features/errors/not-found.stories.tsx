import type { Meta, StoryObj } from "@storybook/react-vite"
import { picture } from "../../shared/picture.fixture"
import { NotFound } from "./not-found"

const meta = {
  title: "features/errors/NotFound",
  component: NotFound,
  args: { picture: picture("A lone Ankole calf looks at us where a path forks before the mountains at dusk.") },
} satisfies Meta<typeof NotFound>
export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = {}
export const WithoutPicture: Story = { args: { picture: null } }
