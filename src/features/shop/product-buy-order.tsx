import { Heading } from "../../components/heading"

interface ProductBuyOrderProps {
  copy: Pick<Queries.ProductBuyCopyFragment, "orderTitle" | "orderText">
}

/** Stands in place of the cart where no script runs, over the ways to write and to call. */
export function ProductBuyOrder({ copy }: ProductBuyOrderProps) {
  return (
    <div data-slot="product-buy-order" className="no-js-only">
      <Heading level={2} size="md">
        {copy.orderTitle}
      </Heading>
      <p className="mt-2">{copy.orderText}</p>
    </div>
  )
}
