import { graphql } from "gatsby"
import { projectAddress } from "../../routes/addresses"
import { Badge } from "../ui/badge"
import { Card, CardBody, CardMedia, CardText, CardTitle } from "../ui/card"
import { ContentPicture } from "./content-picture"

interface ProjectCardProps {
  project: Queries.ProjectCardFragment
  level?: 2 | 3
}

/** A project in a row or grid. */
export function ProjectCard({ project, level = 3 }: ProjectCardProps) {
  return (
    <Card lift className="h-full">
      <CardMedia ratio="wide">
        <ContentPicture
          picture={project.thumb}
          decorative
          fit="cover"
          className="size-full"
          sizes="(min-width: 1024px) 420px, (min-width: 768px) 50vw, 92vw"
        />
        <Badge className="absolute top-3 left-3">{project.category}</Badge>
      </CardMedia>
      <CardBody>
        <CardTitle level={level} href={projectAddress(project)}>
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
