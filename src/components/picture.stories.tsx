import type { Meta, StoryObj } from "@storybook/react-vite"
import { Picture } from "./picture"
import { photographFixture, pictureFixture } from "./picture.fixture"

const meta = {
  title: "components/Picture",
  component: Picture,
  args: { image: pictureFixture(), alt: "A low sun over two green hills" },
  decorators: [
    (Story) => (
      <div className="max-w-lg">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Natural: Story = {}
export const Cover: Story = { args: { fit: "cover", className: "aspect-square w-60 overflow-hidden rounded-lg" } }

export const Photograph: Story = {
  args: {
    image: photographFixture,
    alt: "A cow on a pasture, out of focus",
    isPhotograph: true,
    className: "overflow-hidden rounded-lg shadow-card",
  },
}
