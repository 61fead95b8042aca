/** What a part of the design system says about itself: `parameters.notes` of its stories. In Markdown. */
export interface Notes {
  /** When to use it, and what to use instead. */
  usage: string
  /** What the keys do, one sentence each; or why there is nothing to press. */
  keyboard: string[]
  /** What a screen reader is told, and what whoever uses the part has to give for it. */
  accessibility: string[]
}

const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== ""
const isList = (value: unknown): value is string[] => Array.isArray(value) && value.length > 0 && value.every(isText)

/** Whether `parameters.notes` say all three. */
export const isNotes = (value: unknown): value is Notes =>
  typeof value === "object" &&
  value !== null &&
  "usage" in value &&
  isText(value.usage) &&
  "keyboard" in value &&
  isList(value.keyboard) &&
  "accessibility" in value &&
  isList(value.accessibility)
