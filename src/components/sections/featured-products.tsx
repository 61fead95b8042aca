import { FeaturedProductCard } from "../blocks/featured-product-card"
import { SectionWords } from "../blocks/section-words"
import { Container } from "../ui/container"
import { Section } from "../ui/section"

interface FeaturedProductsProps {
  words: Queries.SectionHeadFragment
  products: readonly Queries.FeaturedProductCardFragment[]
}

/** A few products of the shop. */
export function FeaturedProducts({ words, products }: FeaturedProductsProps) {
  return (
    <Section tone="sunken" hills="valley" aria-labelledby="featured-products">
      <Container>
        <SectionWords words={words} id="featured-products" />
        <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
          {products.map((featured) => (
            <li key={featured.jsonId}>
              <FeaturedProductCard featured={featured} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}
