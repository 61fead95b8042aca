import { isRecord } from "../inspect"

export type Text = { path: readonly PropertyKey[]; text: string }

export const collectTexts = (value: unknown, path: readonly PropertyKey[] = []): Text[] => {
  if (typeof value === "string") return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((one: unknown, index) => collectTexts(one, [...path, index]))
  return isRecord(value) ? Object.entries(value).flatMap(([name, one]) => collectTexts(one, [...path, name])) : []
}
