import { graphql } from "gatsby"
import { serviceDetailPath } from "../../lib/paths"
import { Card, CardBody, CardMedia, CardText, CardTitle } from "../../components/card"
import { Container } from "../../components/container"
import { SpriteIcon } from "../../components/icon"
import { Section } from "../../components/section"
import { ContentPicture } from "../../shared/content-picture"

export function ServicesGrid({ services }: { services: readonly Queries.ServiceCardFragment[] }) {
  return (
    <Section space="tight">
      <Container>
        <ul data-slot="services-grid" className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
          {services.map((service, index) => (
            <li key={service.jsonId}>
              <ServiceCard service={service} priority={index === 0} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}

function ServiceCard({ service, priority }: { service: Queries.ServiceCardFragment; priority: boolean }) {
  return (
    <Card lift className="h-full">
      <CardMedia className="max-sm:aspect-[16/10]">
        <ContentPicture
          picture={service.thumb}
          decorative
          priority={priority}
          fit="cover"
          className="size-full"
          sizes="(min-width: 120em) 523px, (min-width: 1280px) 384px, (min-width: 1024px) 30vw, (min-width: 640px) 48vw, 95vw"
        />
      </CardMedia>
      <CardBody>
        <SpriteIcon
          name={service.icon}
          className="relative -mt-14 rounded-md bg-surface-raised p-1.5 text-accent shadow-card"
          size="2xl"
        />
        <CardTitle level={2} href={serviceDetailPath(service)}>
          {service.title}
        </CardTitle>
        <CardText>{service.description}</CardText>
      </CardBody>
    </Card>
  )
}

export const serviceCardFragment = graphql`
  fragment ServiceCard on Service {
    ...ServiceRow
    thumb {
      ...CardPicture
    }
  }
`
