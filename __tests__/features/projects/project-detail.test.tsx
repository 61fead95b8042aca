import { render, screen } from "@testing-library/react"
import { project as projectType } from "../../../src/content/types/project"
import { OtherProjects, ProjectStory } from "../../../src/features/projects/project-detail"
import { entries } from "../../fixtures/entry"

const projects = entries<Queries.ProjectDetailFragment>(projectType)
const project = projects.find(({ content }) => content)
if (!project?.content) throw new Error("No project of data/projects has content.")
const { overview, section1, section2 } = project.content

test("project page: shows overview, the first section with its Key Achievements, the second section, and the pictures", () => {
  const { container } = render(<ProjectStory project={project} />)
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    section1.heading,
    "Key Achievements",
    section2.heading,
  ])
  for (const text of [overview, ...section1.paragraphs, ...section1.keyPoints, ...section2.paragraphs]) {
    expect(screen.getByText(text)).toBeVisible()
  }
  const captions = Array.from(container.querySelectorAll("figcaption"), (caption) => caption.textContent)
  expect(captions).toEqual(project.pictures.map(({ alt }) => alt))
})

test("project page: without content it says “Project details coming soon.”", () => {
  render(<ProjectStory project={{ ...project, content: null }} />)
  expect(screen.getByText("Project details coming soon.")).toBeVisible()
  expect(screen.queryByText("Key Achievements")).not.toBeInTheDocument()
})

test("project page: links to the other projects", () => {
  render(<OtherProjects projects={projects} current={project.jsonId} />)
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(
    projects.filter((other) => other !== project).map(({ title }) => title),
  )
})
