/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { buildSchema } from "gatsby/graphql"
import { reportInvalidQueries } from "../../src/platform/queries"

const schema = buildSchema("type Query { product: Product } type Product { title: String }")
const root = fs.mkdtempSync(path.join(os.tmpdir(), "queries-"))
const write = (name: string, query: string) =>
  fs.writeFileSync(path.join(root, "src", name), `\nexport const query = graphql\`\n  ${query}\n\``)
const writeCard = (field: string) => write("card.tsx", `fragment Card on Product {\n    ${field}\n  }`)

beforeAll(() => {
  fs.mkdirSync(path.join(root, "src"))
  for (const page of ["Home", "Shop"]) write(`${page}.tsx`, `query ${page} { product { ...Card } }`)
})
afterAll(() => fs.rmSync(root, { recursive: true }))

test("queries: an unknown field of a fragment is reported once with fragment, file and line, until it is corrected", async () => {
  writeCard("titel")
  const report = jest.fn()
  const held = reportInvalidQueries(root, schema, report)
  expect(report.mock.calls).toEqual([
    [expect.stringMatching(/^fragment Card: Cannot query field "titel" .* "title"\?\n\nsrc\/card.tsx:4:5\n/)],
  ])
  writeCard("title")
  await held
  expect(report).toHaveBeenCalledTimes(1)
})
