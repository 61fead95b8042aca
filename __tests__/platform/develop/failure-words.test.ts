/** @jest-environment node */
import { createContentSchema } from "../../../src/content"
import { failureFields, replaceFailureWords } from "../../../src/platform/develop/failure-words"

/** All GraphQL types of the content, as they are handed to Gatsby. */
const types = () => {
  const written: unknown[] = []
  const actions: Parameters<typeof createContentSchema>[0] = {
    createTypes: (types) => written.push(types),
    createFieldExtension: () => {},
  }
  createContentSchema(actions)
  return written.flat().join("\n")
}

test.each(failureFields)("the content has %s.%s", (type, field) => {
  const [, fields] = new RegExp(`^type ${type} [^{]*{([^]*?)\\n}`, "m").exec(types()) ?? []
  expect(fields).toMatch(new RegExp(`^ *${field}: String!`, "m"))
})

test("each says where to look, and nothing of a connection", () => {
  const said: unknown[] = []
  replaceFailureWords((resolvers) => {
    for (const [type, fields] of Object.entries(resolvers)) {
      for (const [field, { resolve }] of Object.entries(fields)) {
        said.push([type, field, resolve({}, {}, {}, { originalResolver: () => "Your connection may have dropped." })])
      }
    }
  })
  const copy: unknown = expect.stringContaining("The terminal says what is wrong")
  expect(said).toEqual(failureFields.map(([type, field]) => [type, field, copy]))
})
