import { graphql } from "gatsby"
import { farmerPath } from "../../lib/paths"
import { Card, CardBody, CardMedia, CardText, CardTitle } from "../../components/card"
import { ContentPicture } from "../../shared/content-picture"

interface FarmerCardProps {
  farmer: Queries.FarmerCardFragment
  level?: 2 | 3
  /** True if its portrait is the page's largest picture. */
  priority?: boolean
}

/** A farmer of the team: portrait, name, livestock or crop, and place. */
export function FarmerCard({ farmer, level = 3, priority }: FarmerCardProps) {
  return (
    <Card lift className="h-full">
      <CardMedia ratio="portrait">
        <ContentPicture
          picture={farmer.thumb}
          priority={priority}
          fit="cover"
          className="size-full"
          sizes="(min-width: 1024px) 400px, (min-width: 640px) 33vw, 92vw"
        />
      </CardMedia>
      <CardBody className="gap-1.5!">
        <CardTitle level={level} href={farmerPath(farmer)}>
          {farmer.name}
        </CardTitle>
        <p className="text-sm font-semibold text-accent">
          {farmer.title}, {farmer.district}
        </p>
        <CardText>{farmer.summary}</CardText>
      </CardBody>
    </Card>
  )
}

export const farmerCardFragment = graphql`
  fragment FarmerCard on Farmer {
    jsonId
    name
    title
    district
    summary
    thumb {
      ...PortraitPicture
    }
  }
`
