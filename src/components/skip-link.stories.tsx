import type { Meta, StoryObj } from "@storybook/react-vite"
import { SkipLink } from "./skip-link"

const meta = {
  title: "components/SkipLink",
  component: SkipLink,
  parameters: { docs: { story: { inline: false, height: "12rem" } } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          Press Tab to bring the link into view.
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const ToMain: Story = {}
export const OtherCopy: Story = { args: { children: "Skip to the list of products" } }
