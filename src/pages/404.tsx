import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../layout/seo"
import { PageIntro } from "../shared/page-intro"
import { NotFound } from "../features/errors/not-found"

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return (
    <>
      <PageIntro page={null} width="measure" />
      <NotFound picture={data.page?.image} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  return <Seo title="404" description={data.page?.description ?? ""} path="/404" isIndexed={false} />
}

export const query = graphql`
  query NotFoundPage {
    page(route: { eq: "/404" }) {
      description
      image {
        ...FigurePicture
      }
    }
  }
`
