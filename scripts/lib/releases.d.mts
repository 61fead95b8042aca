export interface About {
  commit: string
  day: string
}
export function addRelease(root: string, to: string, about: About, now: Date): string
export function folderOf(to: string, name: string): string
export function releasesIn(to: string): string[]
export function currentRelease(to: string): string | undefined
export function newestRelease(to: string): About | undefined
export function releaseBefore(to: string): string | undefined
export function putOnline(to: string, name: string): void
export function removeRelease(to: string, name: string): void
export function removeOldReleases(to: string): void
export function lock(to: string): () => void
