import type { Meta, StoryObj } from "@storybook/react-vite"
import { projects } from "../../shared/content.fixture"
import { ProjectCard } from "./project-card"

const meta = {
  title: "features/projects/ProjectCard",
  component: ProjectCard,
  args: { project: projects[1] },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProjectCard>
export default meta
type Story = StoryObj<typeof meta>

export const WomenInLivestock: Story = {}
export const HeadingOfTheList: Story = { args: { project: projects[0], level: 2 } }
