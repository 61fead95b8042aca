import type { Meta, StoryObj } from "@storybook/react-vite"
import { picture } from "./picture.fixture"
import { SceneBand } from "./scene-band"

const meta = {
  title: "shared/SceneBand",
  component: SceneBand,
  args: {
    copy: {
      text: "A herd comes home the faster for two who walk with it.",
      image: picture("A woman leads a cow home at dusk, another carries a milk can on her head.", 1600, 900),
      imageSquare: picture("A woman leads a cow home at dusk, another follows.", 1200, 1200),
    },
  },
} satisfies Meta<typeof SceneBand>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** An editor has given one picture: it is cropped on phones and tablets. */
export const OnePicture: Story = { args: { copy: { ...meta.args.copy, imageSquare: null }, hills: "terraces" } }
