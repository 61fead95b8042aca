/** @jest-environment node */
import type { CreateResolvers } from "../../../src/platform/gatsby-api"
import { remembering, memoizeImageResolvers } from "../../../src/platform/pictures/memoize-image-resolvers"

const picture = (id: string, contentDigest = "one") => ({ id, internal: { contentDigest } })
const measure = jest.fn((source: unknown, args: object) => Promise.resolve({ source, args }))
const info = { originalResolver: measure }

beforeEach(() => measure.mockClear())

test("a picture is measured once, however many pages show it", async () => {
  const resolve = remembering()
  const pages = ["/shop-single/1", "/shop-single-thumb/1", "/shop"]
  const answers = await Promise.all(pages.map((path) => resolve(picture("hen"), { width: 340 }, { path }, info)))
  expect(measure).toHaveBeenCalledTimes(1)
  expect(answers).toEqual(pages.map(() => ({ source: picture("hen"), args: { width: 340 } })))
})

test.each([
  ["another picture", picture("goat"), { width: 340 }],
  ["the same in another size", picture("hen"), { width: 680 }],
  ["a file that has changed", picture("hen", "two"), { width: 340 }],
])("%s is measured for itself", async (_, source, args) => {
  const resolve = remembering()
  await resolve(picture("hen"), { width: 340 }, {}, info)
  expect(await resolve(source, args, {}, info)).toEqual({ source, args })
  expect(measure).toHaveBeenCalledTimes(2)
})

test("it is Gatsby's data of pictures that are remembered", () => {
  const createResolvers = jest.fn<void, Parameters<CreateResolvers>>()
  memoizeImageResolvers(createResolvers)
  expect(createResolvers.mock.calls.map(([{ ImageSharp = {} }]) => Object.keys(ImageSharp))).toEqual([
    ["gatsbyImageData"],
  ])
})
