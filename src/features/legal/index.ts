/* What other subjects may import. */
export { OwnerFacts } from "./owner-facts"
