/** Where the development server tells what is wrong with the content, as server-sent events (`problem-server.ts`). */
export const PROBLEM_ADDRESS = "/__content"
