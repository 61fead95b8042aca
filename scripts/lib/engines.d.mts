/** Paths of the other engines, as environment variables; empty where one is not to be had. */
export function findEngines(): { FIREFOX: string; WEBKIT_DRIVER: string }
