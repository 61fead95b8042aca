import type { Meta, StoryObj } from "@storybook/react-vite"
import { project, projectLinks } from "./projects.fixture"
import { ProjectDetail } from "./project-detail"

const meta = {
  title: "features/projects/ProjectDetail",
  component: ProjectDetail,
  args: { project, projects: projectLinks },
} satisfies Meta<typeof ProjectDetail>
export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {}

/** Nothing of the page is written yet (spec section 8, "Missing content"). */
export const ComingSoon: Story = { args: { project: { ...project, content: null } } }

export const WithoutPictures: Story = { args: { project: { ...project, pictures: [] } } }
