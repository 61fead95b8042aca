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
export const Priority: Story = { args: { priority: true, sizes: "100vw" } }
export const Cover: Story = { args: { fit: "cover", className: "aspect-square w-60 overflow-hidden rounded-lg" } }
export const Contain: Story = { args: { fit: "contain", className: "aspect-square w-60 bg-surface-sunken" } }
export const Decoration: Story = { args: { alt: "" } }
export const FullWidthData: Story = {
  args: { image: { ...pictureFixture(), layout: "fullWidth", width: 1, height: 0.625 } },
}

/** Torn out of paper, beside a drawing: in cards and frames both have the same corners and shadow. */
export const PhotographBesideDrawing: Story = {
  args: { image: photographFixture, alt: "A cow on a pasture, out of focus", isPhotograph: true },
  render: (args) => (
    <div className="grid grid-cols-2 gap-4">
      <Picture {...args} className="overflow-hidden rounded-lg shadow-sheet" />
      <Picture
        image={pictureFixture(320, 240)}
        alt="A low sun over two green hills"
        className="overflow-hidden rounded-lg shadow-sheet"
      />
    </div>
  ),
}
export const PhotographUpright: Story = {
  args: {
    ...PhotographBesideDrawing.args,
    fit: "cover",
    className: "aspect-[4/5] w-60 overflow-hidden rounded-lg shadow-lifted",
  },
}
