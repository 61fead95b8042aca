import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../components/layout/page-intro"
import { PageSeo } from "../components/layout/page-seo"
import { ProjectsMasonry } from "../components/sections/projects-masonry"
import { Container } from "../components/ui/container"
import { Section } from "../components/ui/section"

export default function ProjectsPage({ data }: PageProps<Queries.ProjectsPageQuery>) {
  return (
    <>
      <PageIntro page={data.page} />
      <Section space="tight" aria-label="All projects">
        <Container>
          <ProjectsMasonry projects={data.projects.nodes} />
        </Container>
      </Section>
    </>
  )
}

export function Head({ data }: HeadProps<Queries.ProjectsPageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query ProjectsPage {
    page(route: { eq: "/project" }) {
      ...PageWords
    }
    projects: allProject(sort: { jsonId: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`
