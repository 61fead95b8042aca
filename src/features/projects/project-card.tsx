import { graphql } from "gatsby"
import { projectDetailPath } from "../../lib/paths"
import { Badge } from "../../components/badge"
import { Card, CardBody, CardMedia, CardText, CardTitle } from "../../components/card"
import { ContentPicture, type ContentPictureData } from "../../shared/content-picture"

/** The picture's `sizes`, by the card's place. */
const pictureSizes = {
  tile: "(min-width: 120em) 523px, (min-width: 1280px) 384px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 95vw",
  /** One at a time on phones, then two, then three. */
  carousel: "(min-width: 1400px) 389px, (min-width: 992px) 47vw, (min-width: 640px) 95vw, 53vw",
}

interface ProjectCardProps {
  project: Queries.ProjectCardFragment
  picture: ContentPictureData
  /** tile: as high as its picture and text; carousel: as high as its neighbours, on phones with the picture beside. */
  place: keyof typeof pictureSizes
  /** True if this card has the page's largest picture. */
  priority?: boolean
}

export function ProjectCard({ project, picture, place, priority }: ProjectCardProps) {
  const isTile = place === "tile"
  return (
    <Card lift className={isTile ? undefined : "h-full max-sm:flex-row"}>
      <CardMedia
        ratio={isTile ? "natural" : "wide"}
        className={
          isTile
            ? undefined
            : "max-sm:w-2/5 max-sm:shrink-0 max-sm:rounded-l-lg max-sm:rounded-tr-none max-sm:[&>.paper-edge]:hidden"
        }
      >
        <ContentPicture
          picture={picture}
          decorative
          priority={priority}
          fit={isTile ? "natural" : "cover"}
          className={isTile ? undefined : "size-full"}
          sizes={pictureSizes[place]}
        />
        <Badge className="absolute top-3 left-3">{project.category}</Badge>
      </CardMedia>
      <CardBody padding="compact" gap={isTile ? "usual" : "tight"}>
        <CardTitle level={isTile ? 2 : 3} href={projectDetailPath(project)}>
          {project.title}
        </CardTitle>
        {isTile && <CardText>{project.description}</CardText>}
        <p className="mt-auto pt-1 text-sm font-semibold text-ink-strong">{project.place}</p>
      </CardBody>
    </Card>
  )
}

export const projectCardFragments = graphql`
  fragment ProjectCard on Project {
    ...ProjectLink
    category
    place
    description
  }

  fragment ProjectTile on Project {
    ...ProjectCard
    thumb {
      ...FigurePicture
    }
  }

  fragment ProjectSlide on Project {
    ...ProjectCard
    thumbFull {
      ...CardPicture
    }
  }
`
