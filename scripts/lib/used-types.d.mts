export const ALL_TYPES: string
export const USED_TYPES: string
export function writeUsedTypes(root: string): void
export function followUsedTypes(root: string): void
export function usedTypes(generated: string, named: ReadonlySet<string>): string
