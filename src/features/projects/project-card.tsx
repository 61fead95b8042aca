import { graphql } from "gatsby"
import { projectDetailPath } from "../../lib/paths"
import { Badge } from "../../components/badge"
import { Card, CardBody, CardMedia, CardText, CardTitle } from "../../components/card"
import { ContentPicture } from "../../shared/content-picture"

/** The picture's `sizes`, by the card's place. */
const pictureSizes = {
  /** A tile of the masonry: one column; two columns and two rows; two columns. */
  small: "(min-width: 1280px) 384px, (min-width: 1024px) 30vw, (min-width: 640px) 48vw, 95vw",
  tall: "(min-width: 1024px) 1091px, 95vw",
  wide: "(min-width: 1280px) 800px, (min-width: 1024px) 62vw, (min-width: 640px) 48vw, 95vw",
  /** One at a time on phones, then two, then three. */
  carousel: "(min-width: 1400px) 389px, (min-width: 992px) 47vw, (min-width: 768px) 95vw, 82vw",
}

interface ProjectCardProps {
  project: Queries.ProjectCardFragment
  level?: 2 | 3
  /** On large screens the picture of a tall or wide tile fills the height that the text leaves. */
  place: keyof typeof pictureSizes
  /** True if this card has the page's largest picture. */
  priority?: boolean
}

export function ProjectCard({ project, level = 3, place, priority }: ProjectCardProps) {
  const fills = place === "tall" || place === "wide"
  return (
    <Card lift className="h-full">
      <CardMedia ratio="wide" fills={fills}>
        <ContentPicture
          picture={project.thumb}
          decorative
          priority={priority}
          fit="cover"
          className={fills ? "size-full lg:absolute lg:inset-0" : "size-full"}
          sizes={pictureSizes[place]}
        />
        <Badge className="absolute top-3 left-3">{project.category}</Badge>
      </CardMedia>
      <CardBody grows={!fills}>
        <CardTitle level={level} href={projectDetailPath(project)}>
          {project.title}
        </CardTitle>
        {place !== "carousel" && <CardText>{project.description}</CardText>}
        <p className="mt-auto pt-1 text-sm font-semibold text-ink-strong">{project.place}</p>
      </CardBody>
    </Card>
  )
}

export const projectCardFragment = graphql`
  fragment ProjectCard on Project {
    jsonId
    projectPath
    title
    category
    place
    description
    thumb {
      ...CardPicture
    }
  }
`
