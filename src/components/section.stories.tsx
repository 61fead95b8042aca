import type { Meta, StoryObj } from "@storybook/react-vite"
import { ButtonLink } from "./button"
import { Container } from "./container"
import { Heading, Lead } from "./heading"
import { Section, SectionBar, SectionHeader } from "./section"

const meta = {
  title: "components/Section",
  component: Section,
  parameters: { docs: { story: { inline: false, height: "30rem" } } },
  args: {
    children: (
      <Container>
        <SectionHeader>
          <Heading level={2} id="section-title">
            Nine ways to farm better together
          </Heading>
          <Lead>Members choose the training, the buyers and the tools. We bring them to the parish.</Lead>
        </SectionHeader>
        <p>Group orders are collected by the 25th of each month.</p>
      </Container>
    ),
  },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Dawn: Story = { args: { tone: "dawn" } }
export const Deep: Story = { args: { tone: "deep" } }
export const Light: Story = { args: { weight: "light" } }
export const Tight: Story = { args: { space: "tight", tone: "dawn" } }

export const WithDivider: Story = {
  render: (args) => (
    <>
      <div className="h-40 bg-surface" />
      <Section {...args} tone="noon" divider="savannah" />
      <Section tone="deep" divider="terraces">
        <Container>
          <SectionBar>
            <Heading level={2}>10,000 members by 2028</Heading>
            <ButtonLink href="/registration-form">Join Our Network</ButtonLink>
          </SectionBar>
        </Container>
      </Section>
      <Section tone="plain" divider="hills">
        <Container>
          <SectionHeader align="centre">
            <Heading level={2}>Heard at the milk collection centre</Heading>
          </SectionHeader>
        </Container>
      </Section>
    </>
  ),
}
