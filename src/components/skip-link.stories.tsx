import type { Meta, StoryObj } from "@storybook/react-vite"
import { SkipLink } from "./skip-link"

const meta = {
  title: "components/SkipLink",
  component: SkipLink,
  tags: ["autodocs"],
  parameters: {
    docs: { story: { inline: false, height: "12rem" } },
    notes: {
      usage:
        "The first thing in every page: leads past the header to the content. The layout has it. The target needs an `id` and `tabIndex={-1}`.",
      keyboard: ["The first `Tab` on a page brings it into view.", "`Enter` moves the focus to the content."],
      accessibility: [
        "It is out of sight until it has the focus (WCAG 2.4.1).",
        "The address does not change, so that going back does not move the focus again.",
      ],
    },
  },
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
