/** @jest-environment node */
import path from "node:path"
import { checkContent, readSite } from "../../src/content"
import { isPassedOver, isPassedOverPicture } from "../../src/content/content-files"
import { ContentProject, messageOf } from "./support/content-project"

let project: ContentProject

beforeEach(() => {
  project = new ContentProject()
})

afterEach(() => project.discard())

afterAll(() => ContentProject.discardFolder())

/** A file, and an entry in it as messages name it. */
type Place = readonly [file: string, entry: string]

/** Sets a field of an entry, which lists name by its number. */
const set = ([file, entry]: Place, field: string, value: unknown) =>
  project.set(file, entry.startsWith("no. ") ? `${entry} › ${field}` : field, value)

const milk = "data/products/3-fresh-milk.json"
const biogas = "data/posts/4-biogas.json"
const milkPlace: Place = [milk, "id 3, “Fresh Milk”"]
const goatMilk: Place = ["data/products/8-goat-milk.json", "id 8, “Goat Milk”"]
const biogasPlace: Place = [biogas, "id 4, “Biogas”"]
const service = "data/services/1-training.json"
const farmer: Place = ["data/farmers/1-nakato-prossy.json", "id 1, “Nakato Prossy”"]
const sheet: Place = ["data/sheets/1-ticks.json", "id 1, “Ticks”"]
const site: Place = ["data/site.json", "the only one"]
const home: Place = ["data/home.json", "the only one"]
const navigation: Place = ["data/navigation.json", "the only one"]
const banner: Place = ["data/banners.json", "no. 1 (id 1, “Words”)"]
const faq: Place = ["data/faqs.json", "no. 1 (id 1, “Words”)"]
const notice: Place = ["data/notices.json", "no. 1 (id 1, “No animals may move”)"]
const training: Place = ["data/events.json", "no. 1 (id 1, “Training”)"]
const groupOrders: Place = ["data/events.json", "no. 2 (id 2, “Group orders”)"]

test("the site's own content is in order, and so is the small set that these tests spoil", () => {
  expect(checkContent(path.join(__dirname, "../../data"))).toEqual([])
  expect(project.message()).toBe("")
})

