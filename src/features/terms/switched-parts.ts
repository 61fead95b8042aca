/** `features` of data/site.json, as far as a page asks for them: whether each part of the site is switched on. */
export type SwitchedParts = Readonly<Partial<Record<Queries.SwitchedPart, boolean>>>

/** Without the texts of parts that are switched off. */
export const ofSwitchedOnParts = <Text extends { feature: Queries.SwitchedPart | null }>(
  texts: readonly Text[],
  features: SwitchedParts,
): Text[] => texts.filter(({ feature }) => feature === null || features[feature] !== false)
