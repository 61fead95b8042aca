import type { Meta, StoryObj } from "@storybook/react-vite"
import { farmVideo } from "../../shared/content.fixture"
import { About } from "./about"
import { aboutWords, features } from "./home.fixture"

const meta = {
  title: "sections/About",
  component: About,
  args: { words: aboutWords, features, video: farmVideo },
} satisfies Meta<typeof About>
export default meta
type Story = StoryObj<typeof meta>

export const WithVideo: Story = {}

/** The settings name no video, and the words neither lead nor button. */
export const TextAlone: Story = { args: { video: undefined, words: { ...aboutWords, lead: null, button: null } } }
