export { Faq } from "./faq"
