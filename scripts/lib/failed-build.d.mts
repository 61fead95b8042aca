export function removeUntrustedCache(root: string): string | undefined
export function endBuild(root: string): void
export function isBuilding(root: string): boolean
