import type { Meta, StoryObj } from "@storybook/react-vite"
import { ContentPicture } from "./content-picture"
import { picture } from "./picture.fixture"

const meta = {
  title: "shared/ContentPicture",
  component: ContentPicture,
  args: {
    picture: picture("Three long-horned Ankole cattle and a calf on open savanna at dawn."),
    className: "max-w-md",
  },
} satisfies Meta<typeof ContentPicture>
export default meta
type Story = StoryObj<typeof meta>

export const Described: Story = {}

/** Its words stand beside it, so screen readers pass over the picture. */
export const Decorative: Story = {
  args: { decorative: true },
  render: (args) => (
    <figure>
      <ContentPicture {...args} />
      <figcaption>The herd leaves the kraal at sunrise</figcaption>
    </figure>
  ),
}

/** A drawing (SVG) has no sizes to choose from: the place stays empty, and nothing breaks. */
export const WithoutSizes: Story = {
  args: { picture: { alt: "A drawing", file: { childImageSharp: null } } },
}
