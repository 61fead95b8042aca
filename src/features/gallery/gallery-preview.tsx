import { graphql } from "gatsby"
import { GalleryTile } from "./gallery-tile"
import { SectionWords } from "../../shared/section-words"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

/** Six pictures of the gallery, each leading into it (spec section 9: preview 6). */
export function GalleryPreview({ words }: { words: Queries.GalleryWordsFragment }) {
  return (
    <Section aria-labelledby="gallery">
      <Container>
        <SectionWords words={words} id="gallery" />
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
          {words.pictures.map((picture, index) => (
            <li key={picture.path}>
              <GalleryTile picture={picture} number={index + 1} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}

export const galleryWordsFragment = graphql`
  fragment GalleryWords on HomeGallery {
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
