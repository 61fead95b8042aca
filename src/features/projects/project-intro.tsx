import { graphql } from "gatsby"
import { projectDetailPath } from "../../lib/paths"
import { Badge } from "../../components/badge"
import { Lead } from "../../components/heading"

export const projectCrumbs = (project: Pick<Queries.ProjectIntroFragment, "title" | "jsonId" | "projectPath">) => [
  { label: "Home", href: "/" },
  { label: "Projects", href: "/project" },
  { label: project.title, href: projectDetailPath(project) },
]

interface ProjectIntroProps {
  project: Queries.ProjectIntroFragment
}

/** A project's opening words, its kind and its place. */
export function ProjectIntro({ project }: ProjectIntroProps) {
  return (
    <div className="space-y-3">
      <Lead>{project.description}</Lead>
      <p className="flex flex-wrap items-center gap-3 text-sm font-semibold text-ink-strong">
        <Badge>{project.category}</Badge> {project.place}
      </p>
    </div>
  )
}

export const projectIntroFragment = graphql`
  fragment ProjectIntro on Project {
    jsonId
    projectPath
    title
    category
    place
    description
  }
`
