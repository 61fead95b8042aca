import type { Meta, StoryObj } from "@storybook/react-vite"
import { projects } from "./projects.fixture"
import { ProjectsMasonry } from "./projects-masonry"

const meta = {
  title: "features/projects/ProjectsMasonry",
  component: ProjectsMasonry,
  args: { projects },
} satisfies Meta<typeof ProjectsMasonry>
export default meta
type Story = StoryObj<typeof meta>

export const AllProjects: Story = {}
