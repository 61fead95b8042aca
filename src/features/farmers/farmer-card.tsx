import { graphql } from "gatsby"
import { Phone } from "lucide-react"
import { telephoneLink, whatsAppLink } from "../../lib/message-links"
import { farmerPath } from "../../lib/paths"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Icon, SpriteIcon } from "../../components/icon"
import { Section } from "../../components/section"
import { VisuallyHidden } from "../../components/visually-hidden"
import { useSite } from "../../shared/use-site"
import { Card, CardBody, CardFooter, CardMedia, CardText, CardTitle } from "../../components/card"
import { ContentPicture } from "../../shared/content-picture"
import { messages } from "./messages"

interface FarmerCardProps {
  farmer: Queries.FarmerCardFragment
  /** True if this card has the page's largest picture. */
  priority?: boolean
}

/** A farmer of the team with a sentence and buttons to call and to write. */
function FarmerCard({ farmer, priority }: FarmerCardProps) {
  const { site } = useSite()
  return (
    <Card lift className="h-full">
      <CardMedia ratio="portrait">
        <ContentPicture
          picture={farmer.thumb}
          priority={priority}
          fit="cover"
          className="size-full"
          sizes="(min-width: 120em) 523px, (min-width: 1280px) 384px, (min-width: 1024px) 30vw, (min-width: 640px) 48vw, 95vw"
        />
      </CardMedia>
      <CardBody gap="tight">
        <CardTitle level={2} href={farmerPath(farmer)} translate="no">
          {farmer.name}
        </CardTitle>
        <p className="text-sm font-semibold text-accent">{`${farmer.title}, ${farmer.district}`}</p>
        <CardText>{farmer.summary}</CardText>
        <CardFooter align="start">
          <ButtonLink href={telephoneLink(farmer.phone)} variant="outline" size="sm" className="min-h-touch">
            <Icon icon={Phone} size="xs" /> {messages.call}
            <VisuallyHidden> {farmer.name}</VisuallyHidden>
          </ButtonLink>
          <ButtonLink
            href={whatsAppLink(farmer.phone, messages.greeting(farmer.name, site.name))}
            variant="outline"
            size="sm"
            className="min-h-touch"
          >
            <SpriteIcon name="whatsapp" size="sm" /> {messages.chat}
            <VisuallyHidden> {farmer.name}</VisuallyHidden>
          </ButtonLink>
        </CardFooter>
      </CardBody>
    </Card>
  )
}

export function FarmersGrid({ farmers }: { farmers: readonly Queries.FarmerCardFragment[] }) {
  return (
    <Section space="tight">
      <Container>
        <ul data-slot="farmers-grid" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {farmers.map((farmer, index) => (
            <li key={farmer.jsonId}>
              <FarmerCard farmer={farmer} priority={index === 0} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}

export const farmerCardFragment = graphql`
  fragment FarmerCard on Farmer {
    ...FarmerFace
    phone
    summary
  }
`
