import type { Meta, StoryObj } from "@storybook/react-vite"
import { Paragraphs } from "./paragraphs"
import { TitledPart } from "./titled-part"

const meta = {
  title: "blocks/TitledPart",
  component: TitledPart,
  args: {
    title: "Grass that gets time to grow",
    children: <Paragraphs texts={["Every farm is split into six paddocks or more."]} />,
  },
} satisfies Meta<typeof TitledPart>
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
