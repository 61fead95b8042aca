import type { Meta, StoryObj } from "@storybook/react-vite"
import { ButtonLink } from "./button"
import { Container } from "./container"
import { Eyebrow, Heading, Lead } from "./heading"
import { Section, SectionBar, SectionHeader } from "./section"

const meta = {
  title: "components/Section",
  component: Section,
  tags: ["autodocs"],
  parameters: {
    docs: { story: { inline: false, height: "30rem" } },
    notes: {
      usage:
        "A band of the page with one thought in it: `SectionHeader` with its heading, then a `Container` with the content. `tone` tells it from its neighbours; `deep` stands once or twice on a page. `weight` says how much of the page it asks for: most are regular, one or two on a long page heavy. `SectionBar` is a header with a link at its far end.",
      keyboard: ["There is nothing to press: the Tab key passes it by."],
      accessibility: [
        "It has no accessible name: a page has a dozen sections, and a dozen landmarks lead nowhere. Its heading can be jumped to.",
        "All roles have other values on `deep`, with the same contrasts; nothing inside needs to know.",
      ],
    },
  },
  args: {
    children: (
      <Container>
        <SectionHeader>
          <Heading level={2} id="section-title">
            <Eyebrow>Our services</Eyebrow>
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
export const Sunken: Story = { args: { tone: "sunken" } }
export const Deep: Story = { args: { tone: "deep" } }
export const Light: Story = { args: { weight: "light" } }
export const Heavy: Story = { args: { weight: "heavy", tone: "sunken" } }
export const Tight: Story = { args: { space: "tight", tone: "sunken" } }

export const Centred: Story = {
  args: {
    children: (
      <Container>
        <SectionHeader align="centre">
          <Heading level={2} id="section-title">
            <Eyebrow>What members say</Eyebrow>
            Heard at the milk collection centre
          </Heading>
        </SectionHeader>
      </Container>
    ),
  },
}

export const WithHills: Story = {
  render: (args) => (
    <>
      <div className="h-40 bg-surface" />
      <Section {...args} tone="sunken" hills="ridge" />
      <Section tone="deep" hills="terraces">
        <Container>
          <SectionBar>
            <Heading level={2}>10,000 members by 2028</Heading>
            <ButtonLink href="/registration-form" variant="join">
              Join Our Network
            </ButtonLink>
          </SectionBar>
        </Container>
      </Section>
      <Section tone="plain" hills="valley">
        <Container>
          <p>Our office is in Kabalagala, Kampala.</p>
        </Container>
      </Section>
    </>
  ),
}
