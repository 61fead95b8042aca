import { graphql, type HeadProps, type PageProps } from "gatsby"
import { NearYou } from "../features/projects/near-you"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "../layout/page-seo"
import { ProjectsMasonry } from "../features/projects/projects-masonry"

export default function ProjectsPage({ data }: PageProps<Queries.ProjectsPageQuery>) {
  return (
    <>
      <PageIntro page={data.page} />
      <ProjectsMasonry projects={data.projects.nodes} />
      <NearYou data={data} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.ProjectsPageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query ProjectsPage {
    page(route: { eq: "/project" }) {
      ...PageCopy
    }
    projects: allProject(sort: { jsonId: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
    ...NearYouData
  }
`
