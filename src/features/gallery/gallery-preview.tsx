import { graphql } from "gatsby"
import { GalleryTile } from "./gallery-tile"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

/** Six pictures of the gallery, each leading into it (spec section 9: preview 6). */
export function GalleryPreview({ copy }: { copy: Queries.GalleryCopyFragment }) {
  return (
    <Section>
      <Container>
        <SectionHead copy={copy} id="gallery" />
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
          {copy.pictures.map((picture, index) => (
            <li key={picture.path}>
              <GalleryTile picture={picture} number={index + 1} />
            </li>
          ))}
        </ul>
      </Container>
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
