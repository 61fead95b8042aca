import type { Meta, StoryObj } from "@storybook/react-vite"
import { Paragraphs } from "./paragraphs"
import { Subsection } from "./subsection"

const meta = {
  title: "shared/Subsection",
  component: Subsection,
  args: {
    title: "Grass that gets time to grow",
    children: <Paragraphs texts={["Every farm is split into six paddocks or more."]} />,
  },
} satisfies Meta<typeof Subsection>
export default meta
type Story = StoryObj<typeof meta>

export const PartOfAPage: Story = {}

/** In a part of a page that has a heading already. */
export const PartOfAPart: Story = {
  args: { level: 3 },
  decorators: [
    (Example) => (
      <>
        <h2>Dairy Cattle Grazing</h2>
        <Example />
      </>
    ),
  ],
}
