import { cx } from "class-variance-authority"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { ProjectCard } from "./project-card"

/** The tiles in three columns: one large, two beside it, one small and one wide below. Repeats after five projects. */
const places = ["tall", "small", "small", "small", "wide"] as const

const cells = { tall: "lg:col-span-2 lg:row-span-2", small: "", wide: "lg:col-span-2" }

export function ProjectsMasonry({ projects }: { projects: readonly Queries.ProjectCardFragment[] }) {
  return (
    <Section space="tight">
      <Container>
        <ul data-slot="projects-masonry" className="grid gap-6 sm:grid-cols-2 lg:auto-rows-fr lg:grid-cols-3 lg:gap-8">
          {projects.map((project, index) => {
            const place = places[index % places.length] ?? "small"
            const isFirst = index === 0
            return (
              <li key={project.jsonId} className={cx(cells[place], isFirst && "sm:max-lg:col-span-2")}>
                <ProjectCard project={project} level={2} place={place} priority={isFirst} />
              </li>
            )
          })}
        </ul>
      </Container>
    </Section>
  )
}