describe("files", () => {
  const whole = "(the whole file)"
  const itsName = "(the file's name)"
  const inUtf8 = "the same text in UTF-8: save it as UTF-8 (Notepad: Save as, Encoding: UTF-8)"
  const firstValue = 'a value: "text", a number, true, false, null, [ … ] or { … }'

  test("text that isn't JSON is located by line and column", () => {
    project.write("data/tags.json", '[\n  { "id": 1, "category": "Livestock" },\n  { "id": 2 "category": "Dairy" }\n]')
    const found = ["line 3, column 13", '"category": "Dairy" }', "a comma or }"] as const
    expect(project.message()).toBe(messageOf(["data/tags.json", whole, ...found]))
  })

  test("a comma that is missing belongs at the end of the line above", () => {
    const lines = project.read(milk).split("\n")
    const above = lines.findIndex((line) => line.includes('"ratings"')) + 1
    project.replace(milk, /("ratings": .*),/, "$1")
    const found = [`line ${above + 1}, column 3`, '"reviews": 58,'] as const
    expect(project.message()).toBe(messageOf([milk, whole, ...found, `a comma at the end of line ${above}, or } here`]))
  })

  test.each([
    ["Latin-1", Buffer.from("Crème", "latin1")],
    ["an encoding of Windows, with curly quotes", Buffer.from([0x93, 0x43, 0x72, 0xe8, 0x6d, 0x65, 0x94])],
  ])("a text in %s", (_, word) => {
    const [before = "", after = ""] = project.read(milk).split("Fresh")
    project.write(milk, Buffer.concat([Buffer.from(before), word, Buffer.from(after)]))
    expect(project.message()).toBe(messageOf([milk, whole, "line 3", "“Crème”, which is not written in UTF-8", inUtf8]))
  })

  test.each<[string, (text: string) => Buffer]>([
    ["with a mark, as Notepad writes it", (text) => Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["with a mark, the other way round", (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
    ["without a mark", (text) => Buffer.from(text, "utf16le")],
  ])("a text in UTF-16 %s is one problem, whatever it describes", (_, encoded) => {
    project.write("data/pictures.json", encoded(project.read("data/pictures.json")))
    const found = "text in UTF-16, which Windows calls “Unicode”"
    expect(project.message()).toBe(messageOf(["data/pictures.json", whole, whole, found, inUtf8]))
  })

  test("a file that can't be read makes no trouble for what names its entries", () => {
    project.write("data/tags.json", "[")
    expect(project.message()).toBe(
      messageOf(["data/tags.json", whole, "line 1, column 2", "the end of the file", firstValue]),
    )
  })

  test("a byte-order mark before UTF-8 does no harm", () => {
    for (const file of [milk, biogas, "data/site.json", "data/pictures.json"]) {
      project.write(file, `\uFEFF${project.read(file)}`)
    }
    expect(project.message()).toBe("")
    expect(readSite(project.root).name).toBe("CaFN")
  })

  test.each([
    ["data/products/11-mutton.json.txt", ".txt", "data/products/11-mutton.json"],
    ["data/products/8-goat-milk.txt", ".txt", "data/products/8-goat-milk.json"],
    ["data/tags.json.txt", ".txt", "data/tags.json"],
    ["data/products/11-mutton.JSON", ".JSON", "data/products/11-mutton.json"],
  ])("%s has another ending than the build reads", (file, ending, name) => {
    project.write(file, "{}")
    const found = `a name that ends in ${ending}; only files that end in .json are read`
    expect(isPassedOver(file)).toBe(true)
    expect(project.message()).toBe(messageOf([file, whole, itsName, found, `the name ${name}`]))
  })

  test("a second download of an entry is named, and nothing of what follows from it", () => {
    const second = "data/products/3-fresh-milk (1).json"
    project.write(second, project.read(milk))
    const wanted = `one file: delete this one, or ${milk} if that is the older one`
    expect(isPassedOver(second)).toBe(true)
    expect(project.message()).toBe(messageOf([second, whole, itsName, "a second copy, as a download makes it", wanted]))
  })

  test.each([
    ["data/tag.json", "data/tags.json?"],
    ["data/products/prices.docx", "one of the files that data/README.md lists"],
  ])("%s belongs to no content type", (file, wanted) => {
    project.write(file, "[]")
    expect(project.message()).toBe(messageOf([file, whole, itsName, "a file that belongs to no content type", wanted]))
  })

  test.each([
    ".DS_Store",
    "Thumbs.db",
    "desktop.ini",
    "._3-fresh-milk.json",
    "~$x.json",
    "._fresh-milk.webp",
    "a.json~",
  ])("%s, which a system or a program leaves behind, is no content", (name) => {
    for (const folder of ["data", "data/products", "data/images", "data/images/products"]) {
      project.write(`${folder}/${name}`, Buffer.from([0, 0, 0, 1]))
    }
    expect(project.message()).toBe("")
    expect([isPassedOver(name), isPassedOverPicture(name)]).toEqual([true, true])
  })

  test.each(["data", "/home/cafn/data/products", milk])("the build reads %s", (file) => {
    expect(isPassedOver(file)).toBe(false)
  })

  test("a missing file, and a list where one entry belongs", () => {
    project.remove("data/fun-facts.json").write("data/navigation.json", "[]")
    const wanted = "at least one entry: A large figure of the alternative home pages (spec section 2, Home)."
    expect(project.message()).toBe(
      messageOf(
        ["data/fun-facts.json", "(all)", whole, "no such file", wanted],
        ["data/navigation.json", whole, whole, "an empty list", "one entry: { … }"],
      ),
    )
  })
})

type Fault = readonly [place: Place, field: string, value: unknown, wanted: string, found?: string]

const missing = "nothing: the field is missing"
const aDate = 'a date such as { "day": 22, "month": "Jun", "year": 2026 }'
const aTime = 'a time of day such as "08:00"'
const aRating = "a number from 1 to 5 in steps of 0.5, such as 4.5"
const review: Place = ["data/testimonials.json", "no. 1 (id 1, “Ojok Samuel”)"]
const aNumber =
  'a telephone number such as "+256 772 123456"; one of Uganda may begin with 0, all others with their country'
const oneOfTwo = "a day, or “monthly” in its place: one of the two"

/** Each is one field that is wrong, and the whole of what an editor reads of it. */
const faults: readonly Fault[] = [
  // What a field may be.
  [milkPlace, "unit", undefined, "an object with one, many", missing],
  [milkPlace, "discuont", 10, 'no field of this name; did you mean "discount"?'],
  [milkPlace, "reviews", "58", "a whole number, 0 or more, without quotes"],
  [milkPlace, "onSale", "yes", "true or false, without quotes"],
  [milkPlace, "category", "milk", 'one of "cattle", "dairy", "poultry", "meat"'],
  [milkPlace, "tags", [], "a list of 1 to 6", "an empty list"],
  [milkPlace, "unit › one", "per can", 'what a number is set before, such as "tray of 30", without "per"'],
  [milkPlace, "price", "UGX22,5OO.00", 'a price such as "UGX3,500,000.00" or "$12.00"'],
  [
    farmer,
    "memberData › no. 1 › listTitle",
    " ",
    "text of 1 to 60 characters, without blanks at its ends and without HTML",
  ],
  [biogasPlace, "comments", -2, "a whole number from 0 to 100000"],
  [biogasPlace, "body › no. 1 › kind", "text", 'an object whose "kind" is "paragraph", "heading", "list" or "quote"'],
  [biogasPlace, "date › day", 31, "a day that this month has"],
  [biogasPlace, "date", "2026-06-22", aDate],
  [review, "ratings", 4.3, aRating],
  [review, "ratings", 0.5, aRating],
  [review, "ratings", 5.5, aRating],
  [home, "achievements › rings › no. 1 › end", 183, "a whole number from 0 to 100"],
  [site, "telephones › no. 2 › number", "0772 12345", aNumber],
  [site, "social › no. 1 › href", "http://www.x.com/", 'a web address such as "https://example.org/page"'],
  [notice, "declaredBy", undefined, "an object with office, letter, date", missing],
  [notice, "until", "2026-11-31", 'a day that exists, as year, month and day: "2026-12-05"'],
  [sheet, "parts › no. 1 › kind", "alarm", 'an object whose "kind" is points, warning, table, sum or pictures'],

  // What several fields of an entry say together.
  [milkPlace, "discount", 15, "10, which is what the two prices make"],
  [milkPlace, "oldPrice", "$25.00", 'a higher price in the currency of "UGX22,500.00"'],
  [goatMilk, "onSale", true, "false, because there is no old price"],
  [goatMilk, "discount", 5, "0, because there is no old price"],
  [site, "openingHours › no. 1 › closes", "08:00", "a time after “opens”, or null in both for a day that is closed"],
  [site, "videos › no. 1 › webm", null, "the video's file, because the provider is file"],
  [site, "videos › no. 1 › mp4", null, "the video's file, because the provider is file"],
  [navigation, "mainMenu › no. 1 › href", null, "an address, because the entry opens no links"],
  [notice, "until", "2026-11-19", "the same day as “from” or a later one"],
  [training, "date", undefined, oneOfTwo, missing],
  [groupOrders, "monthly › words", "by the 24th of each month", "words with the number 25, as in “day”"],
  [sheet, "path", "service-1", "another name: the website makes a sheet with this one"],
  [
    sheet,
    "parts › no. 1 › blankRows",
    undefined,
    "how many rows the table has, because it has no rows with names",
    missing,
  ],

  // What other entries and files must have.
  [milkPlace, "farmer", 99, "the id of an entry of Farmer"],
  [biogasPlace, "tags › no. 1", "Sustainabilty", 'the category of an entry of Tag; did you mean "Sustainability"?'],
  [home, "benefits › video", "wird", 'the videos.key of an entry of SiteSettings; did you mean "word"?'],
  [notice, "districts › no. 1", "Wurds", 'the name of an entry of District; did you mean "Words"?'],
  [sheet, "posts › no. 1", 55, "the id of an entry of Post"],
  [banner, "buttonHref", "/about", "an address that the site has"],
  [navigation, "mainMenu › no. 1 › href", "/gallery/", 'an address that the site has; did you mean "/gallery"?'],
]

const named = faults.map((fault) => [`${fault[0].join(", ")}, ${fault[1]}`, fault[2], fault] as const)

test.each(named)("%s: %j is refused", (_name, _value, [place, field, value, wanted, found = JSON.stringify(value)]) => {
  set(place, field, value)
  expect(project.message()).toBe(messageOf([...place, field, found, wanted]))
})

describe("faults of several fields", () => {
  test("a video of YouTube without its id", () => {
    set(site, "videos › no. 1 › provider", "youtube")
    expect(project.message()).toBe(
      messageOf([...site, "videos › no. 1 › youtubeId", "null", "the video's id, because the provider is youtube"]),
    )
  })

  test("an event that has a day and also comes back", () => {
    set(training, "monthly", { day: 12, words: "on the 12th of each month" })
    expect(project.message()).toBe(messageOf([...training, "date", '"2026-12-12"', oneOfTwo]))
  })

  test("a picture that a product shows twice, with or without its ending", () => {
    set(milkPlace, "pictures › no. 2", "products/fresh-milk.webp")
    expect(project.message()).toContain('wanted: pictures that differ; "products/fresh-milk" is there already')
  })

  test("a month that isn't one is one problem", () => {
    set(biogasPlace, "date", { day: 31, month: "June", year: 2026 })
    expect(project.message()).toContain("The content has 1 problem.")
    expect(project.message()).toContain("field:  date › month")
  })

  test("a time that can't be read is one problem, without what follows from it", () => {
    set(site, "openingHours › no. 1 › opens", "9.00")
    expect(project.message()).toBe(messageOf([...site, "openingHours › no. 1 › opens", '"9.00"', aTime]))
  })

  test("a table of a sheet whose columns are wider than the page", () => {
    set(sheet, "parts › no. 1 › columns › no. 1 › share", 50)
    const wanted = "columns whose shares make 100; these make 110"
    expect(project.message()).toBe(messageOf([...sheet, "parts › no. 1 › columns", "a list of 2", wanted]))
  })

  test("something that the browser keeps, and /privacy does not list", () => {
    project.set("data/privacy.json", "storage › items › no. 1 › key", "carts")
    expect(project.message()).toContain("field:  storage › items")
    expect(project.message()).toContain("wanted: an entry for each of these, once: @@scroll| (session), activeService")
  })

  test("a telephone that orders go to, and the office does not have", () => {
    set(site, "telephones › no. 1 › label", "Nobody")
    expect(project.message()).toContain("wanted: the telephones.label of an entry of SiteSettings")
  })
})

describe("characters that nobody sees", () => {
  test.each([
    ["Fresh\u200B Milk", "an invisible character (U+200B)", "“Fresh▯ Milk”"],
    ["Fresh \u202EMilk", "a sign that turns the direction of the text (U+202E)", "“Fresh ▯Milk”"],
    ["Fresh \uD800Milk", "half of a character (U+D800)", "“Fresh ▯Milk”"],
    ["Fresh Mi\u00ADlk", "a soft hyphen (U+00AD)", "“Fresh Mi▯lk”"],
    ["Fresh \u0007Milk", "a control character (U+0007)", "“Fresh ▯Milk”"],
    ["Fresh \uFFFDMilk", "a character that a program could not read (U+FFFD)", "“Fresh ▯Milk”"],
  ])("the title %j has %s", (title, what, place) => {
    set(milkPlace, "title", title)
    const wanted = "the same text without it: delete the words beside it, and type them anew"
    expect(project.message()).toBe(messageOf([milk, `id 3, “${title}”`, "title", `${what} at ▯: ${place}`, wanted]))
  })
})

describe("entries among each other", () => {
  test("an id that is given twice, and nothing of what follows from it", () => {
    set(goatMilk, "id", 3)
    set(banner, "buttonHref", "/shop-single/8")
    const found = `3, as in ${milk}, id 3, “Fresh Milk”`
    expect(project.message()).toBe(
      messageOf([goatMilk[0], "id 3, “Goat Milk”", "id", found, "what no other entry of Product has"]),
    )
  })

  test("a choice that is given twice in one list", () => {
    const file = "data/contact-options.json"
    project.set(file, "no. 2 › value", "membership")
    const found = `"interest" and "membership", as in ${file}, no. 1 (“Membership”)`
    expect(project.message()).toBe(
      messageOf([file, "no. 2 (“Training”)", "list and value", found, "what no other entry of ContactOption has"]),
    )
  })

  test("no default country", () => {
    project.set("data/countries.json", "no. 1 › isDefault", false)
    expect(project.message()).toBe(
      messageOf(["data/countries.json", "(all)", "isDefault", "true in 0 entries", "true in exactly one entry"]),
    )
  })

  test("a page without words, and words without a page", () => {
    project.replace("data/pages.json", '"route": "/gallery"', '"route": "/galery"')
    const found = "words of a page that the site doesn't have"
    expect(project.message()).toBe(
      messageOf(
        ["data/pages.json", "(all)", "route /gallery", "nothing", "the words of the page /gallery"],
        ["data/pages.json", "(all)", "route /galery", found, "a route of src/lib/paths.ts"],
      ),
    )
  })

  test("the search's names of kinds, and its synonyms", () => {
    const synonym = { languages: ["Swahili"], means: ["goat"] }
    const twice = { word: "mbuzi", ...synonym }
    project.set("data/search.json", "kinds › no. 1 › kind", "post")
    project.set("data/search.json", "synonyms", [twice, twice, { word: "goat", ...synonym }])
    const all = ["data/search.json", "(all)"] as const
    const wanted = "exactly one name for each kind of page"
    expect(project.message()).toBe(
      messageOf(
        [...all, "kinds, page", "0 names", wanted],
        [...all, "kinds, post", "2 names", wanted],
        [...all, "synonyms[1]", "“mbuzi” a second time", "one line for each word"],
        [...all, "synonyms[2]", "“goat” means itself", "another word in “means”"],
      ),
    )
  })

  test("a picture that a kind of the gallery shows, and not the gallery", () => {
    const pictures = ["gallery/image_2", "gallery/image_1"]
    project.set("data/gallery.json", "kinds", [{ slug: "goats", label: "Goats", pictures }])
    const wanted = "a picture of “pictures”, once, in their order"
    expect(project.message()).toBe(
      messageOf(["data/gallery.json", "(all)", "kinds[0].pictures[1]", "gallery/image_1", wanted]),
    )
  })
})

describe("pictures, icons and files", () => {
  test("a picture that isn't there", () => {
    set(milkPlace, "thumb", "products/fresh-milks")
    const wanted =
      'a picture that is there: data/images/products/fresh-milks with the ending .webp, .jpg, .png or .avif is not; did you mean "products/fresh-milk"?'
    expect(project.message()).toBe(messageOf([...milkPlace, "thumb", '"products/fresh-milks"', wanted]))
  })

  test("a picture that is named with its ending is the same picture, and a photograph is as good as the drawing", () => {
    set(milkPlace, "thumb", "products/fresh-milk.jpg")
    project.replace("data/pictures.json", '"path": "products/fresh-milk"', '"path":"products/fresh-milk.webp"')
    expect(project.message()).toBe("")
    project.remove("data/images/products/fresh-milk.webp").write("data/images/products/fresh-milk.jpg", "")
    expect(project.message()).toBe("")
  })

  test("a picture whose name no content can write is named, and nothing of what follows from it", () => {
    project.remove("data/images/products/fresh-milk.webp").write("data/images/products/Fresh Milk.JPG", "")
    project.write("data/images/gallery/image_1 (1).heic", "").write("data/images/gallery/list.docx", "")
    const problem = (name: string, wanted: string) =>
      [`data/images/${name}`, "(the whole file)", "(the file's name)", `"${path.basename(name)}"`, wanted] as const
    const renamed = (name: string) => `the name data/images/${name}: npm run pictures makes it so`
    expect(project.message()).toBe(
      messageOf(
        problem("gallery/image_1 (1).heic", renamed("gallery/image_1-1.jpg")),
        problem("gallery/list.docx", "pictures alone in data/images"),
        problem("products/Fresh Milk.JPG", renamed("products/fresh-milk.jpg")),
      ),
    )
    expect(isPassedOverPicture("Fresh Milk.JPG")).toBe(true)
    expect(isPassedOverPicture("fresh-milk.jpg")).toBe(false)
  })

  test("two files for one picture", () => {
    project.write("data/images/products/fresh-milk.jpg", "")
    const found = "products/fresh-milk.jpg and products/fresh-milk.webp"
    const wanted = "one file of this name: delete the other, such as the drawing that a photograph replaces"
    expect(project.message()).toBe(
      messageOf(["data/images", "products/fresh-milk", "(the file's name)", found, wanted]),
    )
  })

  test("a picture without alternative text, and one whose text says nothing", () => {
    project.write("data/images/gallery/image_999.webp", "")
    const says = "what the picture shows, in 15 to 250 characters"
    const wanted = `an entry { "path": "gallery/image_999", "alt": … } that says ${says}`
    const none = ["data/pictures.json", "gallery/image_999", "alt", "no entry for this picture", wanted] as const
    expect(project.message()).toBe(messageOf(none))
    project.replace("data/pictures.json", "What products/fresh-milk shows, in words.", "Milk")
    expect(project.message()).toContain(`field:  alt\n   found:  "Milk"\n   wanted: ${says}`)
  })

  test("an icon that the sprite doesn't have", () => {
    project.write("static/icons.svg", '<svg><symbol id="wird"></symbol></svg>')
    expect(project.message()).toContain('wanted: a symbol of static/icons.svg; did you mean "wird"?')
  })

  test("a file of static/ that isn't there", () => {
    project.remove("static/media/clip.webm")
    const wanted = "a file that is there: static/media/clip.webm is not"
    expect(project.message()).toBe(messageOf([...site, "videos › no. 1 › webm", '"/media/clip.webm"', wanted]))
  })
})

test("all problems of all files are reported together, in the order of the files", () => {
  set(milkPlace, "ratings", 7)
  set(biogasPlace, "comments", -2)
  project.set("data/tags.json", "no. 2 › id", 1)
  const tag = ["data/tags.json", "no. 2 (id 1, “Sustainability”)"] as const
  const twice = "1, as in data/tags.json, no. 1 (id 1, “Words”)"
  expect(project.message()).toBe(
    messageOf(
      [...biogasPlace, "comments", "-2", "a whole number from 0 to 100000"],
      [...milkPlace, "ratings", "7", aRating],
      [...tag, "id", twice, "what no other entry of Tag has"],
    ),
  )
})

/** What an owner may do: what the specification counts is what the site ships with, not a limit. */
const edits: readonly (readonly [what: string, edit: () => unknown])[] = [
  [
    "another service",
    () => project.copy(service, "data/services/11.json", { id: 11, title: "Hay", servicePath: "hay" }),
  ],
  [
    "another product",
    () => project.copy(goatMilk[0], "data/products/11.json", { id: 11, title: "Hay", sku: "HAY-11" }),
  ],
  ["a product fewer", () => project.remove(goatMilk[0])],
  ["another post", () => project.copy(biogas, "data/posts/6.json", { id: 6, title: "Hay" })],
  [
    "another banner",
    () => project.copy(banner[0], banner[0], { id: 9, title: "Hay for everybody", buttonHref: "/shop" }),
  ],
  ["no event", () => project.write(training[0], "[]")],
  ["no notice", () => project.write(notice[0], "[]")],
  ["a notice of one day", () => set(notice, "until", "2026-11-20")],
  ["a price without cents", () => set(milkPlace, "price", "UGX22,500")],
  ["a price without commas", () => set(goatMilk, "price", "UGX24000")],
  ["a farmer of a product", () => set(milkPlace, "farmer", 1)],
  ["an emoji", () => set(milkPlace, "title", "Crème fraîche 👩🏾‍🌾 ❤️")],
  ["words twice", () => set(faq, "answer", "Please ring us very, very early. What there is is yours.")],
  ["a link to an entry", () => set(banner, "buttonHref", "/service-details/1/training")],
  ["a link to an entry's number", () => set(banner, "buttonHref", "/blog-single/4")],
  ["a link to a page of a list", () => set(banner, "buttonHref", "/shop?page=2")],
  ["a link to another site", () => set(banner, "buttonHref", "https://example.org/")],
]

test.each(edits)("%s is in order", (_, edit) => {
  edit()
  expect(project.message()).toBe("")
})

test.each(["0772 123456", "\u202D+256 772 123456\u202C", "0772-123-456"])("the telephone %j is in order", (number) => {
  set(site, "telephones › no. 2 › number", number)
  expect(project.message()).toBe("")
  expect(readSite(project.root).telephones[1]?.number).toBe("+256 772 123 456")
})

/** What is in order, and may not be meant; each on the first day that says it, and not on the day before. */
describe("notes", () => {
  const noteOf = ([file, entry]: Place, field: string, text: string) => `Note: ${file}, ${entry}, ${field}: ${text}.`
  const notes = (today?: string) => project.notes(today).split("\n")

  const ended = "the notice ended on 11 December 2026, and no page shows it any more"
  const passed = "12 December 2026 has passed, and neither page nor calendar shows the event"
  const future = "22 June 2099 is still to come, and the next build publishes the post at once"

  test("a notice that has ended, and an event that has passed; what comes back each month never does", () => {
    expect(notes("2026-12-12")).toContain(noteOf(notice, "until", ended))
    expect(notes("2026-12-11")).not.toContain(noteOf(notice, "until", ended))
    expect(notes("2026-12-13")).toContain(noteOf(training, "date", passed))
    expect(notes("2026-12-12")).not.toContain(noteOf(training, "date", passed))
    expect(project.notes("2099-01-01")).not.toContain("Each month")
  })

  test("a post of a day that is still to come", () => {
    set(biogasPlace, "date › year", 2099)
    expect(notes("2099-06-21")).toContain(noteOf(biogasPlace, "date", future))
    expect(notes("2099-06-22")).not.toContain(noteOf(biogasPlace, "date", future))
  })

  test("a plan whose time has passed", () => {
    const planned = "A cooler will be installed in 2026."
    const note = noteOf(
      biogasPlace,
      "description",
      `“${planned}” announces what should have happened by now: say what has become of it`,
    )
    set(biogasPlace, "description", `It is cold. ${planned}`)
    expect(notes("2026-12-31")).not.toContain(note)
    expect(notes("2027-01-01")).toContain(note)
  })

  test("a word that stands twice, and a vet's number that the site does not have", () => {
    const doubled = noteOf(faq, "answer", "it says “our our”, and one of them may be too many")
    const promised = noteOf(faq, "answer", "it promises a vet on the telephone, and “vetLine” of site.json is empty")
    set(faq, "answer", "Call our our vet.")
    expect(notes()).toContain(doubled)
    set(faq, "answer", "Call our vet.")
    expect(notes()).not.toContain(doubled)
    expect(notes()).toContain(promised)
    set(site, "vetLine", "0772 123456")
    expect(notes()).not.toContain(promised)
  })

  test("a telephone number among the words about sick animals, and a name that messages don't have", () => {
    project.set("data/animal-health.json", "call › people › no. 1", "Call 0772 123456.")
    set(site, "name", "Farmers")
    expect(project.notes()).toContain("has a telephone number: the page takes all numbers from site.json.")
    expect(project.notes()).toContain("data/site.json, the only one, name: messages still begin with “CaFN”")
  })

  test("a description that search engines find too short, or twice", () => {
    const short = "it has 5 letters, and search engines show 51 to 199 best"
    expect(notes()).toContain(noteOf(biogasPlace, "description", short))
    const description = "When ticks are many, what they do to cattle, and how to dip."
    set(biogasPlace, "description", description)
    const twin = "id 5, “Ticks” of data/posts/5-ticks.json has the same, and search engines take two pages for one"
    expect(notes()).toContain(noteOf(biogasPlace, "description", twin))
  })

  test.each([
    ["Three services and more", "Three services"],
    ["Two Farmers on one page", "Two Farmers"],
    ["Our 2 services", undefined],
  ])("a sentence that counts entries: “%s”", (title, words) => {
    set(home, "services › title", title)
    const counted = project
      .notes()
      .split("\n")
      .filter((note) => note.startsWith("Note: data/home.json") && note.includes("there are"))
    expect(counted.map((note) => /“(.*)”/.exec(note)?.[1])).toEqual(words ? [words] : [])
  })
})
