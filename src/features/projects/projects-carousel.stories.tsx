import type { Meta, StoryObj } from "@storybook/react-vite"
import { projects } from "../../shared/content.fixture"
import { ProjectsCarousel } from "./projects-carousel"
import { projectsCopy } from "../../shared/section-heads.fixture"

const meta = {
  title: "features/projects/ProjectsCarousel",
  component: ProjectsCarousel,
  args: { copy: projectsCopy, projects },
} satisfies Meta<typeof ProjectsCarousel>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const OnlyOne: Story = { args: { projects: projects.slice(0, 1) } }
