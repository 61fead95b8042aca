import { ContentSection } from "../../shared/content-section"
import { Carousel, CarouselSlide, CarouselViewport } from "../../components/carousel"
import { CarouselControls, CarouselNext, CarouselPause, CarouselPrevious } from "../../components/carousel-controls"
import { graphql } from "gatsby"

interface BrandsProps {
  content: Queries.SectionIntroFragment
  brands: readonly Queries.BrandMarkFragment[]
}

/** The partners in an autoplaying carousel: two, three from 768 px (spec section 9). */
export function Brands({ content, brands }: BrandsProps) {
  return (
    <ContentSection content={content} id="brands" align="centre" space="tight">
      <Carousel label={content.title} count={brands.length} autoplay>
        <CarouselControls>
          <CarouselPause />
          <CarouselPrevious />
          <CarouselNext />
        </CarouselControls>
        <CarouselViewport gap="wide" className="[--per-view:2] min-[768px]:[--per-view:3]">
          {brands.map((brand, index) => (
            <CarouselSlide key={brand.id} index={index} label={brand.name}>
              <BrandLogo brand={brand} />
            </CarouselSlide>
          ))}
        </CarouselViewport>
      </Carousel>
    </ContentSection>
  )
}

/** A partner's logo, name and description. The logo is decorative: the text says everything. */
function BrandLogo({ brand }: { brand: Queries.BrandMarkFragment }) {
  return (
    <figure data-slot="brand-logo" className="flex h-full flex-col items-center text-center">
      {/* The same colour in both themes, like the logo on it. */}
      <div className="grid size-24 place-items-center rounded-full bg-highlight lg:size-32">
        <img src={brand.mark} alt="" width={64} height={64} loading="lazy" decoding="async" className="size-16" />
      </div>
      <figcaption className="mt-4">
        <p translate="no" className="font-display text-lg font-bold text-ink-strong">
          {brand.name}
        </p>
        <p className="my-2 text-ink-muted">{brand.description}</p>
      </figcaption>
    </figure>
  )
}

export const brandMarkFragment = graphql`
  fragment BrandMark on Brand {
    id
    name
    description
    mark
  }
`
