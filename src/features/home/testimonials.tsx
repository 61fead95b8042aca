import { SectionIntro } from "../../shared/section-intro"
import { Carousel, CarouselSlide, CarouselViewport } from "../../components/carousel"
import { CarouselControls, CarouselNext, CarouselPrevious } from "../../components/carousel-controls"
import { Container } from "../../components/container"
import { SectionBar } from "../../components/section"
import { graphql } from "gatsby"
import { Quote } from "lucide-react"
import { Card, CardBody } from "../../components/card"
import { Icon } from "../../components/icon"
import { Rating } from "../../components/rating"
import { Avatar } from "../../shared/content-picture"

interface TestimonialsProps {
  content: Queries.SectionIntroFragment
  testimonials: readonly Queries.TestimonialCardFragment[]
}

/** Members' testimonials: one slide, two from 768 px, three from 1400 px (spec section 9). */
export function Testimonials({ content, testimonials }: TestimonialsProps) {
  return (
    <Container>
      <Carousel label={content.title} count={testimonials.length}>
        <SectionBar>
          <SectionIntro content={content} id="testimonials" spacing="none" />
          <CarouselControls align="bar" className="max-sm:hidden">
            <CarouselPrevious />
            <CarouselNext />
          </CarouselControls>
        </SectionBar>
        <CarouselViewport
          gap="wide"
          className="max-sm:[--slide-size:92%] min-[768px]:[--per-view:2] min-[1400px]:[--per-view:3]"
        >
          {testimonials.map((testimonial, index) => (
            <CarouselSlide key={testimonial.jsonId} index={index} label={testimonial.name}>
              <TestimonialCard testimonial={testimonial} />
            </CarouselSlide>
          ))}
        </CarouselViewport>
      </Carousel>
    </Container>
  )
}

function TestimonialCard({ testimonial }: { testimonial: Queries.TestimonialCardFragment }) {
  return (
    <Card className="h-full">
      <CardBody padding="compact">
        <blockquote className="font-display text-base leading-snug text-ink-strong sm:text-lg">
          {testimonial.testimonial}
        </blockquote>
        {/* At the card's bottom, so that the stars of neighbouring cards align. */}
        <footer className="mt-auto flex items-center gap-4 sm:pt-2">
          <Avatar picture={testimonial.avatar} className="size-12 sm:size-16" sizes="(min-width: 640px) 64px, 48px" />
          <p>
            <cite translate="no" className="block font-semibold text-ink-strong not-italic">
              {testimonial.name}
            </cite>{" "}
            <span className="block text-sm text-ink-muted">{testimonial.designation}</span>{" "}
            <Rating value={testimonial.ratings} className="align-middle" />
          </p>
          <Icon icon={Quote} size="lg" className="ml-auto self-end text-accent max-sm:hidden" />
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
