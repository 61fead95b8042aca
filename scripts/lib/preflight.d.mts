export function machineProblem(root: string, node: string): string | undefined
export function askedPort(): number
export function assertFree(port: number): Promise<void>
export function portMessage(error: NodeJS.ErrnoException, port: number): string
