/** @jest-environment node */
import { readFileSync, statSync } from "node:fs"
import path from "node:path"
import { detailRoutes, notFoundRoute, staticRoutes } from "../src/lib/paths"
import { pagedRoutes } from "../src/lib/list-pages"
import { findProblems, type Project } from "./support/specification"

/*
 * docs/specification.md says where every sentence of the specification is built and tested. Here it is held to that:
 * its files, tests and routes must be there, and no item may be lost.
 */

const root = path.join(__dirname, "..")

const project: Project = {
  read: (file) =>
    statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile()
      ? readFileSync(path.join(root, file), "utf8")
      : null,
  isRoute: (address) => {
    const [route = ""] = address.split("?")
    const above = route.replace(/\/[^/]+$/, "")
    return (
      [...staticRoutes, notFoundRoute].some((known) => known === route) ||
      detailRoutes.some((known) => route.startsWith(`${known}/`)) ||
      // Further pages of the lists, built for visitors without scripts.
      (/\/\d+$/.test(route) && ["/gallery", ...pagedRoutes].some((known) => known === above))
    )
  },
}

test("every sentence of the specification is built and tested where docs/specification.md says", () => {
  expect(findProblems(project.read("docs/specification.md") ?? "no document", project)).toEqual([])
})

test.each([
  ["/shop", true],
  ["/shop?page=2", true],
  ["/shop/2", true],
  ["/gallery/7", true],
  ["/service-details/{id}/{servicePath}", true],
  ["/404", true],
  ["/service-details", false],
  ["/shop/milk", false],
  ["/cart/2", false],
  ["/prices", false],
])("%s is a route of the site: %s", (address, isRoute) => {
  expect(project.isRoute(address)).toBe(isRoute)
})

describe("what the check finds", () => {
  const source = 'test("opens", () => {})\ntest.each([1])(\n  "counts %i",\n  () => {},\n)\n'
  const small: Project = {
    read: (file) => (["src/a.tsx", "e2e/a.spec.ts"].includes(file) ? source : null),
    isRoute: (address) => address === "/a",
  }
  const sound = '`/a` `src/a.tsx` | `e2e/a.spec.ts` "opens", "counts %i" |'
  const row = (number: string, rest = sound) => `| ${number} | Something | ${rest} |`
  const nine = Array.from({ length: 9 }, (_, index) => `${index + 1}.1`)

  /** A document with one item in each section, but for the rows that are given in place of that of section 2. */
  function document(rows = [row("2.1")], counts: Readonly<Record<string, number>> = {}) {
    const count = (name: string, usual: number) => `| ${name} | What it is about | ${counts[name] ?? usual} |`
    return [
      "| Section | About | Items |",
      "| --- | --- | ---: |",
      ...nine.map((number) => count(number[0] ?? "", 1)),
      count("All", 9),
      "",
      "| Item | The specification says | Built | Test | Note |",
      "| :--- | --- | --- | --- | --- |",
      ...nine.flatMap((number) => (number === "2.1" ? rows : [row(number)])),
    ].join("\n")
  }

  test("nothing in a document that is in order", () => {
    expect(findProblems(document(), small)).toEqual([])
  })

  test("nothing in an item that says why it has no test, and where it is built or not", () => {
    const why = "no test: it names the readers"
    expect(findProblems(document([row("2.1", `— | ${why} |`)]), small)).toEqual([])
    expect(findProblems(document([row("2.1", `\`src/a.tsx\` | ${why} |`)]), small)).toEqual([])
  })

  test.each([
    ["a module that is gone", '`src/b.tsx` | `e2e/a.spec.ts` "opens" |', "there is no file src/b.tsx"],
    ["a route that is gone", '`/b` | `e2e/a.spec.ts` "opens" |', "the site has no route /b"],
    ["no place at all", '— | `e2e/a.spec.ts` "opens" |', "it names no page and no module"],
    ["a file of tests that is gone", '`/a` | `e2e/b.spec.ts` "opens" |', "there is no file e2e/b.spec.ts"],
    ["a test that is gone", '`/a` | `e2e/a.spec.ts` "closes" |', "e2e/a.spec.ts has no test “closes”"],
    ["a part of a test's name", '`/a` | `e2e/a.spec.ts` "counts" |', "e2e/a.spec.ts has no test “counts”"],
    ["a file without a test's name", "`/a` | `e2e/a.spec.ts` |", "it names no test of e2e/a.spec.ts"],
    ["a file that holds no tests", '`/a` | `src/a.tsx` "opens" |', "src/a.tsx is no file of tests"],
    ["no test", "`/a` | — |", "it names no test, and does not say “no test: ” with a reason"],
    ["no reason for having none", "`/a` | no test: |", "it names no test, and does not say “no test: ” with a reason"],
    ["a column too few", '`/a` | `e2e/a.spec.ts` "opens"', "it has 4 columns in place of 5"],
  ])("%s", (_, cells, problem) => {
    expect(findProblems(document([row("2.1", cells)]), small)).toEqual([`line 17, item 2.1: ${problem}`])
  })

  test("an item that says nothing", () => {
    expect(findProblems(document([`| 2.1 | | ${sound} |`]), small)).toEqual([
      "line 17, item 2.1: it does not say what the specification says",
    ])
  })

  test.each([
    ["a number that is left out", ["2.1", "2.3"], ["line 18, item 2.3: 2.2 or 3.1 should stand here"]],
    ["a number that stands twice", ["2.1", "2.1"], ["line 18, item 2.1: 2.2 or 3.1 should stand here"]],
    ["an item without a number", ["2.1", ""], ["line 18, item without a number: 2.2 or 3.1 should stand here"]],
  ])("%s", (_, numbers, problems) => {
    const numbered = numbers.filter(Boolean).length
    const rows = numbers.map((number) => row(number))
    expect(findProblems(document(rows, { 2: numbered, All: 10 }), small)).toEqual(problems)
  })

  test("a section without items, and one whose number of items is not the stated one", () => {
    expect(findProblems(document([], { 2: 0, 3: 4 }), small)).toEqual([
      "line 17, item 3.1: 1.2 or 2.1 should stand here",
      "“2” holds 0 of the items, and the table at the top says 0",
      "“3” holds 1 of the items, and the table at the top says 4",
      "“All” holds 8 of the items, and the table at the top says 9",
    ])
  })
})
