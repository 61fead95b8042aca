export { addOnceToCartAtom, cartAtom, cartCountAtom } from "./cart-store"
export { productMessages } from "./product-messages"
