import { graphql } from "gatsby"
import { GalleryTile } from "./gallery-tile"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

/** Six pictures of the gallery, each leading into it (spec section 9: preview 6). */
export function GalleryPreview({ copy }: { copy: Queries.GalleryCopyFragment }) {
  return (
    <Section weight="light">
      <Container>
        <SectionHead copy={copy} id="gallery" weight="light" lead="wide" />
      </Container>
      {/* Edge to edge: on a large screen two large ones and four small ones. */}
      <ul className="grid grid-cols-3 gap-1 lg:grid-cols-6 lg:gap-2 lg:[&>li:nth-child(5n+1)]:col-span-2 lg:[&>li:nth-child(5n+1)]:row-span-2 lg:[&>li:nth-child(6)]:col-start-5 lg:[&>li:nth-child(6)]:row-start-1">
        {copy.pictures.map((picture, index) => (
          <li key={picture.path}>
            <GalleryTile picture={picture} number={index + 1} large={index % 5 === 0} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const galleryCopyFragment = graphql`
  fragment GalleryCopy on HomeGallery {
    eyebrow
    title
    lead
    button {
      ...Action
    }
    pictures {
      ...GalleryTile
    }
  }
`
