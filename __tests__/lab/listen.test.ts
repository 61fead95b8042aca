/** @jest-environment node */
import { spokenIn, type Desktop } from "../../lab/listen/desktop"
import { transcriptOf } from "../../lab/listen/transcript"

test("what was said is read from Orca's log, with its apostrophes and without its voices", () => {
  const log = [
    "20:09:06.253616 - SPEECH: Checking speech setting.",
    "20:09:06.420900 - SPEECH OUTPUT: 'Screen reader on.'{'established': False}",
    "20:09:07.000000 - SPEECH OUTPUT: 'CaFN - Empowering Uganda's Livestock Future heading level 1.' voice=system{'average-pitch': 7}",
    "20:09:07.100000 - SPEECH OUTPUT: ''{}",
    "20:09:07.200000 - SPEECH OUTPUT: 'a' {'established': False}",
    "20:09:07.300000 - EVENT MANAGER: object:children-changed:add",
  ].join("\n")
  expect(spokenIn(log)).toEqual([
    "Screen reader on.",
    "CaFN - Empowering Uganda's Livestock Future heading level 1.",
    "a",
  ])
})

test("a transcript has each key, and what was said after it", async () => {
  const did: string[] = []
  const done = (what: string) => Promise.resolve(void did.push(what))
  const desktop: Desktop = {
    open: (address) => done(`open ${address}`),
    go: (address) => done(`go ${address}`),
    leave: () => done("leave"),
    press: (key) => did.push(`press ${key}`),
    type: (text) => did.push(`type ${text}`),
    heard: () => Promise.resolve(["Gallery link.", "visited"]),
    close: () => {},
  }
  const keys = ["Down", "type:a: b", "go:/cart"]
  const scene = { name: "home", title: "The home page", parts: [{ heading: "From the top", address: "/", keys }] }
  expect(await transcriptOf(scene, "http://site", desktop)).toBe(
    [
      "# The home page",
      "",
      "## From the top",
      "",
      "```text",
      "[opens /]",
      "[Down] Gallery link. / visited",
      "[type:a: b] Gallery link. / visited",
      "[go:/cart]",
      "```",
      "",
    ].join("\n"),
  )
  expect(did).toEqual(["open http://site/", "press Down", "type a: b", "go http://site/cart", "leave"])
})
