export function removeFailedBuild(root: string): boolean
export function endBuild(root: string): void
