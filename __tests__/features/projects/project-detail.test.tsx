import { render, screen } from "@testing-library/react"
import { OtherProjects, ProjectStory } from "../../../src/features/projects/project-detail"
import { project, projectLinks } from "../../fixtures/projects"

const { content } = project
if (!content) throw new Error("The fixture's project has no content.")
const { overview, section1, section2 } = content

test("project page: shows overview, the first section with its Key Achievements, the second section, and the pictures", () => {
  const { container } = render(<ProjectStory project={project} />)
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "Grass that gets time to grow",
    "Key Achievements",
    "What we would do sooner",
  ])
  for (const text of [overview, ...section1.paragraphs, ...section1.keyPoints, ...section2.paragraphs]) {
    expect(screen.getByText(text)).toBeVisible()
  }
  const captions = Array.from(container.querySelectorAll("figcaption"), (caption) => caption.textContent)
  expect(captions).toEqual(project.pictures.map(({ alt }) => alt))
})

test("project page: an invented project's results are marked as an example, a real one's are not", () => {
  const { rerender } = render(<ProjectStory project={project} />)
  expect(screen.getByText("Example")).toBeVisible()
  rerender(<ProjectStory project={{ ...project, isSample: null }} />)
  expect(screen.queryByText("Example")).toBeNull()
})

test("project page: without content it says “Project details coming soon.”", () => {
  render(<ProjectStory project={{ ...project, content: null }} />)
  expect(screen.getByText("Project details coming soon.")).toBeVisible()
  expect(screen.queryByText("Key Achievements")).not.toBeInTheDocument()
})

test("project page: leads to the other projects", () => {
  render(<OtherProjects projects={projectLinks} current={project.jsonId} />)
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(
    projectLinks.slice(1).map(({ title }) => title),
  )
})
