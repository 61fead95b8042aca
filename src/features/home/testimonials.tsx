import { SectionHead } from "../../shared/section-head"
import { TestimonialCard } from "./testimonial-card"
import { Carousel, CarouselSlide, CarouselViewport } from "../../components/carousel"
import { CarouselControls, CarouselNext, CarouselPause, CarouselPrevious } from "../../components/carousel-controls"
import { Container } from "../../components/container"

interface TestimonialsProps {
  copy: Queries.SectionHeadFragment
  testimonials: readonly Queries.TestimonialCardFragment[]
}

/**
 * Members' testimonials: one slide, two from 768 px, three from 1400 px (spec section 9). The carousel is the landmark,
 * named by the section's title.
 */
export function Testimonials({ copy, testimonials }: TestimonialsProps) {
  return (
    <Container>
      <SectionHead copy={copy} id="testimonials" weight="regular" />
      <Carousel label={copy.title} count={testimonials.length} autoplay>
        {/* On a phone the pause stands beside the heading. */}
        <CarouselControls className="max-sm:absolute max-sm:-top-16 max-sm:right-0 max-sm:mt-0">
          <CarouselPause />
          <CarouselPrevious className="max-sm:hidden" />
          <CarouselNext className="max-sm:hidden" />
        </CarouselControls>
        <CarouselViewport gap="wide" className="min-[768px]:[--per-view:2] min-[1400px]:[--per-view:3]">
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
