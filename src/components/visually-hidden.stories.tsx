import type { Meta, StoryObj } from "@storybook/react-vite"
import { VisuallyHidden } from "./visually-hidden"

const meta = {
  title: "components/VisuallyHidden",
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const BesideText: StoryObj<typeof meta> = {
  render: () => (
    <p>
      UGX 50,000 <VisuallyHidden>membership fee, </VisuallyHidden>a year
    </p>
  ),
}
