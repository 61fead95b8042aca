import { graphql } from "gatsby"
import { Quote } from "lucide-react"
import { Card, CardBody } from "../../components/card"
import { Icon } from "../../components/icon"
import { Rating } from "../../components/rating"
import { ContentPicture } from "../../shared/content-picture"
import { Example } from "../../shared/example"

/** A member's testimonial, with name, portrait and stars. */
export function TestimonialCard({ testimonial }: { testimonial: Queries.TestimonialCardFragment }) {
  return (
    <Card className="h-full">
      <CardBody padding="compact">
        <Icon icon={Quote} size="lg" className="text-action max-sm:hidden" />
        <blockquote className="font-display text-base text-ink-strong sm:text-lg">{testimonial.testimonial}</blockquote>
        {/* At the card's foot: the stars of neighbouring cards stand on one line. */}
        <footer className="mt-auto flex items-center gap-4 pt-2">
          <ContentPicture
            picture={testimonial.avatar}
            decorative
            fit="cover"
            className="size-16 shrink-0 overflow-hidden rounded-full"
            sizes="64px"
          />
          <p>
            <cite translate="no" className="block font-semibold text-ink-strong not-italic">
              {testimonial.name}
            </cite>{" "}
            <span className="block text-sm text-ink-muted">{testimonial.designation}</span>{" "}
            <Rating value={testimonial.ratings} className="align-middle" /> <Example isSample={testimonial.isSample} />
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
    isSample
    avatar {
      ...AvatarPicture
    }
  }
`
