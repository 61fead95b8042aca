/** Returns a property of a value of unknown type, such as fetched JSON; undefined if there is none. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null && name in value ? Reflect.get(value, name) : undefined
