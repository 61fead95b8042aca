import type { Meta, StoryObj } from "@storybook/react-vite"
import { SheetLinks } from "./sheet-links"
import { sheetLinks, sheetLinksCopy } from "./sheet-links.fixture"

const meta = {
  title: "shared/SheetLinks",
  component: SheetLinks,
  args: { copy: sheetLinksCopy },
} satisfies Meta<typeof SheetLinks>
export default meta
type Story = StoryObj<typeof meta>

export const SheetsAndLeaflet: Story = { args: { sheets: sheetLinks, leaflet: "/sheets/service-1.html" } }
export const OneSheet: Story = { args: { sheets: sheetLinks.slice(0, 1) } }
export const Leaflet: Story = { args: { leaflet: "/sheets/product-1.html" } }
