/** Ends the current task, so that the browser can handle input or paint before the next one. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))
