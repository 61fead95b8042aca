import type { Meta, StoryObj } from "@storybook/react-vite"
import { SectionHead } from "./section-head"

const meta = {
  title: "shared/SectionHead",
  component: SectionHead,
  args: {
    id: "projects",
    copy: {
      eyebrow: "Our projects",
      title: "Work you can walk through",
      lead: "Five projects in five districts, each run by the members who live there.",
      button: { label: "All projects", href: "/project" },
    },
  },
} satisfies Meta<typeof SectionHead>
export default meta
type Story = StoryObj<typeof meta>

export const WithButton: Story = {}

export const WithoutButton: Story = {
  args: { copy: { eyebrow: "In figures", title: "What members have built so far", lead: null, button: null } },
}

export const Light: Story = { args: { weight: "light" } }

export const Regular: Story = { args: { weight: "regular", lead: "wide" } }

export const Heavy: Story = { args: { weight: "heavy" } }

export const Centred: Story = { args: { ...WithoutButton.args, align: "centre" } }

export const CentredWithButton: Story = { args: { align: "centre" } }
