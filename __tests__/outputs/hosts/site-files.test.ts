/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { manifestFile, robotsFile, securityFile, writeSiteFiles } from "../../../src/outputs/hosts/site-files"

const site = {
  name: "CaFN",
  title: "CaFN - Livestock",
  siteUrl: "https://cafn.example",
  email: "hello@cafn.example",
  security: { contact: null },
}
const day = new Date("2026-11-22T17:30:00Z")

test("crawlers may read everything, and learn where all pages are listed", () => {
  expect(robotsFile(site).split("\n")).toEqual([
    "User-agent: *",
    "Disallow:",
    "",
    "Sitemap: https://cafn.example/sitemap-index.xml",
    "",
  ])
})

test("whoever finds a weakness learns whom to write to, and until when that holds", () => {
  expect(securityFile(site, day).split("\n")).toEqual([
    "Contact: mailto:hello@cafn.example",
    "Expires: 2027-11-17T00:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://cafn.example/.well-known/security.txt",
    "",
  ])
})

test("an address of its own for weaknesses goes before the office's", () => {
  const settings = { ...site, security: { contact: "safe@cafn.example" } }
  expect(securityFile(settings, day)).toContain("Contact: mailto:safe@cafn.example\n")
})

test("it expires within a year, and two builds of a day write the same", () => {
  const expires = new Date(/Expires: (.*)/.exec(securityFile(site, day))?.[1] ?? "")
  expect(expires.getTime() - day.getTime()).toBeLessThan(365 * 24 * 60 * 60 * 1000)
  expect(securityFile(site, new Date("2026-11-22T00:00:00Z"))).toBe(securityFile(site, day))
})

test("a phone learns the site's names and pictures, which are there", () => {
  const manifest = JSON.parse(manifestFile(site)) as { name: string; short_name: string; icons: { src: string }[] }
  expect([manifest.name, manifest.short_name]).toEqual(["CaFN - Livestock", "CaFN"])
  expect(manifest.icons.map(({ src }) => fs.existsSync(`static${src}`))).toEqual([true, true, true])
})

test("all stand where programs look for them", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "site-files-"))
  writeSiteFiles(root, site, day)
  expect(fs.readFileSync(path.join(root, "public/robots.txt"), "utf8")).toBe(robotsFile(site))
  expect(fs.readFileSync(path.join(root, "public/.well-known/security.txt"), "utf8")).toBe(securityFile(site, day))
  expect(fs.readFileSync(path.join(root, "public/manifest.webmanifest"), "utf8")).toBe(manifestFile(site))
  fs.rmSync(root, { recursive: true })
})
