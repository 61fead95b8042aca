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

test("robots.txt: allows everything, and names the sitemap", () => {
  expect(robotsFile(site).split("\n")).toEqual([
    "User-agent: *",
    "Disallow:",
    "",
    "Sitemap: https://cafn.example/sitemap-index.xml",
    "",
  ])
})

test("security.txt: has contact, expiry and canonical address", () => {
  expect(securityFile(site, day).split("\n")).toEqual([
    "Contact: mailto:hello@cafn.example",
    "Expires: 2027-11-17T00:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://cafn.example/.well-known/security.txt",
    "",
  ])
})

test("security.txt: prefers the security contact, and is the same for two builds of a day", () => {
  const settings = { ...site, security: { contact: "safe@cafn.example" } }
  expect(securityFile(settings, day)).toContain("Contact: mailto:safe@cafn.example\n")
  expect(securityFile(site, new Date("2026-11-22T00:00:00Z"))).toBe(securityFile(site, day))
})

test("security.txt: has the deployed commit, for the editor", () => {
  expect(securityFile(site, day, "abc123").split("\n").at(-2)).toBe("# Built from abc123")
})

test("manifest: has the site's names, and icons that exist", () => {
  const manifest = JSON.parse(manifestFile(site)) as { name: string; short_name: string; icons: { src: string }[] }
  expect([manifest.name, manifest.short_name]).toEqual(["CaFN - Livestock", "CaFN"])
  expect(manifest.icons.map(({ src }) => fs.existsSync(`static${src}`))).toEqual([true, true, true])
})
