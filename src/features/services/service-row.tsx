import { cva } from "class-variance-authority"
import { graphql } from "gatsby"
import { serviceDetailPath } from "../../lib/paths"
import { ButtonLink } from "../../components/button"
import { Eyebrow, Heading } from "../../components/heading"
import { SpriteIcon } from "../../components/icon"
import { CheckItem, CheckList } from "../../components/list"
import { VisuallyHidden } from "../../components/visually-hidden"
import { ContentPicture } from "../../shared/content-picture"

const pictureSide = cva("overflow-hidden rounded-lg shadow-lifted", {
  variants: { side: { start: "", end: "lg:order-last" } },
})

interface ServiceRowProps {
  service: Queries.ServiceRowFragment
  /** The picture's side on wide screens. */
  side: "start" | "end"
  /** True if its picture is the page's largest. */
  priority?: boolean
}

/** A full-width service: picture, description, and its first three benefits. */
export function ServiceRow({ service, side, priority }: ServiceRowProps) {
  return (
    <article data-slot="service-row" className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
      <ContentPicture
        picture={service.thumb}
        priority={priority}
        className={pictureSide({ side })}
        sizes="(min-width: 1024px) 580px, 92vw"
      />
      <div className="flex flex-col items-start gap-4">
        <Eyebrow>{service.category}</Eyebrow>
        <div className="flex items-center gap-4">
          <SpriteIcon name={service.icon} className="text-accent [--icon-accent:var(--color-action)]" />
          <Heading level={2}>{service.title}</Heading>
        </div>
        <p className="max-w-measure text-ink-muted">{service.description}</p>
        {service.content?.servicesOffered && (
          <CheckList>
            {service.content.servicesOffered.slice(0, 3).map((offer) => (
              <CheckItem key={offer}>{offer}</CheckItem>
            ))}
          </CheckList>
        )}
        <ButtonLink href={serviceDetailPath(service)} variant="outline" className="mt-2">
          Read more<VisuallyHidden> about {service.title}</VisuallyHidden>
        </ButtonLink>
      </div>
    </article>
  )
}

export const serviceRowFragment = graphql`
  fragment ServiceRow on Service {
    jsonId
    servicePath
    title
    category
    icon
    description
    content {
      servicesOffered
    }
    thumb {
      ...CardPicture
    }
  }
`
