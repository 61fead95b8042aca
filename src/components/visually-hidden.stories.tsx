import type { Meta, StoryObj } from "@storybook/react-vite"
import { VisuallyHidden } from "./visually-hidden"

const meta = {
  title: "components/VisuallyHidden",
  component: VisuallyHidden,
  tags: ["autodocs"],
  parameters: {
    notes: {
      usage:
        "For words that screen readers need and the eye has from elsewhere. First try words that all can see. It is not for hints or instructions.",
      keyboard: ["Nothing in it may take the focus, except a skip link, which shows itself."],
      accessibility: [
        "It is read at its place in the sentence: mind the spaces round it.",
        "It is read by search engines too, and it is there when text is copied.",
      ],
    },
  },
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const BesidesText: StoryObj<typeof meta> = {
  render: () => (
    <p>
      UGX 50,000 <VisuallyHidden>membership fee, </VisuallyHidden>a year
    </p>
  ),
}
