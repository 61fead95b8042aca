import type { Meta, StoryObj } from "@storybook/react-vite"
import { ScrollTop } from "./scroll-top"

const meta = {
  title: "components/ScrollTop",
  component: ScrollTop,
  tags: ["autodocs"],
  parameters: {
    docs: { story: { inline: false, height: "20rem" } },
    notes: {
      usage:
        "Leads back to the top of a long page. The layout has it: no page adds one. It shows when more than 480 px have gone by.",
      keyboard: [
        "`Tab` reaches it while it shows, `Enter` or `Space` goes to the top.",
        "The focus then goes to the beginning of the content.",
      ],
      accessibility: [
        "Out of sight it is out of the tab order.",
        "With reduced motion the page jumps and does not glide.",
      ],
    },
  },
  decorators: [
    (Story) => (
      <div className="min-h-[200vh]">
        <p>Scroll down: the button comes after less than one screen.</p>
        <div className="fixed right-4 bottom-4">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof ScrollTop>
export default meta
type Story = StoryObj<typeof meta>

export const OnALongPage: Story = {}
