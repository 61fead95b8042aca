import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { Tabs, TabsContent, TabsList, TabsTrigger } from "./tabs"

const meta = {
  title: "components/Tabs",
  component: Tabs,
  args: { value: "description", onValueChange: () => {} },
  render: function Controlled(args) {
    const [value, onValueChange] = useState(args.value)
    return <Tabs {...args} value={value} onValueChange={onValueChange} />
  },
} satisfies Meta<typeof Tabs>
export default meta
type Story = StoryObj<typeof meta>

export const Product: Story = {
  args: {
    children: (
      <>
        <TabsList label="About this product">
          <TabsTrigger value="description">Description</TabsTrigger>
          <TabsTrigger value="additional">Additional Information</TabsTrigger>
          <TabsTrigger value="review">Review (2)</TabsTrigger>
        </TabsList>
        <TabsContent value="description" title="Description">
          <p>Fresh milk from twelve herds near Mbarara, cooled within two hours of milking.</p>
        </TabsContent>
        <TabsContent value="additional" title="Additional Information">
          <p>Sold by the litre. Kept at 4 °C from the collecting point to your door.</p>
        </TabsContent>
        <TabsContent value="review" title="Review (2)">
          <p>Two members have told us what they think of it.</p>
        </TabsContent>
      </>
    ),
  },
}
