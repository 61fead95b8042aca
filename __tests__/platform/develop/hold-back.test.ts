/** @jest-environment node */
import filesystem, { type SourceApi } from "gatsby-source-filesystem/gatsby-node"
import { createContentGate } from "../../../src/platform/develop/content-gate"
import { holdBackNodes } from "../../../src/platform/develop/hold-back"

const original = filesystem.sourceNodes
afterEach(() => {
  filesystem.sourceNodes = original
})

test("the plugin's nodes are made and deleted when the gate lets them", () => {
  const done: string[] = []
  const actions: SourceApi["actions"] = {
    createNode: () => done.push("created"),
    deleteNode: () => done.push("deleted"),
  }
  let given: SourceApi["actions"] | undefined
  filesystem.sourceNodes = (api) => {
    given = api.actions
  }
  const held = new Map<string, () => void>()
  const gate = createContentGate(() => [])
  holdBackNodes({ ...gate, pass: (file, change) => held.set(`${file} ${held.size}`, change) })
  filesystem.sourceNodes?.({ actions }, {})

  given?.createNode({ id: "milk" })
  given?.deleteNode({ id: "goat" })
  expect(done).toEqual([])
  expect([...held.keys()]).toEqual(["milk 0", "goat 1"])
  for (const change of held.values()) change()
  expect(done).toEqual(["created", "deleted"])
})

test("Gatsby waits for no callback: the function has two parameters, like the plugin's own", () => {
  expect(original).toHaveLength(2)
  holdBackNodes(createContentGate(() => []))
  expect(filesystem.sourceNodes).not.toBe(original)
  expect(filesystem.sourceNodes).toHaveLength(2)
})

test("a plugin that sources nodes in another way stops the start", () => {
  filesystem.sourceNodes = undefined
  expect(() => holdBackNodes(createContentGate(() => []))).toThrow("sources nodes in a new way")
})
