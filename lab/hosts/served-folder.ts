import fs from "node:fs"
import path from "node:path"
import { HIDDEN } from "./checks"

/** Links the built site into the folder, and adds files that must not be readable. */
export function fillRoot(root: string, publicDir: string): void {
  for (const name of fs.readdirSync(publicDir)) {
    const isShared = HIDDEN.some((file) => file.startsWith(`/${name}/`))
    if (!isShared) fs.symlinkSync(path.join(publicDir, name), path.join(root, name))
    else {
      fs.mkdirSync(path.join(root, name))
      for (const inner of fs.readdirSync(path.join(publicDir, name))) {
        fs.symlinkSync(path.join(publicDir, name, inner), path.join(root, name, inner))
      }
    }
  }
  for (const file of HIDDEN) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    fs.writeFileSync(path.join(root, file), "secret")
  }
}
