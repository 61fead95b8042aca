import type { SubmitEvent } from "react"
import { productMessages } from "../cart"
import { isOrderable } from "../../lib/quantity"
import { Button } from "../../components/button"
import { Quantity } from "../../components/quantity"
import { AddToCartLabel, isPickupOnly } from "./product-actions"
import { useAddToCart, useIsInCart, type CartableProduct } from "./use-add-to-cart"
import { detailMessages } from "./detail-messages"

/**
 * The quantity and the button that adds it to the cart. `noValidate`, because the browser's message would replace the
 * specified one.
 */
export function BuyForm({ product }: { product: CartableProduct }) {
  const add = useAddToCart()
  const isInCart = useIsInCart(product.jsonId)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem("quantity")
    if (!(input instanceof HTMLInputElement)) return
    add(product, input.valueAsNumber)
    if (!isOrderable(input.valueAsNumber)) input.focus()
  }
  return (
    <form
      noValidate
      aria-label={detailMessages.orderForm(product.title)}
      className="js-only flex flex-wrap items-center gap-3 print:hidden"
      onSubmit={submit}
    >
      <Quantity name="quantity" errors={productMessages.quantity} label={productMessages.quantityOf(product.title)} />
      <Button
        type="submit"
        variant={isInCart || isPickupOnly(product) ? "outline" : "primary"}
        size="lg"
        className="max-sm:grow max-sm:px-3"
      >
        <AddToCartLabel isInCart={isInCart} />
      </Button>
    </form>
  )
}
