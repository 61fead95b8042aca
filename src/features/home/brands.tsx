import { BrandMark } from "./brand-mark"
import { SectionHead } from "../../shared/section-head"
import { Carousel, CarouselSlide, CarouselViewport } from "../../components/carousel"
import { CarouselControls, CarouselNext, CarouselPause, CarouselPrevious } from "../../components/carousel-controls"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface BrandsProps {
  copy: Queries.SectionHeadFragment
  brands: readonly Queries.BrandMarkFragment[]
}

/**
 * The partners in an autoplaying carousel: two, three from 768 px (spec section 9). The carousel is the landmark, named
 * by the section's title.
 */
export function Brands({ copy, brands }: BrandsProps) {
  return (
    <Section space="tight">
      <Container>
        <SectionHead copy={copy} id="brands" align="centre" />
        <Carousel label={copy.title} count={brands.length} autoplay>
          <CarouselControls>
            <CarouselPause />
            <CarouselPrevious />
            <CarouselNext />
          </CarouselControls>
          <CarouselViewport gap="wide" className="[--per-view:2] min-[768px]:[--per-view:3]">
            {brands.map((brand, index) => (
              <CarouselSlide key={brand.id} index={index} label={brand.name}>
                <BrandMark brand={brand} />
              </CarouselSlide>
            ))}
          </CarouselViewport>
        </Carousel>
      </Container>
    </Section>
  )
}
