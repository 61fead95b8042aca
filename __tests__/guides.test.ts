/** @jest-environment node */
import { execFileSync, spawnSync } from "node:child_process"
import { rmSync } from "node:fs"
import { copyProject, stepsOf, type Copy } from "./support/guides"

/*
 * Whoever follows a guide to the letter gets what it promises: here all of them are followed in a copy of the project.
 * Its content is checked, its types are checked, its stories and tests run, and its pages are rendered.
 */

// Types and stories of a whole project, on a machine that may be busy.
jest.setTimeout(300_000)

const guides = ["add-a-component.md", "add-a-content-type.md", "add-a-page.md", "add-an-entry.md", "write-a-test.md"]
const steps = guides.flatMap(stepsOf)
const code = steps.filter(({ file }) => /\.tsx?$/.test(file) && !file.startsWith("src/content/entry-types"))

/** Renders the guides' pages from the copy's content: heading, and the way back. */
const PAGES_TEST = `
  import { render, screen, within } from "@testing-library/react"
  import type { ComponentProps } from "react"
  import pages from "../data/pages.json"
  import DistrictsPage from "../src/pages/zz-our-districts"
  import CoursesPage from "../src/pages/zzcourses"
  import CoursePage from "../src/templates/zzcourse"

  const course = { jsonId: 1, title: "First Aid for Goats", description: "Learn to see that a goat is sick." }
  const pageOf = (address: string) => ({ card: null, canonical: null, ...pages.find(({ route }) => route === address) })
  const heading = () => screen.getByRole("heading", { level: 1 })
  const crumbs = () =>
    within(screen.getByRole("navigation", { name: "Breadcrumb" })).getAllByRole("listitem").map((item) => item.textContent)

  test("the guide's page on districts", () => {
    const data = { page: pageOf("/zz-our-districts"), districts: { nodes: [{ jsonId: 1, name: "Lira" }] } }
    render(<DistrictsPage {...({ data } as ComponentProps<typeof DistrictsPage>)} />)
    expect(heading()).toHaveTextContent("Our districts")
    expect(crumbs()).toEqual(["Home", "Our districts"])
    expect(screen.getByText("Lira")).toBeVisible()
  })

  test("the guide's list of a new type", () => {
    const data = { page: pageOf("/zzcourses"), zzcourses: { nodes: [course] } }
    render(<CoursesPage {...({ data } as ComponentProps<typeof CoursesPage>)} />)
    expect(heading()).toHaveTextContent("Zzcourses")
    expect(crumbs()).toEqual(["Home", "Zzcourses"])
    expect(screen.getByRole("link", { name: course.title })).toHaveAttribute("href", "/zzcourse-details/1")
  })

  test("the guide's page of an entry", () => {
    const data = { page: pageOf("/zzcourse-details"), zzcourse: course }
    render(<CoursePage {...({ data } as ComponentProps<typeof CoursePage>)} />)
    expect(heading()).toHaveTextContent("First Aid for Goats")
    expect(crumbs()).toEqual(["Home", "Zzcourses", "First Aid for Goats"])
  })
`

let copy: Copy

/** Runs a script of the copy; what it prints. */
const run = (script: string) =>
  execFileSync(process.execPath, [require.resolve("tsx/cli"), script], { cwd: copy.root, encoding: "utf8" })

beforeAll(() => {
  copy = copyProject("__tests__", "__mocks__", ".storybook", "jest.config.js")
  copy.follow(steps)
  copy.write("__tests__/zz-pages.test.tsx", PAGES_TEST)
  run("scripts/content-schemas.ts")
})

afterAll(() => rmSync(copy.root, { recursive: true }))

test("they leave nothing to invent: each block of code names its file", () => {
  expect(code.length).toBeGreaterThanOrEqual(11)
  expect(steps.filter(({ language }) => language === "diff").length).toBeGreaterThanOrEqual(8)
})

test("the content is in order afterwards", () => {
  expect(run("scripts/check-content.ts")).toContain("types is in order.")
})

test("the types of their code agree", () => {
  // The types of new queries come with a build; until then they are anything.
  const known = copy.read("src/gatsby-types.d.ts")
  const names = code.flatMap(({ text }) => Array.from(text.matchAll(/Queries\.(\w+)/g), ([, name = ""]) => name))
  const missing = [...new Set(names)].filter((name) => !known.includes(`type ${name} =`))
  expect(missing.length).toBeGreaterThan(3)
  copy.write(
    "src/zz-queries.d.ts",
    `declare namespace Queries {\n${missing.map((name) => `type ${name} = any`).join("\n")}\n}\n`,
  )
  const files = ["src/gatsby-types.d.ts", "src/zz-queries.d.ts", "__tests__/setup.ts", ...code.map(({ file }) => file)]
  const compilerOptions = { noImplicitAny: false }
  copy.write(
    "tsconfig.guides.json",
    JSON.stringify({ extends: "./tsconfig.json", compilerOptions, include: [], files }),
  )
  const { stdout } = spawnSync(
    process.execPath,
    [require.resolve("typescript/bin/tsc"), "-p", "tsconfig.guides.json"],
    {
      cwd: copy.root,
      encoding: "utf8",
    },
  )
  // What is wrong elsewhere, check:types says.
  const theirs = stdout.split("\n").filter((line) => code.some(({ file }) => line.startsWith(file)))
  expect(theirs).toEqual([])
})

test("their stories and tests pass, and their pages have heading and way back", () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      require.resolve("jest/bin/jest"),
      "--ci=false",
      "--json",
      "stories/(components|features|browser|server)|zz-pages|one-less",
      "-t",
      "ZzTag|ZzcourseCard|DistrictList|the guide's|stepped below one",
    ],
    { cwd: copy.root, encoding: "utf8", env: { ...process.env, CI: undefined } },
  )
  const result = JSON.parse(stdout) as { numFailedTests: number; numPassedTests: number; snapshot: { added: number } }
  expect(result.numFailedTests === 0 ? "" : stderr).toBe("")
  expect(result).toMatchObject({ success: true, numFailedTests: 0 })
  // A component has two stories, a card and a list have one each; three pages and the test of the guide on tests.
  expect(result.snapshot.added).toBe(4)
  expect(result.numPassedTests).toBeGreaterThanOrEqual(8)
})
