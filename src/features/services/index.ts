/* What other subjects may import: questions and answers. */
export { Faq } from "./faq"
