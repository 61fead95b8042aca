import type { Meta, StoryObj } from "@storybook/react-vite"
import { HeadPicture } from "./head-picture"
import { photograph, picture } from "./picture.fixture"

const meta = {
  title: "shared/HeadPicture",
  component: HeadPicture,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "The first thing below the banner of a post, a service, a project or a farmer. The banner gets `hasPicture`, and the section no space above on phones.",
      keyboard: ["There is nothing to press: the Tab key passes it by."],
      accessibility: ["Its alternative text says what it shows. The hills are hidden from screen readers."],
    },
  },
  args: { picture: picture("Three long-horned Ankole cattle and a calf on open savanna at dawn."), sizes: "100vw" },
  decorators: [
    (Story) => (
      <div className="max-w-2xl px-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HeadPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Drawing: Story = {}
export const Photograph: Story = { args: { picture: photograph } }
