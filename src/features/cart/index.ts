export { addOnceToCartAtom, cartAtom, cartCountAtom, cartIsReadAtom, cartTotalsAtom } from "./cart-store"
export { productWords } from "./product-words"
