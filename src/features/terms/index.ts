/* What other subjects may import: the parts of pages of rules. */
export { OwnerFacts } from "./owner-facts"
export { RulePart, RuleText } from "./rule-part"
export { Rules, ofSwitchedOnParts } from "./rules"
