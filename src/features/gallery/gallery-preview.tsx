import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { SectionIntro } from "../../shared/section-intro"
import { Container } from "../../components/container"

export function GalleryPreview({ content }: { content: Queries.GalleryContentFragment }) {
  return (
    <Container>
      <SectionIntro content={content} id="gallery" lead="wide" />
      <ul className="grid grid-cols-3 gap-1.5 sm:gap-3 lg:grid-cols-6">
        {content.pictures.map((picture) => (
          <li key={picture.path}>
            <ContentPicture
              picture={picture}
              fit="cover"
              className="aspect-[3/2] overflow-hidden rounded-sm sm:aspect-[4/3]"
              sizes="(min-width: 1280px) 193px, (min-width: 1024px) 15vw, 31vw"
            />
          </li>
        ))}
      </ul>
    </Container>
  )
}

export const galleryContentFragment = graphql`
  fragment GalleryContent on HomeGallery {
    ...SectionIntro
    pictures {
      path
      ...CardPicture
    }
  }
`
