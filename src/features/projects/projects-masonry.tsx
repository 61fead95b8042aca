import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { ProjectCard } from "./project-card"

/** All projects in columns; not in the gallery's grid, whose tiles have no text and therefore known heights. */
export function ProjectsMasonry({ projects }: { projects: readonly Queries.ProjectTileFragment[] }) {
  return (
    <Section space="tight">
      <Container>
        <ul
          data-slot="projects-masonry"
          className="-mb-6 list-[''] gap-6 sm:columns-2 lg:-mb-8 lg:columns-3 lg:gap-8 *:break-inside-avoid *:pb-6 lg:*:pb-8"
        >
          {projects.map((project, index) => (
            <li key={project.jsonId}>
              <ProjectCard project={project} picture={project.thumb} place="tile" priority={index === 0} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}
