/** The development server's path for the content's problems, as server-sent events (`platform/develop`). */
export const PROBLEM_ADDRESS = "/__content"
