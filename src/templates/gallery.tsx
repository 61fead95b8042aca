import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../components/layout/page-intro"
import { PageSeo } from "../components/layout/page-seo"
import { Seo } from "../components/layout/seo"
import { GallerySection } from "../components/sections/gallery-section"
import { galleryPageAddress } from "../routes/addresses"
import type { GalleryContext } from "../routes/list-routes"

/** "Gallery", and from the second page on "Gallery, page 2". */
const onPage = (words: string, number: number) => (number > 1 ? `${words}, page ${number}` : words)

/** A page of the gallery: 24 pictures (spec section 9), and the rest from there. */
export default function GalleryPage({ data, pageContext }: PageProps<Queries.GalleryPageQuery, GalleryContext>) {
  const { page, gallery } = data
  const { number } = pageContext
  const words = page && { ...page, heading: onPage(page.heading, number) }
  const parents = page && number > 1 ? [{ label: page.heading, href: galleryPageAddress(1) }] : []
  return (
    <>
      <PageIntro page={words} parents={parents} />
      {gallery && <GallerySection key={number} words={gallery} page={pageContext} slice={gallery} />}
    </>
  )
}

export function Head({ data: { page }, pageContext }: HeadProps<Queries.GalleryPageQuery, GalleryContext>) {
  const { number } = pageContext
  if (!page || number === 1) return <PageSeo page={page} />
  return (
    <Seo
      title={onPage(page.title, number)}
      description={onPage(page.description.replace(/\.$/, ""), number) + "."}
      path={galleryPageAddress(number)}
      image={page.card}
    />
  )
}

export const query = graphql`
  query GalleryPage($skip: Int!, $next: Int!, $limit: Int!) {
    page(route: { eq: "/gallery" }) {
      ...PageWords
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
