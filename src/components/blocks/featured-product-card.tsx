import { graphql } from "gatsby"
import { productAddress } from "../../routes/addresses"
import { Card, CardBody, CardMedia, CardTitle } from "../ui/card"
import { ContentPicture } from "./content-picture"

/** A product that leads to its page in the shop. */
export function FeaturedProductCard({ featured }: { featured: Queries.FeaturedProductCardFragment }) {
  return (
    <Card lift className="h-full">
      <CardMedia ratio="square">
        <ContentPicture
          picture={featured.thumb}
          decorative
          fit="cover"
          className="size-full"
          sizes="(min-width: 1024px) 300px, 46vw"
        />
      </CardMedia>
      <CardBody className="items-center text-center">
        <CardTitle href={productAddress(featured.product)}>{featured.title}</CardTitle>
      </CardBody>
    </Card>
  )
}

export const featuredProductCardFragment = graphql`
  fragment FeaturedProductCard on FeaturedProduct {
    jsonId
    title
    product {
      jsonId
    }
    thumb {
      ...SquarePicture
    }
  }
`
