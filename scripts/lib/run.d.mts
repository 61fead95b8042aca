import type { SpawnOptions } from "node:child_process"

export const environment: Readonly<Record<string, string | undefined>>
export function run(command: string, args: readonly string[], options?: SpawnOptions): Promise<number>
export function runBin(name: string, args: readonly string[], options?: SpawnOptions): Promise<number>
export function runBeside(
  command: string,
  args: readonly string[],
  options?: SpawnOptions,
): { turn: () => Promise<number>; stop: () => void }
export function duration(milliseconds: number): string
