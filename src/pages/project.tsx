import { graphql, type PageProps } from "gatsby"
import { NearYou } from "../features/projects/near-you"
import { PageIntro } from "../shared/page-intro"
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

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query ProjectsPage {
    page(route: { eq: "/project" }) {
      ...PageContent
    }
    projects: allProject(sort: { jsonId: ASC }) {
      nodes {
        ...ProjectTile
      }
    }
    ...NearYouData
  }
`
