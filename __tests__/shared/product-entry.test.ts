import { fetchProduct, productStore } from "../../src/shared/product-entry"
import { listFile, serveFiles } from "../support/list-files"

beforeEach(() => {
  productStore.clear()
  jest.spyOn(console, "warn").mockImplementation(() => {})
})

test("product entry: a product comes from its own file, once", async () => {
  const fetched = serveFiles({ "/lists/products/by-id/7.json": listFile([{ jsonId: 7, title: "Leather Hide" }]) })
  await expect(fetchProduct(7)).resolves.toMatchObject({ title: "Leather Hide" })
  await expect(fetchProduct(7)).resolves.toMatchObject({ title: "Leather Hide" })
  expect(fetched.mock.calls).toEqual([["/lists/products/by-id/7.json"]])
})

test("product entry: a product that the shop has no longer is null", async () => {
  serveFiles({})
  await expect(fetchProduct(99)).resolves.toBeNull()
})

test("product entry: a product that does not arrive is a failure, and so is one of another build", async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError("Failed to fetch")) })
  await expect(fetchProduct(7)).rejects.toThrow("Failed to fetch")
  serveFiles({ "/lists/products/by-id/7.json": { ...listFile([{ jsonId: 7 }]), build: "older" } })
  await expect(fetchProduct(7)).rejects.toThrow("another build")
})
