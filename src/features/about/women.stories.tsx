import type { Meta, StoryObj } from "@storybook/react-vite"
import { Women } from "./women"

const meta = {
  title: "features/about/Women",
  component: Women,
  args: {
    copy: {
      eyebrow: "For women",
      title: "What women ask us",
      lead: "Each answer stands on another page.",
      button: null,
      links: [
        { label: "Can I save without a land title?", href: "/service-details/2/collective-bargaining" },
        { label: "How did 31 women begin a dairy?", href: "/blog-single/2" },
      ],
    },
  },
} satisfies Meta<typeof Women>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
