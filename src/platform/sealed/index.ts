/** All that the app may import of sealed pages. */
export { isSealedDocument } from "./is-sealed-document"
