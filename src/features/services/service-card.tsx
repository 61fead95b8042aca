import { graphql } from "gatsby"
import { serviceDetailPath } from "../../lib/paths"
import { Card, CardBody, CardMedia, CardText, CardTitle } from "../../components/card"
import { SpriteIcon } from "../../components/icon"
import { ContentPicture } from "../../shared/content-picture"

interface ServiceCardProps {
  service: Queries.ServiceCardFragment
  /** Level of its heading in the page's outline. */
  level?: 2 | 3
  /** True if its picture is the page's largest. */
  priority?: boolean
}

/** A service in a grid: picture, icon, title and description. */
export function ServiceCard({ service, level = 3, priority }: ServiceCardProps) {
  return (
    <Card lift className="h-full">
      <CardMedia className="max-sm:aspect-[16/10]">
        <ContentPicture
          picture={service.thumb}
          decorative
          priority={priority}
          fit="cover"
          className="size-full"
          sizes="(min-width: 1280px) 384px, (min-width: 1024px) 30vw, (min-width: 640px) 48vw, 95vw"
        />
      </CardMedia>
      <CardBody>
        <SpriteIcon
          name={service.icon}
          className="relative -mt-14 rounded-md bg-surface-raised p-1.5 text-accent shadow-sheet [--icon-accent:var(--color-action)]"
          size="2xl"
        />
        <CardTitle level={level} href={serviceDetailPath(service)}>
          {service.title}
        </CardTitle>
        <CardText>{service.description}</CardText>
      </CardBody>
    </Card>
  )
}

export const serviceCardFragment = graphql`
  fragment ServiceCard on Service {
    jsonId
    servicePath
    title
    icon
    description
    thumb {
      ...CardPicture
    }
  }
`
