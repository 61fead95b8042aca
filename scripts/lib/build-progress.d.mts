export function beforeBuild(root: string): string
export function afterBuild(root: string, milliseconds: number): string
