export { OwnerFacts } from "./owner-facts"
