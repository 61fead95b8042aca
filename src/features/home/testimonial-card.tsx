import { graphql } from "gatsby"
import { Quote } from "lucide-react"
import { Card, CardBody } from "../../components/card"
import { Icon } from "../../components/icon"
import { Rating } from "../../components/rating"
import { ContentPicture } from "../../shared/content-picture"

/** A member's testimonial, with name, portrait and stars. */
export function TestimonialCard({ testimonial }: { testimonial: Queries.TestimonialCardFragment }) {
  return (
    <Card className="h-full">
      <CardBody className="gap-4">
        <Icon icon={Quote} size="lg" className="text-action" />
        <blockquote className="font-display text-lg text-ink-strong">{testimonial.testimonial}</blockquote>
        <Rating value={testimonial.ratings} />
        <footer className="mt-auto flex items-center gap-4 pt-2">
          <ContentPicture
            picture={testimonial.avatar}
            decorative
            fit="cover"
            className="size-16 shrink-0 overflow-hidden rounded-full"
            sizes="64px"
          />
          <p>
            <cite className="block font-semibold text-ink-strong not-italic">{testimonial.name}</cite>
            <span className="text-sm text-ink-muted">{testimonial.designation}</span>
          </p>
        </footer>
      </CardBody>
    </Card>
  )
}

export const testimonialCardFragment = graphql`
  fragment TestimonialCard on Testimonial {
    jsonId
    testimonial
    name
    designation
    ratings
    avatar {
      ...AvatarPicture
    }
  }
`
