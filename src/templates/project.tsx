import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { DetailSeo } from "../layout/detail-seo"
import { PageSeo } from "../layout/page-seo"
import { PageBanner } from "../components/page-banner"
import {
  OtherProjects,
  ProjectColumn,
  projectCrumbs,
  ProjectIntro,
  ProjectStory,
} from "../features/projects/project-detail"
import type { DetailContext } from "../lib/page-context"

type Data = Queries.ProjectPageQuery

/** One project; on the fallback page of unknown addresses, the frame alone (decisions.md, "Routes"). */
export default function ProjectPage({ data }: PageProps<Data, DetailContext>) {
  const { project, projects } = data
  if (!project) return <PageIntro page={null} />
  return (
    <>
      <PageBanner title={project.title} breadcrumb={projectCrumbs(project)} scene="membership" hasPicture />
      <ProjectColumn>
        <ProjectIntro project={project} />
        <ProjectStory project={project} />
        <OtherProjects projects={projects.nodes} current={project.jsonId} />
      </ProjectColumn>
    </>
  )
}

export function Head({ data: { project } }: HeadProps<Data, DetailContext>) {
  if (!project) return <PageSeo page={null} />
  return (
    <DetailSeo
      title={project.title}
      description={project.description}
      crumbs={projectCrumbs(project)}
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
