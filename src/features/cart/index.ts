export { addOnceToCartAtom, cartAtom, cartCountAtom } from "./cart-store"
export { productWords } from "./product-words"
