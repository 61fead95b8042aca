import type { Meta, StoryObj } from "@storybook/react-vite"
import { projects } from "../../shared/content.fixture"
import { ProjectsCarousel } from "./projects-carousel"
import { projectsWords } from "../../shared/words.fixture"

const meta = {
  title: "sections/ProjectsCarousel",
  component: ProjectsCarousel,
  args: { words: projectsWords, projects },
} satisfies Meta<typeof ProjectsCarousel>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const OnlyOne: Story = { args: { projects: projects.slice(0, 1) } }
