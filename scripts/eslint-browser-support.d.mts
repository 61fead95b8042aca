import type { Rule } from "eslint"

export const browserSupport: Rule.RuleModule
