import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ListIntro, ListSeo } from "../layout/list-page"
import { GallerySection } from "../features/gallery/gallery-section"
import { galleryPagePath } from "../lib/paths"
import type { GalleryContext } from "../lib/page-context"

/** A page of the gallery, or of one kind of pictures: 24 (spec section 9). */
export default function GalleryPage({ data, pageContext }: PageProps<Queries.GalleryPageQuery, GalleryContext>) {
  const { page, gallery } = data
  const { number, kind } = pageContext
  return (
    <>
      <ListIntro page={page} number={number} filter={getFilter(kind)} />
      {gallery && (
        <GallerySection
          key={galleryPagePath(number, kind?.slug)}
          kinds={gallery.kinds}
          page={pageContext}
          firstPictures={gallery.pictures}
          kind={kind?.slug}
        />
      )}
    </>
  )
}

export function Head({ data: { page }, pageContext }: HeadProps<Queries.GalleryPageQuery, GalleryContext>) {
  const { number, kind } = pageContext
  return <ListSeo page={page} number={number} path={galleryPagePath(number, kind?.slug)} filter={getFilter(kind)} />
}

const getFilter = (kind: GalleryContext["kind"]) => kind && { label: kind.label, href: galleryPagePath(1, kind.slug) }

export const query = graphql`
  query GalleryPage($shown: [String!]!) {
    page(route: { eq: "/gallery" }) {
      ...PageContent
    }
    gallery {
      ...GalleryKinds
      pictures(paths: $shown) {
        ...GalleryPicture
      }
    }
  }
`
