import { isRecord } from "../inspect"

/** A text of an entry, with the fields that lead to it. */
export type Text = { path: readonly PropertyKey[]; text: string }

/** All texts below a value, in their order. */
export const textsIn = (value: unknown, path: readonly PropertyKey[] = []): Text[] => {
  if (typeof value === "string") return [{ path, text: value }]
  if (Array.isArray(value)) return value.flatMap((one: unknown, index) => textsIn(one, [...path, index]))
  return isRecord(value) ? Object.entries(value).flatMap(([name, one]) => textsIn(one, [...path, name])) : []
}

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/)
