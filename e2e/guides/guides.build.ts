import { execFileSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { expect, test, type Page } from "@playwright/test"
import { copyProject, stepsOf, type Copy } from "../../__tests__/support/guides"

/*
 * The guides' pages in a built site. That the guides' types agree and their stories pass, __tests__/guides.test.ts
 * knows without a build; here the types of their queries are the real ones, and a browser opens what came of them.
 */

test.describe.configure({ mode: "serial" })

const guides = ["add-a-component.md", "add-a-content-type.md", "add-a-page.md"]

let copy: Copy

test.beforeAll(() => {
  test.setTimeout(900_000)
  copy = copyProject(
    ...["__tests__", "__mocks__", ".storybook", "e2e", "lab", "packages", "jest.config.js"],
    ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
    ...["babel.config.js", "postcss.config.js", "tailwind.config.d.ts", "playwright.config.ts"],
  )
  copy.follow(guides.flatMap(stepsOf))
  // The project's own pictures in place of the stand-ins. Sizes are made once; those of its last build are the same.
  fs.cpSync("data/images", path.join(copy.root, "data/images"), {
    recursive: true,
    filter: (from, to) => fs.statSync(from).isDirectory() || fs.existsSync(to),
  })
  const pictures = path.resolve(".cache/pictures")
  if (fs.existsSync(pictures)) fs.cpSync(pictures, path.join(copy.root, ".cache/pictures"), { recursive: true })
  npm("content:schemas")
  npm("build")
})
test.afterAll(() => fs.rmSync(copy.root, { recursive: true, force: true }))

const npm = (script: string) =>
  execFileSync("npm", ["run", "--silent", script], { cwd: copy.root, encoding: "utf8", stdio: "pipe" })

/** Opens a page as it was built, without its scripts. */
async function open(page: Page, address: string) {
  const html = fs.readFileSync(path.join(copy.root, "public", address, "index.html"), "utf8")
  await page.setContent(html, { waitUntil: "domcontentloaded" })
}

const crumbs = (page: Page) => page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")

for (const { address, heading, way } of [
  { address: "/zz-our-districts", heading: "Our districts", way: ["Home", "Our districts"] },
  { address: "/zzcourses", heading: "Zzcourses", way: ["Home", "Zzcourses"] },
  { address: "/zzcourse-details/1", heading: "First Aid for Goats", way: ["Home", "Zzcourses", "First Aid for Goats"] },
]) {
  test(`${address} is built, with its heading and the way back`, async ({ page }) => {
    await open(page, address)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
    await expect(crumbs(page)).toHaveText(way)
  })
}

test("the types of the copy agree with what its queries give", () => {
  expect(copy.read("src/gatsby-types.d.ts")).toContain("ZzcoursesPageQuery")
  execFileSync(process.execPath, ["node_modules/typescript/bin/tsc", "--noEmit"], { cwd: copy.root, stdio: "pipe" })
})
