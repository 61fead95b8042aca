/** @jest-environment node */
import { rmSync } from "node:fs"
import path from "node:path"
import { checkContent, readSite, removeByteOrderMarks } from "../../src/content"
import { isIgnored, isIgnoredPicture } from "../../src/content/content-files"
import { ContentProject, getMessage, type ProblemLines } from "./support/content-project"
import { commitFiles } from "../support/git"

let project: ContentProject

beforeEach(() => {
  project = new ContentProject()
})

afterEach(() => project.discard())

afterAll(() => ContentProject.discardFolder())

/** A file, and the name of an entry in messages. */
type Place = readonly [file: string, entry: string]

/** Sets a field of an entry; entries of lists are addressed by number. */
const set = ([file, entry]: Place, field: string, value: unknown) =>
  project.set(file, entry.startsWith("no. ") ? `${entry} › ${field}` : field, value)

const milk = "data/products/3-fresh-milk.json"
const biogas = "data/posts/4-biogas.json"
const milkPlace: Place = [milk, "id 3, “Fresh Milk”"]
const goatMilk: Place = ["data/products/8-goat-milk.json", "id 8, “Goat Milk”"]
const biogasPlace: Place = [biogas, "id 4, “Biogas”"]
const printable: Place = ["data/sheets/1-ticks.json", "id 1, “Ticks”"]
const site: Place = ["data/site.json", ""]
const navigation: Place = ["data/navigation.json", ""]
const banner: Place = ["data/banners.json", "no. 1 (id 1, “Words”)"]
const faq: Place = ["data/faqs.json", "no. 1 (id 1, “Words”)"]
const notice: Place = ["data/notices.json", "no. 1 (id 1, “No animals may move”)"]
const training: Place = ["data/events.json", "no. 1 (id 1, “Training”)"]
const groupOrders: Place = ["data/events.json", "no. 2 (id 2, “Group orders”)"]
const review: Place = ["data/testimonials.json", "no. 1 (id 1, “Ojok Samuel”)"]

/** Expects exactly these problems, apart from line numbers. */
const expectProblems = (...problems: readonly ProblemLines[]) => {
  expect(project.message().replace(/, line \d+$/gm, "")).toBe(getMessage(...problems))
}

test("content check: accepts the site's own content, and the small set of these tests", () => {
  expect(checkContent(path.join(__dirname, "../../data"))).toEqual([])
  expect(project.message()).toBe("")
})

const wholeFile = ["", ""] as const
const inUtf8 = "the same text in UTF-8: save it as UTF-8 (Notepad: Save as, Encoding: UTF-8)"

test("content check: locates a JSON syntax error by its line, once", () => {
  project.write("data/faqs.json", '[\n  { "id": 1, "category": "Livestock" },\n  { "id": 2 "category": "Dairy" }\n]')
  const problem = getMessage(["data/faqs.json, line 3", ...wholeFile, '"category": "Dairy" }', "a comma before it"])
  expect(project.message()).toBe(problem)
})

test("content check: a file in Latin-1 is reported with the first unreadable word", () => {
  const [before = "", after = ""] = project.read(milk).split("Fresh")
  project.write(milk, Buffer.concat([Buffer.from(before), Buffer.from("Crème", "latin1"), Buffer.from(after)]))
  expectProblems([milk, ...wholeFile, "“Crème”, which is not written in UTF-8", inUtf8])
  expect(project.message()).toContain(`${milk}, line 3\n`)
})

test("content check: a file in UTF-16 is reported once", () => {
  project.write("data/pictures.json", Buffer.from(`\uFEFF${project.read("data/pictures.json")}`, "utf16le"))
  expectProblems(["data/pictures.json", ...wholeFile, "text in UTF-16, which Windows calls “Unicode”", inUtf8])
})

