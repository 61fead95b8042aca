import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ButtonLink } from "../components/button"
import { DetailFrame } from "../shared/detail-frame"
import { getDetailCrumbs } from "../shared/messages"
import { PageIntro } from "../shared/page-intro"
import { DetailSeo } from "../layout/detail-seo"
import { PageSeo } from "../layout/page-seo"
import { OtherProjects, ProjectIntro, ProjectStory } from "../features/projects/project-detail"
import { messages } from "../features/projects/messages"
import { projectDetailPath } from "../lib/paths"
import type { DetailContext } from "../lib/page-context"

const getCrumbs = (project: Queries.ProjectDetailFragment) =>
  getDetailCrumbs({ label: "Projects", href: "/project" }, { label: project.title, href: projectDetailPath(project) })

type Data = Queries.ProjectPageQuery

/** One project; for an unknown id, the frame alone (decisions.md, "Routes"). */
export default function ProjectPage({ data }: PageProps<Data, DetailContext>) {
  const { project, projects } = data
  if (!project) return <PageIntro page={null} />
  return (
    <DetailFrame title={project.title} breadcrumb={getCrumbs(project)} scene="membership">
      <ProjectIntro project={project} />
      <ProjectStory project={project} />
      <ButtonLink href="/registration-form">{messages.join}</ButtonLink>
      <OtherProjects projects={projects.nodes} current={project.jsonId} />
    </DetailFrame>
  )
}

export function Head({ data: { project } }: HeadProps<Data, DetailContext>) {
  if (!project) return <PageSeo page={null} />
  return (
    <DetailSeo
      title={project.title}
      description={project.description}
      crumbs={getCrumbs(project)}
      picture={project.thumbFull}
    />
  )
}

export const query = graphql`
  query ProjectPage($id: String) {
    project(id: { eq: $id }) {
      ...ProjectDetail
      thumbFull {
        ...SharePicture
      }
    }
    projects: allProject(sort: { jsonId: ASC }) {
      nodes {
        ...ProjectLink
      }
    }
  }
`
