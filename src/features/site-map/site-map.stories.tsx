import type { Meta, StoryObj } from "@storybook/react-vite"
import { SiteMap } from "./site-map"
import { longSiteMap, siteMap } from "./site-map.fixture"

const meta = {
  title: "features/site-map/SiteMap",
  component: SiteMap,
  args: { groups: siteMap },
} satisfies Meta<typeof SiteMap>
export default meta
type Story = StoryObj<typeof meta>

export const EveryPage: Story = {}

/** More products than stand here. */
export const LongList: Story = {
  args: { groups: longSiteMap },
}
