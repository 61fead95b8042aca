import type { CompatData, Identifier } from "@mdn/browser-compat-data"

export const oldestBrowsers: ReadonlyMap<string, number>
export const support: CompatData
export function lacking(feature: Identifier | undefined): string[]
