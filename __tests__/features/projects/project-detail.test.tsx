import { render, screen } from "@testing-library/react"
import { ProjectDetail } from "../../../src/features/projects/project-detail"
import { project, projectLinks } from "../../fixtures/projects"

const open = (change: Partial<typeof project> = {}) =>
  render(<ProjectDetail project={{ ...project, ...change }} projects={projectLinks} />)

test("project page: shows overview, both sections with Key Achievements, and the pictures", () => {
  const { container } = open()
  expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
    "Grass that gets time to grow",
    "Key Achievements",
    "What we would do sooner",
    "Other projects",
  ])
  const { overview, section1, section2 } = project.content ?? never()
  for (const text of [overview, ...section1.paragraphs, ...section1.keyPoints, ...section2.paragraphs]) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(screen.getByRole("img", { name: project.thumbFull.alt })).toBeInTheDocument()
  const captions = Array.from(container.querySelectorAll("figcaption"), (caption) => caption.textContent)
  expect(captions).toEqual(project.pictures.map(({ alt }) => alt))
})

test("project page: without content says “Project details coming soon.” and links to others", () => {
  open({ content: null })
  expect(screen.getByText("Project details coming soon.")).toBeVisible()
  expect(screen.queryByText("Key Achievements")).not.toBeInTheDocument()
  expect(screen.getAllByRole("link")).toHaveLength(4)
})

function never(): never {
  throw new Error("The fixture's project has no content.")
}
