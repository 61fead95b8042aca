/** @jest-environment node */
import { contentTypes } from "../../../src/content"
import { editorConfig } from "../../../src/outputs/editor/editor-config"
import { describeChanges, formAddress } from "../../../src/outputs/editor/describe-changes"

const config = editorConfig(contentTypes, {
  backend: { name: "github", repo: "cafn/website" },
  name: "CaFN",
  siteUrl: "https://cafn.example",
})

test("changes: an entry by its title, a page's file by its label, a picture by its path", () => {
  const lines = describeChanges(config, [
    { file: "data/products/8-goat-milk.json", act: "changed", text: '{ "title": "Goat Milk" }' },
    { file: "data/products/9-ghee.json", act: "removed", text: '{ "title": "Ghee" }' },
    { file: "data/site.json", act: "changed", text: "{" },
    { file: "data/images/products/can.webp", act: "added", text: "" },
    { file: "data/notes.txt", act: "changed", text: "a" },
  ])
  expect(lines).toEqual([
    "Goat Milk: changed",
    "Ghee: removed",
    "Telephone, address, hours: changed",
    "Picture products/can: added",
    "data/notes.txt: changed",
  ])
})

test("addresses of forms: entries, files in groups, and none for what is not shown", () => {
  expect(formAddress(config, "data/products/8-goat-milk.json")).toBe("#/collections/product/entries/8-goat-milk")
  expect(formAddress(config, "data/pictures.json")).toBe("#/collections/pictures/entries/picture-description")
  expect(formAddress(config, "data/blog.json")).toBeUndefined()
})
