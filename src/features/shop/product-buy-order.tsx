import { Heading } from "../../components/heading"
import { detailWords } from "./detail-words"

/** Stands in place of the cart where no script runs, over the ways to write and to call. */
export function ProductBuyOrder() {
  return (
    <div data-slot="product-buy-order" className="no-js-only">
      <Heading level={2} size="md">
        {detailWords.order.title}
      </Heading>
      <p className="mt-2">{detailWords.order.text}</p>
    </div>
  )
}
