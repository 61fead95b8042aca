import { provide } from "./packages.mjs"

/**
 * Paths of the other engines that the site is tested in, as the environment variables that playwright.engines.config.ts
 * reads; empty where one is not on this machine and nobody asks for it to be installed.
 */
export function findEngines() {
  const firefox = provide({ name: "Firefox ESR", program: "firefox-esr", packages: ["firefox-esr"] })
  const webkit = { name: "WebKitGTK", packages: ["webkit2gtk-driver", "xvfb"] }
  const screen = provide({ ...webkit, program: "Xvfb" })
  const driver = screen && provide({ ...webkit, program: "WebKitWebDriver" })
  return { FIREFOX: firefox ?? "", WEBKIT_DRIVER: driver ?? "" }
}
