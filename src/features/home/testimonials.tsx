import { SectionWords } from "../../shared/section-words"
import { TestimonialCard } from "./testimonial-card"
import { Carousel, CarouselSlide, CarouselViewport } from "../../components/carousel"
import { CarouselControls, CarouselNext, CarouselPause, CarouselPrevious } from "../../components/carousel-controls"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface TestimonialsProps {
  words: Queries.SectionHeadFragment
  testimonials: readonly Queries.TestimonialCardFragment[]
}

/**
 * What members say: one slide, two from 768 px, three from 1400 px (spec section 9). The carousel is the landmark, by
 * the section's own title.
 */
export function Testimonials({ words, testimonials }: TestimonialsProps) {
  return (
    <Section>
      <Container>
        <SectionWords words={words} id="testimonials" />
        <Carousel label={words.title} count={testimonials.length} autoplay>
          <CarouselControls>
            <CarouselPause />
            <CarouselPrevious />
            <CarouselNext />
          </CarouselControls>
          <CarouselViewport perView="up-to-three">
            {testimonials.map((testimonial, index) => (
              <CarouselSlide key={testimonial.jsonId} index={index} label={testimonial.name}>
                <TestimonialCard testimonial={testimonial} />
              </CarouselSlide>
            ))}
          </CarouselViewport>
        </Carousel>
      </Container>
    </Section>
  )
}
