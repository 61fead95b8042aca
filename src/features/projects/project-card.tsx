import { graphql } from "gatsby"
import { projectDetailPath } from "../../lib/paths"
import { Badge } from "../../components/badge"
import { Card, CardBody, CardMedia, CardText, CardTitle } from "../../components/card"
import { ContentPicture } from "../../shared/content-picture"

interface ProjectCardProps {
  project: Queries.ProjectCardFragment
  level?: 2 | 3
  /** For a masonry on large screens: the picture fills the height that the text leaves. */
  fills?: boolean
  /** True if its picture is the page's largest. */
  priority?: boolean
}

/** A project in a row or grid. */
export function ProjectCard({ project, level = 3, fills = false, priority }: ProjectCardProps) {
  return (
    <Card lift className="h-full">
      <CardMedia ratio="wide" className={fills ? "lg:aspect-auto! lg:min-h-56 lg:flex-1" : undefined}>
        <ContentPicture
          picture={project.thumb}
          decorative
          priority={priority}
          fit="cover"
          className={fills ? "size-full lg:absolute lg:inset-0" : "size-full"}
          sizes={fills ? "(min-width: 1024px) 830px, 92vw" : "(min-width: 1024px) 420px, (min-width: 768px) 50vw, 92vw"}
        />
        <Badge className="absolute top-3 left-3">{project.category}</Badge>
      </CardMedia>
      <CardBody className={fills ? "grow-0!" : undefined}>
        <CardTitle level={level} href={projectDetailPath(project)}>
          {project.title}
        </CardTitle>
        <CardText>{project.description}</CardText>
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
