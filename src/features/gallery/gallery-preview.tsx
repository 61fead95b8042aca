import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"

export function GalleryPreview({ copy }: { copy: Queries.GalleryCopyFragment }) {
  return (
    <div>
      <Container>
        <SectionHead copy={copy} id="gallery" weight="light" lead="wide" />
      </Container>
      {/* Edge to edge; on large screens two large and four small pictures. */}
      <ul className="grid grid-cols-3 gap-1 lg:grid-cols-6 lg:gap-2 lg:[&>li:nth-child(5n+1)]:col-span-2 lg:[&>li:nth-child(5n+1)]:row-span-2 lg:[&>li:nth-child(6)]:col-start-5 lg:[&>li:nth-child(6)]:row-start-1">
        {copy.pictures.map((picture, index) => (
          <li key={picture.path} className="aspect-[3/2] sm:aspect-[4/3]">
            <ContentPicture
              picture={picture}
              fit="cover"
              className="size-full"
              sizes={index % 5 === 0 ? "34vw" : "(min-width: 1024px) 17vw, 34vw"}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

export const galleryCopyFragment = graphql`
  fragment GalleryCopy on HomeGallery {
    ...SectionHead
    pictures {
      path
      ...CardPicture
    }
  }
`
