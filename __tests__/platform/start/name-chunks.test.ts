/** @jest-environment node */
import { nameChunksByNumber } from "../../../src/platform/start/name-chunks"

test("chunks are named by number and contents", () => {
  const config = { output: { chunkFilename: "[name]-[contenthash].js" } }
  nameChunksByNumber(() => config)
  expect(config.output.chunkFilename).toBe("[id]-[contenthash:12].js")
})

test("a Gatsby that names them in another way stops the build", () => {
  expect(() => nameChunksByNumber(() => ({ output: { chunkFilename: "[name].js" } }))).toThrow(
    "name-chunks.ts can't read it",
  )
})
