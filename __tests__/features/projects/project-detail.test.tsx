import { render, screen } from "@testing-library/react"
import { OtherProjects, ProjectIntro, ProjectStory } from "../../../src/features/projects/project-detail"
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

test("project page: begins with the project's picture", () => {
  render(<ProjectIntro project={project} />)
  expect(screen.getByRole("img", { name: project.thumbFull.alt })).toBeInTheDocument()
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

test.each([
  ["Milk per cow up from 5.1 to 8.4 litres a day", "5.1 → 8.4"],
  ["Calf deaths in the first six months down from 31 to 14 per cent", "31 → 14%"],
  ["Grass cover up from 46% to 71% in two rainy seasons", "46 → 71%"],
  ["41,000 cattle and 63,000 goats and sheep vaccinated in 2025", "41,000"],
  ["96 per cent of group loans repaid on time", "96%"],
  ["Members are 3 times more likely to lead a group", "3 ×"],
  ["In the dry months of 2025 the group kept up 80% of its milk", "80%"],
  ["Nine valley dams fenced and fitted with troughs", undefined],
  ["School attendance is above the average since 2024", undefined],
])("project page: the figure that stands large above “%s”: %s", (sentence, figure) => {
  render(
    <ProjectStory
      project={{ ...project, content: { ...content, section1: { ...section1, keyPoints: [sentence] } } }}
    />,
  )
  expect(screen.getByText(sentence).previousElementSibling?.textContent).toBe(figure)
})