test("content check: accepts a byte-order mark", () => {
  for (const file of [milk, "data/site.json", "data/pictures.json"]) {
    project.write(file, `\uFEFF${project.read(file)}`)
  }
  expect(project.message()).toBe("")
  expect(readSite(project.root).name).toBe("CaFN")
})

test("removeByteOrderMarks: removes the byte-order mark of JSON files, and changes nothing else", () => {
  const page = `\uFEFF${project.read(milk)}`
  project.write("data/faqs.json", '\uFEFF[1, "é"]\r\n').write(milk, page).write("data/notes.md", "\uFEFFtext")
  removeByteOrderMarks(`${project.root}/data`)
  const files = ["data/faqs.json", milk, "data/notes.md"].map((file) => project.read(file))
  expect(files).toEqual(['[1, "é"]\r\n', page.slice(1), "\uFEFFtext"])
})

test.each([
  ["data/products/11-mutton.json.txt", ".txt", "data/products/11-mutton.json"],
  ["data/products/11-mutton.JSON", ".JSON", "data/products/11-mutton.json"],
])("content check: rejects the file extension of %s", (file, ending, name) => {
  project.write(file, "{}")
  expect(isIgnored(file)).toBe(true)
  const actual = `a name that ends in ${ending}; only files that end in .json are read`
  expectProblems([file, ...wholeFile, actual, `the name ${name}`])
})

test("content check: reports a downloaded copy of an entry, and no consequence of it", () => {
  const second = "data/products/3-fresh-milk (1).json"
  project.write(second, project.read(milk))
  expect(isIgnored(second)).toBe(true)
  const expected = `one file: delete this one, or ${milk} if that is the older one`
  expectProblems([second, ...wholeFile, "a second copy, as a download makes it", expected])
})

test("content check: reports a file that belongs to no content type, with a suggestion", () => {
  project.write("data/faq.json", "[]").write("data/products/prices.docx", "[]")
  const problem = ["", "", "a file of this name, which the site does not read"] as const
  expectProblems(
    ["data/faq.json", ...problem, "data/faqs.json?"],
    ["data/products/prices.docx", ...problem, "one of the files that data/README.md lists"],
  )
})

test("content check: ignores files of the operating system and of editors", () => {
  const names = [".DS_Store", "Thumbs.db", "desktop.ini", "._fresh-milk.webp", "~$x.json", "a.json~"]
  for (const name of names) {
    for (const folder of ["data", "data/images/products"]) project.write(`${folder}/${name}`, Buffer.from([0, 0, 0, 1]))
    expect([isIgnored(name), isIgnoredPicture(name)]).toEqual([true, true])
  }
  expect(project.message()).toBe("")
  expect(["data", "/srv/site/data/products", milk].map(isIgnored)).toEqual([false, false, false])
})

test("content check: reports a missing file, and a list in place of one entry", () => {
  project.remove("data/faqs.json").write("data/navigation.json", "[]")
  const expected = "the files as they were: the site needs at least one entry here"
  expectProblems(
    ["data/faqs.json", ...wholeFile, "no such file", expected],
    ["data/navigation.json", ...wholeFile, "an empty list", "one entry: { … }"],
  )
})

type Fault = readonly [place: Place, field: string, value: unknown, expected: string, actual?: string]

const missing = "nothing: the field is missing"
const aRating = "a number from 1 to 5 in steps of 0.5, such as 4.5"
const aNumber = 'one telephone number such as "0772 123456", or "+44 20 7946 0958" of another country'
const oneOfTwo = "a day, or “monthly” in its place: one of the two"
const aVariant = 'a part with the "kind" "paragraph", "heading" or "list"'

