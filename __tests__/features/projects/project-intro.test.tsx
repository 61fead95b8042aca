import { render, screen, within } from "@testing-library/react"
import { ProjectBanner, ProjectIntro } from "../../../src/features/projects/project-intro"
import { projects } from "../../fixtures/projects"

test("the head of a project's page has title, category, and the way back to all projects", () => {
  const [project] = projects
  if (!project) throw new Error("The fixture has no project.")
  render(
    <>
      <ProjectBanner project={project} />
      <ProjectIntro project={project} />
    </>,
  )
  expect(screen.getByRole("heading", { level: 1, name: "Dairy Cattle Grazing" })).toBeVisible()
  expect(screen.getByText("Dairy")).toBeVisible()
  const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }))
  expect(crumbs.getByRole("link", { name: "Projects" })).toHaveAttribute("href", "/project")
})
