export function removeFailedBuild(root: string): boolean
export function endBuild(root: string): void
export function isBuilding(root: string): boolean