/** Each sets one field to an invalid value, and has the whole message. */
const faults: readonly Fault[] = [
  // Values of one field.
  [milkPlace, "unit", undefined, '{ "one": …, "many": … }, such as { "one": "Words", "many": "Words" }', missing],
  [milkPlace, "reveiws", 10, 'no field of this name; did you mean "reviews"?'],
  [milkPlace, "reviews", "58", "58, without quotes"],
  [milkPlace, "isSample", "yes", "true or false"],
  [milkPlace, "category", "milk", 'one of "cattle", "dairy", "poultry", "meat"'],
  [milkPlace, "tags", [], 'a list of 1 to 6, such as [ "Words" ]', "an empty list"],
  [milkPlace, "unit › one", "per can", 'what a number is set before, such as "tray of 30", without "per"'],
  [milkPlace, "price", "UGX22,5OO.00", 'a price such as "UGX 6,000", "6,000/=" or "$12.00"'],
  [milkPlace, "title", " ", "a text: this one is empty"],
  [milkPlace, "title", " Fresh Milk", 'no blank at its start or end: "Fresh Milk"'],
  [milkPlace, "sku", "M".repeat(31), "at most 30 characters: it has 31"],
  [faq, "answer", "Call <b>us</b>.", "the words without <b>, which would be shown as it stands"],
  [biogasPlace, "comments", -2, "a whole number from 0 to 100000"],
  [biogasPlace, "body › no. 1 › kind", "text", aVariant],
  [biogasPlace, "date › day", 31, "a day that this month has"],
  [review, "ratings", 4.3, aRating],
  [site, "telephones › no. 2 › number", "0772 123456 / 7", aNumber],
  [site, "social › no. 1 › href", "http://www.x.com/", 'a web address such as "https://example.org/page"'],
  [
    navigation,
    "mainMenu › no. 1 › href",
    "https://cafn.example@other.example",
    'an address of this site such as "/services", or one that starts with https://, mailto: or tel:',
  ],
  [site, "siteUrl", "https://cafn.example/en", 'the address alone, without a slash or a path: "https://cafn.example"'],
  [notice, "declaredBy", undefined, '{ "office": …, "letter": …, "date": … }', missing],
  [notice, "until", "2026-11-31", 'a day that exists, as year, month and day: "2026-12-05"'],

  // Fields of an entry that contradict each other.
  [milkPlace, "oldPrice", "$25.00", 'a higher price in the currency of "UGX22,500.00"'],
  [site, "openingHours › no. 1 › closes", "08:00", "a time after “opens”, or null in both for a day that is closed"],
  [site, "videos › no. 1 › webm", null, "the video's file, because the provider is file"],
  [navigation, "mainMenu › no. 1 › href", null, "an address, because the entry opens no links"],
  [notice, "until", "2026-11-19", "the same day as “from” or a later one"],
  [training, "date", undefined, oneOfTwo, missing],
  [groupOrders, "monthly › words", "by the 24th of each month", "words with the number 25, as in “day”"],
  [printable, "path", "sick-animal", "another name: the website makes a sheet with this one"],

  // References to other entries and files.
  [milkPlace, "farmer", 99, "what data/farmers has as “id”, such as 1"],
  [milkPlace, "thumb", "products/fresh-milks", 'a picture of data/images; did you mean "products/fresh-milk"?'],
  [
    biogasPlace,
    "tags › no. 1",
    "Sustainabilty",
    'what data/blog.json has as “tags › category”; did you mean "Sustainability"?',
  ],
  [navigation, "mainMenu › no. 1 › href", "/gallery/", 'an address that the site has; did you mean "/gallery"?'],
  [navigation, "mainMenu › no. 1 › href", "/../data/site.json", "an address that the site has"],
  [
    site,
    "videos › no. 1 › webm",
    "/media/lost.webm",
    "the address of a file that is there: static/media/lost.webm is not",
  ],
]

const named = faults.map((fault) => [`${fault[0].join(", ")}, ${fault[1]}`, fault[2], fault] as const)

test.each(named)(
  "content check: %s: rejects %j",
  (_name, _value, [place, field, value, expected, actual = JSON.stringify(value)]) => {
    set(place, field, value)
    // The name of an entry contains its title.
    const entry = field === "title" ? place[1].replace("Fresh Milk", String(value)) : place[1]
    expectProblems([place[0], entry, field, actual, expected])
  },
)

