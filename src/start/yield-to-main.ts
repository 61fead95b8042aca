/** Ends the task: the browser may answer a touch, or draw, before the next begins. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve))
