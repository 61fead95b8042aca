import type { Meta, StoryObj } from "@storybook/react-vite"
import { Eyebrow, Heading, Lead } from "./heading"

const meta = {
  title: "components/Heading",
  component: Heading,
  args: { level: 2, children: "Livestock is how Uganda saves, eats and grows" },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Outline: Story = {
  render: () => (
    <>
      <Heading level={1}>Services</Heading>
      <Heading level={2}>Buying Together, Saving Together</Heading>
      <Heading level={3}>Group orders by the 25th</Heading>
      <Heading level={4}>What to bring</Heading>
      <Heading level={4} size="sm">
        Where to pay
      </Heading>
    </>
  ),
}

export const WithEyebrowAndLead: Story = {
  render: () => (
    <>
      <Heading level={2}>
        <Eyebrow>Our services</Eyebrow>
        Nine ways to farm better together
      </Heading>
      <Lead>Training, markets, tools and a louder voice: members decide what comes next.</Lead>
    </>
  ),
}
