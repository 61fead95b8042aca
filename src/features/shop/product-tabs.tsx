import { graphql } from "gatsby"
import { useState } from "react"
import { Paragraphs } from "../../shared/paragraphs"
import { Facts } from "./product-parts"
import { ProductPromises } from "./product-promises"
import { ReviewForm } from "./review-form"
import { Reviews } from "./reviews"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Section } from "../../components/section"
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../components/tabs"
import { detailMessages } from "./detail-messages"

interface ProductTabsProps {
  product: Queries.ProductCardFragment
  content: Queries.ProductTabsContentFragment
}

/** A product's description, properties, and reviews with a form; beside them the shop's promises. */
export default function ProductTabs({ product, content }: ProductTabsProps) {
  const { tabs, review } = detailMessages
  const [tab, setTab] = useState("description")
  return (
    <Section data-slot="product-tabs" tone="dawn" space="tight" className="print:hidden">
      <Container className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <Tabs className="min-w-0" value={tab} onValueChange={setTab}>
          <TabsList label={tabs.label}>
            <TabsTrigger value="description">{tabs.description}</TabsTrigger>{" "}
            <TabsTrigger value="information">{tabs.information}</TabsTrigger>{" "}
            <TabsTrigger value="review">{tabs.review}</TabsTrigger>
          </TabsList>
          <TabsContent value="description" title={tabs.description} className="space-y-4">
            <Paragraphs texts={product.description} />
          </TabsContent>
          <TabsContent value="information" title={tabs.information}>
            <dl className="max-w-measure">
              <Facts facts={product.details} />
            </dl>
          </TabsContent>
          <TabsContent value="review" title={tabs.review} className="space-y-10">
            <Reviews reviews={content.reviews} />
            <div className="max-w-2xl space-y-5">
              <Heading level={2} size="md">
                {review.title}
              </Heading>
              <p className="no-js-only">{review.withoutScripts}</p>
              <div className="js-only">
                <ReviewForm title={product.title} />
              </div>
            </div>
          </TabsContent>
        </Tabs>
        <div className="min-w-0">
          <ProductPromises content={content} />
        </div>
      </Container>
    </Section>
  )
}

export const productTabsFragment = graphql`
  fragment ProductTabsContent on Shop {
    reviews {
      ...Review
    }
    ...ProductPromises
  }
`
