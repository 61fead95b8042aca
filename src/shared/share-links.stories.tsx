import type { Meta, StoryObj } from "@storybook/react-vite"
import { ShareLinks } from "./share-links"

const meta = {
  title: "shared/ShareLinks",
  component: ShareLinks,
  args: {
    copy: {
      title: "Share this page",
      copy: "Copy link",
      copied: "Link copied",
      notCopied: "The link could not be copied.",
      sheet: "More ways to share",
    },
    title: "Biogas From Four Cows",
    url: "https://cafn.example/blog-single/4",
  },
} satisfies Meta<typeof ShareLinks>
export default meta
type Story = StoryObj<typeof meta>

export const WithAHeading: Story = {}

/** Under a picture, or beside other ways to keep a page. */
export const InARow: Story = { args: { variant: "row" } }