test.each<[string, Place, string, unknown, string]>([
  ["an event has both a date and a monthly day", training, "monthly", { day: 12, words: "on the 12th" }, oneOfTwo],
  ["a video of YouTube has no id", site, "videos › no. 1 › provider", "youtube", "the video's id, because"],
  [
    "a product shows a picture twice",
    milkPlace,
    "pictures › no. 2",
    "products/fresh-milk.webp",
    "pictures that differ",
  ],
  ["a printable's columns are too wide", printable, "parts › no. 1 › columns › no. 1 › share", 50, "these make 110"],
])("content check: reports once that %s", (_, place, field, value, expected) => {
  set(place, field, value)
  expect(project.message()).toContain("The content has 1 problem.")
  expect(project.message()).toContain(expected)
})

test.each([
  ["Fresh\u200B Milk", "an invisible character (U+200B)", "“Fresh▯ Milk”"],
  ["Fresh \u202EMilk", "a sign that turns the direction of the text (U+202E)", "“Fresh ▯Milk”"],
  ["Fresh \uD800Milk", "half of a character (U+D800)", "“Fresh ▯Milk”"],
])("content check: rejects the title %j: %s", (title, character, excerpt) => {
  set(milkPlace, "title", title)
  const expected = "the same text without it: delete the words beside it, and type them anew"
  expectProblems([milk, `id 3, “${title}”`, "title", `${character} at ▯: ${excerpt}`, expected])
})

test("content check: reports a duplicate id, and no consequence of it", () => {
  set(goatMilk, "id", 3)
  set(banner, "buttonHref", "/shop-single/8")
  const problem = "3, as in 3-fresh-milk.json"
  expectProblems([goatMilk[0], "id 3, “Goat Milk”", "id", problem, "an id (such as 4) of its own"])
})

test("content check: reports a copied file once, without the other problems in it", () => {
  set(milkPlace, "ratings", 9)
  project.copy(milk, "data/products/11-mutton.json", {})
  const copied = ["a copy of 3-fresh-milk.json", "an id (such as 9), a title and a sku of its own"] as const
  expectProblems([...milkPlace, "ratings", "9", aRating], ["data/products/11-mutton.json", milkPlace[1], "", ...copied])
})

test("content check: rejects a real web address while samples are left, but not a preview", () => {
  set(site, "siteUrl", "https://www.cafn.ug")
  expect(project.message()).toMatch(/data\/site\.json, line \d+\n {3}field: {4}siteUrl\n/)
  expect(project.message()).toMatch(
    /found: {4}"https:\/\/www\.cafn\.ug", a real address, while \d+ things are invented/,
  )
  expect(project.message()).toContain('expected: "preview": true in this file, or all of them real: npm run content')
  set(site, "preview", true)
  expect(project.message()).toBe("")
})

test("content check: rejects countries without a default", () => {
  project.set("data/cart.json", "countries › no. 1 › isDefault", false)
  const expected = '"isDefault": true in one country, false in the others'
  expectProblems(["data/cart.json", "", "countries", "a list of 1", expected])
})

test("content check: reports a page without copy, and copy without a page", () => {
  project.replace("data/pages.json", '"route": "/gallery"', '"route": "/galery"')
  const entry = project.message().match(/no\. \d+ \(“\/galery”\)/)?.[0] ?? ""
  expectProblems(
    ["data/pages.json", ...wholeFile, "no entry for the page /gallery", 'an entry with "route": "/gallery"'],
    ["data/pages.json", entry, "route", '"/galery"', 'a page that the site has; did you mean "/gallery"?'],
  )
})

