import { ProductCard } from "./product-card"
import { Carousel, CarouselSlide, CarouselViewport } from "../../components/carousel"
import { CarouselControls, CarouselNext, CarouselPrevious } from "../../components/carousel-controls"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Section } from "../../components/section"
import { detailMessages } from "./detail-messages"

/** Other products in a carousel: 1, 2 from 768 px, 3 from 992, 4 from 1400 (spec section 9). */
export default function RelatedProducts({ products }: { products: readonly Queries.ProductCardFragment[] }) {
  if (products.length === 0) return null
  return (
    <Section data-slot="related-products" space="tight" className="print:hidden">
      <Container>
        <Heading level={2} className="mb-4 sm:mb-10">
          {detailMessages.related}
        </Heading>
        <Carousel label={detailMessages.related} count={products.length}>
          <CarouselControls>
            <CarouselPrevious />
            <CarouselNext />
          </CarouselControls>
          <CarouselViewport
            gap="wide"
            className="max-[767.98px]:[--slide-size:68%] min-[768px]:[--per-view:2] min-[992px]:[--per-view:3] min-[1400px]:[--per-view:4]"
          >
            {products.map((product, index) => (
              <CarouselSlide key={product.jsonId} index={index} label={product.title}>
                <ProductCard product={product} view="compact" place="carousel" />
              </CarouselSlide>
            ))}
          </CarouselViewport>
        </Carousel>
      </Container>
    </Section>
  )
}
