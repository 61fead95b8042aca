/** Returns a property or element of a value of unknown type, such as parsed JSON; undefined if there is none. */
export const getProperty = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null && key in value ? Reflect.get(value, key) : undefined
