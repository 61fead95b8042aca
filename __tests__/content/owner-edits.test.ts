/** @jest-environment node */
import { ContentProject } from "./support/content-project"

/*
 * An owner may change every word, price, number and date, and add and delete entries: what the specification counts is what
 * the site ships with, not a limit. The content check accepts such edits. Tests have a copy of the content, and what the
 * specification states is looked at by __tests__/stated, which refuses nothing.
 */

let project: ContentProject

beforeEach(() => {
  project = new ContentProject()
})

afterEach(() => project.discard())

afterAll(() => ContentProject.discardFolder())

type Change = readonly [piece: string | RegExp, by: string]

/** Changes pieces of a file, each of which must be there. */
const change = (file: string, ...changes: readonly Change[]) =>
  changes.forEach(([piece, by]) => project.replace(`data/${file}`, piece, by))

/** Writes a new entry out of the text of another. */
const copyEntry = (from: string, to: string, ...changes: readonly Change[]) => {
  project.write(`data/${to}`, project.read(`data/${from}`))
  change(to, ...changes)
}

const addToList = (file: string, entry: object) => change(file, [/\n\]\n$/, `,\n${JSON.stringify(entry)}\n]\n`])

const edits: Readonly<Record<string, () => void>> = {
  "another service": () =>
    copyEntry(
      "services/9-sustainability-climate-action.json",
      "services/11-milk-records.json",
      [/"id": 9/, '"id": 11'],
      [/"servicePath": "[^"]+"/, '"servicePath": "milk-records"'],
      [/"title": "[^"]+"/, '"title": "Milk Records"'],
    ),
  "another product, whose price has neither cents nor commas": () =>
    copyEntry(
      "products/8-goat-milk.json",
      "products/11-mutton.json",
      [/"id": 8/, '"id": 11'],
      [/"title": "[^"]+"/, '"title": "Mutton"'],
      [/"sku": "[^"]+"/, '"sku": "CAFN-MEAT-11"'],
      [/"price": "[^"]+"/, '"price": "UGX24000"'],
    ),
  "another price": () => change("products/8-goat-milk.json", [/"price": "[^"]+"/, '"price": "UGX7,000"']),
  "a product with another name": () => change("products/3-fresh-milk.json", ["Fresh Milk", "Milk of the Morning"]),
  "a product that is no longer sold": () => {
    project.remove("data/products/9-grilled-flank-steak.json")
  },
  "another post": () =>
    copyEntry(
      "posts/4-biogas-four-cows.json",
      "posts/6-hay.json",
      [/"id": 4/, '"id": 6'],
      [/"title": "[^"]+"/, '"title": "Hay for the Dry Months"'],
    ),
  "another project, and one that is over": () => {
    copyEntry(
      "projects/2-women-in-livestock.json",
      "projects/6-hay.json",
      [/"id": 2/, '"id": 6'],
      [/"title": "[^"]+"/, '"title": "Hay Barns"'],
      [/"projectPath": "[^"]+"/, '"projectPath": "hay-barns"'],
    )
    project.remove("data/projects/5-modern-dairy-facility.json")
  },
  "another farmer": () =>
    copyEntry(
      "farmers/1-nakato-prossy.json",
      "farmers/7-farmer.json",
      [/"id": 1,\n {2}"name": "[^"]+"/, '"id": 7,\n  "name": "Another Farmer"'],
      [/"end": \d+/, '"end": 50'],
    ),
  "another banner": () =>
    addToList("banners.json", {
      ...(JSON.parse(project.read("data/banners.json")) as object[])[0],
      id: 99,
      title: "Hay for Everybody",
      buttonHref: "/shop",
    }),
  "another picture of the gallery": () => {
    project.write("data/images/gallery/image_168.jpg", "")
    change("gallery.json", [/(\n *)\]/, ',$1  "gallery/image_168"$1]'])
    project.write(
      "data/pictures.json",
      project.read("data/pictures.json").replace("[", '[{ "path": "gallery/image_168", "alt": "Hay on a lorry." },'),
    )
  },
  "a question in words of the owner": () =>
    addToList("faqs.json", {
      id: 77,
      group: "general",
      question: "May I ring you?",
      answer: "Please ring us very, very early. What there is is yours. We speak Runyankole too.",
    }),
  "another fee, figure and label": () => {
    change("home.json", ["UGX 50,000", "UGX 60,000"], [/"end": 83/, '"end": 90'])
    change("cart.json", ["Your cart is empty.", "There is nothing in your cart."])
  },
  "the real telephones, and another title": () =>
    change("site.json", [/\+256 000 000 00\d/g, "0772 123456"], ["Empowering Uganda's Livestock Future", "Farmers"]),
  "no events": () => {
    project.write("data/events.json", "[]\n")
  },
  "what systems leave behind": () => {
    for (const folder of ["data", "data/products", "data/services", "data/images", "data/images/gallery"]) {
      for (const name of [".DS_Store", "Thumbs.db", "desktop.ini"]) {
        project.write(`${folder}/${name}`, Buffer.from([0, 0, 1]))
      }
    }
  },
}

test.each(Object.keys(edits))("%s is in order", (name) => {
  edits[name]?.()
  expect(project.message()).toBe("")
})
