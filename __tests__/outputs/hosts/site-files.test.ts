/** @jest-environment node */
import fs from "node:fs"
import { manifestFile, robotsFile, securityFile } from "../../../src/outputs/hosts/site-files"

const site = {
  name: "CaFN",
  title: "CaFN - Livestock",
  siteUrl: "https://cafn.example",
  email: "hello@cafn.example",
  security: { contact: null },
}
const day = new Date("2026-11-22T17:30:00Z")

test("robots.txt: crawlers may read everything, and learn where all pages are listed", () => {
  expect(robotsFile(site).split("\n")).toEqual([
    "User-agent: *",
    "Disallow:",
    "",
    "Sitemap: https://cafn.example/sitemap-index.xml",
    "",
  ])
})

test("security.txt: whoever finds a weakness learns whom to write to, and until when that holds", () => {
  expect(securityFile(site, day).split("\n")).toEqual([
    "Contact: mailto:hello@cafn.example",
    "Expires: 2027-11-17T00:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://cafn.example/.well-known/security.txt",
    "",
  ])
})

test("security.txt: an address of its own goes before the office's, and two builds of a day write the same", () => {
  const settings = { ...site, security: { contact: "safe@cafn.example" } }
  expect(securityFile(settings, day)).toContain("Contact: mailto:safe@cafn.example\n")
  expect(securityFile(site, new Date("2026-11-22T00:00:00Z"))).toBe(securityFile(site, day))
})

test("manifest: a phone learns the site's names and pictures, which are there", () => {
  const manifest = JSON.parse(manifestFile(site)) as { name: string; short_name: string; icons: { src: string }[] }
  expect([manifest.name, manifest.short_name]).toEqual(["CaFN - Livestock", "CaFN"])
  expect(manifest.icons.map(({ src }) => fs.existsSync(`static${src}`))).toEqual([true, true, true])
})
