import type { Meta, StoryObj } from "@storybook/react-vite"
import { ScrollTop } from "./scroll-top"

const meta = {
  title: "components/ScrollTop",
  component: ScrollTop,
  parameters: { docs: { story: { inline: false, height: "20rem" } } },
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
