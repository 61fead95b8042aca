/* What other subjects, and the layout, may import of the cart. */
export { addOnceToCartAtom, cartAtom, cartCountAtom, cartIsReadAtom, cartTotalsAtom } from "./cart-store"
export { productWords } from "./product-words"
