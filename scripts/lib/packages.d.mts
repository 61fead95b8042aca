/** What a part of the tests needs: its name as people write it, the program, and Debian's packages that hold it. */
export interface Wanted {
  name: string
  /** A name to look for in PATH, or a whole path. */
  program: string
  packages: string[]
}
/** Path of the program: found, or installed where `CI=true` (throws when that fails); else undefined, and one line says so. */
export function provide(wanted: Wanted): string | undefined
/** Installs Debian's packages now; false where there are none, or nobody may install. */
export function installPackages(packages: string[]): boolean
