/** @jest-environment node */
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { KeptAnswers } from "../../../src/platform/pictures/kept-answers"

const hen = {
  width: 340,
  images: { sources: [{ srcSet: "/static/1a/hen%20one.webp 340w, /static/2b/hen.webp 680w" }] },
}
const ask = jest.fn(() => Promise.resolve(hen))
let root: string

beforeEach(() => {
  ask.mockClear()
  root = fs.mkdtempSync(path.join(os.tmpdir(), "answers-"))
  for (const file of ["1a/hen one.webp", "2b/hen.webp"]) {
    fs.mkdirSync(path.join(root, "public/static", path.dirname(file)), { recursive: true })
    fs.writeFileSync(path.join(root, "public/static", file), "")
  }
})
afterEach(() => fs.rmSync(root, { recursive: true }))

async function buildOnce(key = "hen"): Promise<unknown> {
  const answers = new KeptAnswers(root)
  const answer = await answers.get(key, ask)
  await answers.save()
  return answer
}

test("the next build asks for nothing that the last one has asked", async () => {
  expect(await buildOnce()).toEqual(hen)
  expect(await buildOnce()).toEqual(hen)
  expect(ask).toHaveBeenCalledTimes(1)
})

test("it asks again where a file that was made of the picture is gone", async () => {
  await buildOnce()
  fs.rmSync(path.join(root, "public/static/1a/hen one.webp"))
  await buildOnce()
  expect(ask).toHaveBeenCalledTimes(2)
})

test("what a build has not asked for is forgotten", async () => {
  await buildOnce()
  await buildOnce("goat")
  await buildOnce()
  expect(ask).toHaveBeenCalledTimes(3)
})

test("a file that cannot be read is no hindrance", async () => {
  await buildOnce()
  fs.writeFileSync(path.join(root, ".cache/pictures/answers.json"), "{")
  expect(await buildOnce()).toEqual(hen)
})
