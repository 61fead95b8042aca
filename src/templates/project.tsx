import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { ProjectBanner, ProjectIntro, projectCrumbs } from "../features/projects/project-intro"
import { Seo } from "../layout/seo"
import { ProjectDetail } from "../features/projects/project-detail"
import { breadcrumbData } from "../layout/breadcrumb-data"
import { cardPath, projectDetailPath } from "../lib/paths"
import type { DetailContext } from "../lib/page-context"

type Data = Queries.ProjectPageQuery

/** One project; on the fallback page of unknown addresses, the frame alone (decisions.md, "Routes"). */
export default function ProjectPage({ data }: PageProps<Data, DetailContext>) {
  const { project, projects } = data
  if (!project) return <PageIntro page={null} />
  return (
    <>
      <ProjectBanner project={project} />
      <ProjectDetail project={project} intro={<ProjectIntro project={project} />} projects={projects.nodes} />
    </>
  )
}

export function Head({ data }: HeadProps<Data, DetailContext>) {
  const { project, siteSettings: site } = data
  if (!project || !site) {
    return <Seo title="Error Page" description="No project has this address." path="/project" isIndexed={false} />
  }
  return (
    <Seo
      title={project.title}
      description={project.description}
      path={projectDetailPath(project)}
      image={cardPath("project", project.jsonId)}
      imageAlt={`${project.title}: ${project.thumbFull.alt}`}
      structuredData={breadcrumbData(site.siteUrl, projectCrumbs(project))}
    />
  )
}

export const query = graphql`
  query ProjectPage($id: String) {
    siteSettings {
      siteUrl
    }
    frame: page(route: { eq: "/project-details" }) {
      card
    }
    project(id: { eq: $id }) {
      ...ProjectIntro
      ...ProjectDetail
    }
    projects: allProject(sort: { jsonId: ASC }) {
      nodes {
        ...ProjectLink
      }
    }
  }
`