test("content check: rejects a picture of a gallery's kind that is not in the gallery", () => {
  const pictures = ["gallery/image_2", "gallery/image_1"]
  project.set("data/gallery.json", "kinds", [{ slug: "goats", label: "Goats", pictures }])
  const expected = "a picture of “pictures”, once, in their order"
  expectProblems(["data/gallery.json", "", "kinds › no. 1 › pictures › no. 2", "gallery/image_1", expected])
})

test("content check: accepts a picture named with its extension, and a photo in place of a drawing", () => {
  set(milkPlace, "thumb", "products/fresh-milk.jpg")
  project.replace("data/pictures.json", '"path": "products/fresh-milk"', '"path":"products/fresh-milk.webp"')
  expect(project.message()).toBe("")
  project.remove("data/images/products/fresh-milk.webp").write("data/images/products/fresh-milk.jpg", "")
  expect(project.message()).toBe("")
})

test("content check: reports a picture's file name that content can't use, with a new name", () => {
  project.remove("data/images/products/fresh-milk.webp").write("data/images/products/Fresh Milk.JPG", "")
  project.write("data/images/gallery/image_1 (1).heic", "").write("data/images/gallery/list.docx", "")
  const problem = (name: string, expected: string) =>
    [`data/images/${name}`, ...wholeFile, `"${path.basename(name)}"`, expected] as const
  const renamed = (name: string) => `the name data/images/${name}: “npm run pictures” gives it`
  expectProblems(
    problem("gallery/image_1 (1).heic", renamed("gallery/image_1-1.jpg")),
    problem("gallery/list.docx", "pictures alone in data/images"),
    problem("products/Fresh Milk.JPG", renamed("products/fresh-milk.jpg")),
  )
  expect(["Fresh Milk.JPG", "fresh-milk.jpg"].map(isIgnoredPicture)).toEqual([true, false])
})

test("content check: reports two files for one picture", () => {
  project.write("data/images/products/fresh-milk.jpg", "")
  const actual = "products/fresh-milk.jpg and products/fresh-milk.webp"
  const expected = "one file of this name: “npm run pictures” keeps the one that came last"
  expectProblems(["data/images", ...wholeFile, actual, expected])
})

test("content check: rejects missing and meaningless alternative text", () => {
  project.write("data/images/gallery/image_999.webp", "")
  const content = "what the picture shows, in 15 to 250 characters"
  const expected = `an entry { "path": "gallery/image_999", "alt": … } that says ${content}`
  expectProblems(["data/pictures.json", ...wholeFile, "no entry for the picture gallery/image_999", expected])
  project.replace("data/pictures.json", "What products/fresh-milk shows, in words.", "Milk")
  expect(project.message()).toContain(
    `field:    alt\n   found:    "Milk"\n   expected: at least 15 characters: it has 4`,
  )
})

test("content check: rejects an icon that the sprite does not have, with a suggestion", () => {
  project.write("static/icons.svg", '<svg><symbol id="wird"></symbol></svg>')
  expect(project.message()).toContain('expected: a symbol of static/icons.svg; did you mean "wird"?')
})

test("content check: accepts entries that an editor adds, changes or removes", () => {
  const hay = { title: "Hay", servicePath: "hay" }
  project.copy("data/services/1-training.json", "data/services/11.json", { id: 11, ...hay })
  project.copy(goatMilk[0], "data/products/11.json", { id: 11, title: "Hay", sku: "HAY-11" })
  project.copy(biogas, "data/posts/6.json", { id: 6, title: "Hay" })
  project.copy(banner[0], banner[0], { id: 9, title: "Hay for everybody", buttonHref: "/shop?page=2" })
  project.remove(goatMilk[0]).write(training[0], "[]")
  set(notice, "until", "2026-11-20")
  set(milkPlace, "farmer", 1)
  set(milkPlace, "price", "UGX22500")
  set(milkPlace, "title", "Crème fraîche 👩🏾‍🌾 ❤️")
  set(faq, "answer", "Please ring us very, very early. What there is is yours.")
  expect(project.message()).toBe("")
})

