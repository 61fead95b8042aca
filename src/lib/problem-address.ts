/** The development server's path for the content's problems, as server-sent events (`problem-server.ts`). */
export const PROBLEM_ADDRESS = "/__content"
