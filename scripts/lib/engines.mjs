import { provide } from "./packages.mjs"

/**
 * Paths of the other browser engines, as the environment variables that e2e/engines/playwright.config.ts reads; empty if an
 * engine is not installed and must not be installed now.
 */
export function findEngines() {
  const firefox = provide({ name: "Firefox ESR", program: "firefox-esr", packages: ["firefox-esr"] })
  const webkit = { name: "WebKitGTK", packages: ["webkit2gtk-driver", "xvfb"] }
  const screen = provide({ ...webkit, program: "Xvfb" })
  const driver = screen && provide({ ...webkit, program: "WebKitWebDriver" })
  return { FIREFOX: firefox ?? "", WEBKIT_DRIVER: driver ?? "" }
}
