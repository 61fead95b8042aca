/** A field of something of unknown shape, such as a file that was fetched; undefined where there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && name in value ? Reflect.get(value, name) : undefined
