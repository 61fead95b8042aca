import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmVideo } from "../../shared/content.fixture"
import { About } from "./about"
import { aboutCopy, features } from "./home.fixture"

const meta = {
  title: "features/home/About",
  component: About,
  args: { copy: aboutCopy, features, video: farmVideo },
} satisfies Meta<typeof About>
export default meta
type Story = StoryObj<typeof meta>

export const WithVideo: Story = {}

/** The settings name no video, and the words neither lead nor button. */
export const TextAlone: Story = { args: { video: undefined, copy: { ...aboutCopy, lead: null, button: null } } }