/* Notes report valid content that is probably a mistake. Each is tested on its first day and on the day before. */

const getNote = ([file, entry]: Place, field: string, text: string) =>
  `Note: ${[file, entry, field].filter(Boolean).join(", ")}: ${text}.`
const notes = (today?: string) => project.notes(today).split("\n")

test("content notes: an expired notice and a past event, but no monthly event", () => {
  const ended = "the notice ended on 11 December 2026, and no page shows it any more"
  const passed = "12 December 2026 has passed, and neither page nor calendar shows the event"
  expect(notes("2026-12-12")).toContain(getNote(notice, "until", ended))
  expect(notes("2026-12-11")).not.toContain(getNote(notice, "until", ended))
  expect(notes("2026-12-13")).toContain(getNote(training, "date", passed))
  expect(notes("2026-12-12")).not.toContain(getNote(training, "date", passed))
  expect(project.notes("2099-01-01")).not.toContain("Each month")
})

test("content notes: a post with a future date", () => {
  set(biogasPlace, "date › year", 2099)
  const future = getNote(
    biogasPlace,
    "date",
    "22 June 2099 is still to come, and the next build publishes the post at once",
  )
  expect(notes("2099-06-21")).toContain(future)
  expect(notes("2099-06-22")).not.toContain(future)
})

test("content notes: a plan whose date has passed", () => {
  const planned = "A cooler will be installed in 2026."
  set(biogasPlace, "description", `It is cold. ${planned}`)
  const text = `“${planned}” announces what should have happened by now: say what has become of it`
  expect(notes("2026-12-31")).not.toContain(getNote(biogasPlace, "description", text))
  expect(notes("2027-01-01")).toContain(getNote(biogasPlace, "description", text))
})

test("content notes: a text that mentions a vet's number, if the site has none", () => {
  const promised = getNote(faq, "answer", "it promises a vet on the telephone, and “vetLine” of site.json is empty")
  set(faq, "answer", "Call our vet.")
  expect(notes()).toContain(promised)
  set(site, "vetLine", "0772 123456")
  expect(notes()).not.toContain(promised)
})

test("content notes: a telephone number in /animal-health, and a name that messages do not use", () => {
  project.set("data/animal-health.json", "call › people › no. 1", "Call 0772 123456.")
  set(site, "name", "Farmers")
  expect(project.notes()).toContain("has a telephone number: the page takes all numbers from site.json.")
  expect(project.notes()).toContain("data/site.json, name: messages still begin with “CaFN”")
})

test("content notes: a price ten times what the last commit has, or a tenth", () => {
  set(goatMilk, "price", "UGX6,000.00")
  commitFiles(project.root)
  const getNoteAt = (price: string) => {
    set(goatMilk, "price", price)
    return notes().filter((note) => note.includes("zeros"))
  }
  const [more, less, other, currency] = ["UGX600,000.00", "600/=", "UGX59,000", "$60000"].map(getNoteAt)
  rmSync(path.join(project.root, ".git"), { recursive: true })
  expect(more).toEqual([getNote(goatMilk, "price", 'it was "UGX6,000.00" and is "UGX600,000.00": look at the zeros')])
  expect(less).toEqual([getNote(goatMilk, "price", 'it was "UGX6,000.00" and is "600/=": look at the zeros')])
  expect([other, currency]).toEqual([[], []])
})

test("content notes: a description too short for search engines, and a duplicate one", () => {
  set(biogasPlace, "description", "Short.")
  const short = "it has 6 letters, and search engines show 51 to 199 best"
  expect(notes()).toContain(getNote(biogasPlace, "description", short))
  set(biogasPlace, "description", "When ticks are many, what they do to cattle, and how to dip.")
  const twice =
    "“When ticks are many, what they do to cattle, and how to dip.” stands twice, and search engines take two pages for one"
  expect(notes()).toContain(getNote(biogasPlace, "description", twice).replace(": “", " (and 1 more): “"))
})
