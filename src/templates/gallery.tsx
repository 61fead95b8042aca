import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ListIntro, ListSeo } from "../layout/list-page"
import { GallerySection } from "../features/gallery/gallery-section"
import { galleryPagePath } from "../lib/paths"
import type { GalleryContext } from "../lib/page-context"

/** A page of the gallery: 24 pictures (spec section 9), and the rest from there. */
export default function GalleryPage({ data, pageContext }: PageProps<Queries.GalleryPageQuery, GalleryContext>) {
  const { page, gallery } = data
  const { number } = pageContext
  return (
    <>
      <ListIntro page={page} number={number} />
      {gallery && <GallerySection key={number} copy={gallery} page={pageContext} slice={gallery} />}
    </>
  )
}

export function Head({ data: { page }, pageContext }: HeadProps<Queries.GalleryPageQuery, GalleryContext>) {
  const { number } = pageContext
  return <ListSeo page={page} number={number} path={galleryPagePath(number)} />
}

export const query = graphql`
  query GalleryPage($skip: Int!, $next: Int!, $limit: Int!) {
    page(route: { eq: "/gallery" }) {
      ...PageCopy
    }
    gallery {
      ...GalleryTexts
      pictures(skip: $skip, limit: $limit) {
        ...GalleryPicture
      }
      next: pictures(skip: $next, limit: $limit) {
        ...GalleryRatio
      }
    }
  }
`
