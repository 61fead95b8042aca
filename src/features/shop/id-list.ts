/** Unique product numbers, in the order in which they were added. */
export type IdList = readonly number[]

/**
 * Validates a stored list; invalid entries are logged and dropped.
 *
 * @param name names the list in the log
 */
export function parseIds(name: string, stored: unknown): number[] {
  if (!Array.isArray(stored)) {
    console.warn(`The saved ${name} is not a list; starting with an empty one.`, stored)
    return []
  }
  const ids = new Set<number>()
  for (const id of stored as unknown[]) {
    if (isId(id)) ids.add(id)
    else console.warn(`An entry of the saved ${name} can't be read and is left out.`, id)
  }
  return [...ids]
}

const isId = (value: unknown): value is number => typeof value === "number" && Number.isSafeInteger(value) && value >= 1
