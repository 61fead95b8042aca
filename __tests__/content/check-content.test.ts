/** @jest-environment node */
import path from "node:path"
import { checkContent, readSite } from "../../src/content"
import { isPassedOver, isPassedOverPicture } from "../../src/content/content-files"
import { ContentProject, messageOf } from "./support/content-project"

let project: ContentProject

beforeEach(() => {
  project = new ContentProject()
})

afterEach(() => {
  project.discard()
})

afterAll(() => ContentProject.discardFolder())

const milk = "data/products/3-fresh-milk.json"
const milkEntry = "id 3, “Fresh Milk”"
const biogas = "data/posts/4-biogas-four-cows.json"
const biogasEntry = "id 4, “Biogas From Four Cows”"

test("the site's own content is in order, and so is the copy that these tests change", () => {
  expect(checkContent(path.join(__dirname, "../../data"))).toEqual([])
  expect(project.message()).toBe("")
})

describe("files", () => {
  test("text that isn't JSON is located by line and column", () => {
    project.write("data/tags.json", '[\n  { "id": 1, "category": "Livestock" },\n  { "id": 2 "category": "Dairy" }\n]')
    expect(project.message()).toBe(
      messageOf(["data/tags.json", "(the whole file)", "line 3, column 13", '"category": "Dairy" }', "a comma or }"]),
    )
  })

  test("a comma that is missing belongs at the end of the line above", () => {
    project.replace(milk, '"discount": 10,', '"discount": 10')
    const above =
      project
        .read(milk)
        .split("\n")
        .findIndex((line) => line.includes('"discount"')) + 1
    expect(project.message()).toBe(
      messageOf([
        milk,
        "(the whole file)",
        `line ${above + 1}, column 3`,
        '"category": "dairy",',
        `a comma at the end of line ${above}, or } here`,
      ]),
    )
  })

  const inUtf8 = "the same text in UTF-8: save it as UTF-8 (Notepad: Save as, Encoding: UTF-8)"

  test.each([
    ["Latin-1", Buffer.from("Crème", "latin1")],
    ["an encoding of Windows, with curly quotes", Buffer.from([0x93, 0x43, 0x72, 0xe8, 0x6d, 0x65, 0x94])],
  ])("a text in %s", (_, word) => {
    const [before = "", after = ""] = project.read(milk).split("Fresh")
    project.write(milk, Buffer.concat([Buffer.from(before), word, Buffer.from(after)]))
    expect(project.message()).toBe(
      messageOf([milk, "(the whole file)", "line 3", "“Crème”, which is not written in UTF-8", inUtf8]),
    )
  })

  test.each<[string, (text: string) => Buffer]>([
    ["with a mark, as Notepad writes it", (text) => Buffer.from(`\uFEFF${text}`, "utf16le")],
    ["with a mark, the other way round", (text) => Buffer.from(`\uFEFF${text}`, "utf16le").swap16()],
    ["without a mark", (text) => Buffer.from(text, "utf16le")],
  ])("a text in UTF-16 %s", (_, encoded) => {
    project.write(milk, encoded(project.read(milk)))
    expect(project.message()).toBe(
      messageOf([
        milk,
        "(the whole file)",
        "(the whole file)",
        "text in UTF-16, which Windows calls “Unicode”",
        inUtf8,
      ]),
    )
  })

  test("alternative texts in UTF-16 are one problem, not one for each picture", () => {
    project.write("data/pictures.json", Buffer.from(project.read("data/pictures.json"), "utf16le"))
    expect(project.message()).toContain("The content has 1 problem.")
  })

  test("a byte-order mark before UTF-8 does no harm", () => {
    for (const file of [milk, biogas, "data/site.json", "data/pictures.json"]) {
      project.write(file, `\uFEFF${project.read(file)}`)
    }
    expect(project.message()).toBe("")
    expect(readSite(project.root).name).toBe("CaFN")
  })

  test.each([
    ["data/products/11-mutton.json.txt", "data/products/11-mutton.json"],
    ["data/products/8-goat-milk.txt", "data/products/8-goat-milk.json"],
    ["data/tags.json.txt", "data/tags.json"],
  ])("the name %s, as Notepad gives it", (file, name) => {
    project.write(file, "{}")
    expect(project.message()).toBe(
      messageOf([
        file,
        "(the whole file)",
        "(the file's name)",
        "a name that ends in .txt; only files that end in .json are read",
        `the name ${name}`,
      ]),
    )
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

  test("an ending in capitals is named, and its entry is not read", () => {
    project.write("data/products/11-mutton.JSON", "{}")
    expect(isPassedOver("data/products/11-mutton.JSON")).toBe(true)
    expect(project.message()).toBe(
      messageOf([
        "data/products/11-mutton.JSON",
        "(the whole file)",
        "(the file's name)",
        "a name that ends in .JSON; only files that end in .json are read",
        "the name data/products/11-mutton.json",
      ]),
    )
  })

  test("a second download of an entry is named, and nothing of what follows from it", () => {
    project.write("data/products/3-fresh-milk (1).json", project.read(milk))
    expect(isPassedOver("3-fresh-milk (1).json")).toBe(true)
    expect(project.message()).toBe(
      messageOf([
        "data/products/3-fresh-milk (1).json",
        "(the whole file)",
        "(the file's name)",
        "a second copy, as a download makes it",
        "one file: delete this one, or data/products/3-fresh-milk.json if that is the older one",
      ]),
    )
  })

  test("a document between the entries is named", () => {
    project.write("data/products/prices.docx", "")
    expect(project.message()).toContain("found:  a file that belongs to no content type")
    expect(isPassedOver("data/products/prices.docx")).toBe(true)
  })

  test.each(["data", "/home/cafn/data/products", "data/products/3-fresh-milk.json"])("the build reads %s", (file) => {
    expect(isPassedOver(file)).toBe(false)
  })

  test("a file that belongs to no content type", () => {
    project.write("data/tag.json", "[]")
    expect(project.message()).toBe(
      messageOf([
        "data/tag.json",
        "(the whole file)",
        "(the file's name)",
        "a file that belongs to no content type",
        "data/tags.json?",
      ]),
    )
  })

  test("a missing file", () => {
    project.remove("data/fun-facts.json")
    expect(project.message()).toBe(
      messageOf([
        "data/fun-facts.json",
        "(all)",
        "(the whole file)",
        "no such file",
        "at least one entry: A large figure of the alternative home pages (spec section 2, Home).",
      ]),
    )
  })

  test("a list where one entry belongs", () => {
    project.write("data/navigation.json", "[]")
    expect(project.message()).toBe(
      messageOf(["data/navigation.json", "(the whole file)", "(the whole file)", "an empty list", "one entry: { … }"]),
    )
  })
})

describe("shape and type of fields", () => {
  test("a missing field", () => {
    project.replace(milk, /\s*"unit": [^\n]*/, "")
    expect(project.message()).toBe(
      messageOf([milk, milkEntry, "unit", "nothing: the field is missing", "an object with one, many"]),
    )
  })

  test("a unit that begins with “per”", () => {
    project.replace(milk, '"one": "can of 10 litres"', '"one": "per can of 10 litres"')
    expect(project.message()).toBe(
      messageOf([
        milk,
        milkEntry,
        "unit › one",
        '"per can of 10 litres"',
        'what a number is set before, such as "tray of 30", without "per"',
      ]),
    )
  })

  test("a misspelt field, with the name that was meant", () => {
    project.replace(milk, '"discount": 10', '"discount": 10, "discuont": 10')
    expect(project.message()).toBe(
      messageOf([milk, milkEntry, "discuont", "10", 'no field of this name; did you mean "discount"?']),
    )
  })

  test("a text where a number belongs", () => {
    project.replace(milk, '"reviews": 58', '"reviews": "58"')
    expect(project.message()).toBe(
      messageOf([milk, milkEntry, "reviews", '"58"', "a whole number, 0 or more, without quotes"]),
    )
  })

  test("a word that isn't one of the choices", () => {
    project.replace(milk, '"category": "dairy"', '"category": "milk"')
    expect(project.message()).toBe(
      messageOf([milk, milkEntry, "category", '"milk"', 'one of "cattle", "dairy", "poultry", "meat"']),
    )
  })

  test("an empty list", () => {
    project.replace(milk, /"tags": \[[^\]]*\]/, '"tags": []')
    expect(project.message()).toBe(messageOf([milk, milkEntry, "tags", "an empty list", "a list of 1 to 6"]))
  })

  test("a field deep inside an entry", () => {
    project.replace(
      "data/services/7-risk-management-insurance.json",
      '"question": "What must I do when an animal is stolen?"',
      '"question": " "',
    )
    expect(project.message()).toBe(
      messageOf([
        "data/services/7-risk-management-insurance.json",
        "id 7, “Protecting Your Farm”",
        "content › faqs › no. 2 › question",
        '" "',
        "text of 1 to 140 characters, without blanks at its ends and without HTML",
      ]),
    )
  })

  test("a block of an article of an unknown kind", () => {
    project.replace(biogas, '"kind": "paragraph"', '"kind": "paragraf"')
    expect(project.message()).toBe(
      messageOf([
        biogas,
        biogasEntry,
        "body › no. 1 › kind",
        '"paragraf"',
        'an object whose "kind" is "paragraph", "heading", "list" or "quote"',
      ]),
    )
  })
})

describe("values that can't be", () => {
  test("a price that can't be read", () => {
    project.replace(milk, '"price": "UGX22,500.00"', '"price": "UGX22,5OO.00"')
    expect(project.message()).toBe(
      messageOf([milk, milkEntry, "price", '"UGX22,5OO.00"', 'a price such as "UGX3,500,000.00" or "$12.00"']),
    )
  })

  test("a discount that the prices don't make", () => {
    project.replace(milk, '"discount": 10', '"discount": 15')
    expect(project.message()).toBe(
      messageOf([milk, milkEntry, "discount", "15", "10, which is what the two prices make"]),
    )
  })

  test("a picture that a product shows twice", () => {
    project.replace(milk, '"gallery/image_158"', '"products/fresh-milk"')
    expect(project.message()).toContain('pictures that differ; "products/fresh-milk" is there already')
  })

  test("an old price in another currency", () => {
    project.replace(milk, '"oldPrice": "UGX25,000.00"', '"oldPrice": "$25.00"')
    expect(project.message()).toBe(
      messageOf([milk, milkEntry, "oldPrice", '"$25.00"', 'a higher price in the currency of "UGX22,500.00"']),
    )
  })

  test("a Sale badge without an old price", () => {
    project.replace("data/products/8-goat-milk.json", '"onSale": false', '"onSale": true')
    expect(project.message()).toBe(
      messageOf([
        "data/products/8-goat-milk.json",
        "id 8, “Goat Milk”",
        "onSale",
        "true",
        "false, because there is no old price",
      ]),
    )
  })

  test.each(["4.3", "0.5", "5.5"])("a rating of %s", (rating) => {
    project.replace("data/testimonials.json", '"ratings": 4.5', `"ratings": ${rating}`)
    expect(project.message()).toBe(
      messageOf([
        "data/testimonials.json",
        "no. 2 (id 2, “Ojok Samuel”)",
        "ratings",
        rating,
        "a number from 1 to 5 in steps of 0.5, such as 4.5",
      ]),
    )
  })

  test("more than a hundred per cent", () => {
    project.replace("data/home.json", '"end": 83', '"end": 183')
    expect(project.message()).toBe(
      messageOf([
        "data/home.json",
        "the only one",
        "achievements › rings › no. 1 › end",
        "183",
        "a whole number from 0 to 100",
      ]),
    )
  })

  test("a day that doesn't exist", () => {
    project.replace(biogas, '"day": 22', '"day": 31')
    expect(project.message()).toBe(messageOf([biogas, biogasEntry, "date › day", "31", "a day that this month has"]))
  })

  test("a month that isn't one is one problem", () => {
    project.replace(biogas, '"month": "Jun"', '"month": "June"').replace(biogas, '"day": 22', '"day": 31')
    expect(project.message()).toContain("The content has 1 problem.")
    expect(project.message()).toContain("field:  date › month")
  })

  test("a date that is given as text", () => {
    project.replace(biogas, /"date": \{[^}]*\}/, '"date": "2026-06-22"')
    expect(project.message()).toBe(
      messageOf([
        biogas,
        biogasEntry,
        "date",
        '"2026-06-22"',
        'a date such as { "day": 22, "month": "Jun", "year": 2026 }',
      ]),
    )
  })

  test("a time that can't be read is one problem, without what follows from it", () => {
    project.replace("data/site.json", '"opens": "09:00"', '"opens": "9.00"')
    const wanted = 'a time of day such as "08:00"'
    expect(project.message()).toBe(
      messageOf(["data/site.json", "the only one", "openingHours › no. 2 › opens", '"9.00"', wanted]),
    )
  })

  test.each([
    ["a zero width space", "Fresh\u200B Milk", "an invisible character (U+200B)", "“Fresh▯ Milk”"],
    [
      "a sign that turns the text",
      "Fresh \u202EMilk",
      "a sign that turns the direction of the text (U+202E)",
      "“Fresh ▯Milk”",
    ],
    ["half of a character", "Fresh \uD800Milk", "half of a character (U+D800)", "“Fresh ▯Milk”"],
    ["a soft hyphen", "Fresh Mi\u00ADlk", "a soft hyphen (U+00AD)", "“Fresh Mi▯lk”"],
    ["a control character", "Fresh \u0007Milk", "a control character (U+0007)", "“Fresh ▯Milk”"],
    [
      "what is left of a lost letter",
      "Fresh \uFFFDMilk",
      "a character that a program could not read (U+FFFD)",
      "“Fresh ▯Milk”",
    ],
  ])("a title with %s", (_, title, what, place) => {
    const sign = JSON.stringify(title)
    project.replace(milk, '"title": "Fresh Milk"', `"title": ${sign}`)
    expect(project.message()).toBe(
      messageOf([
        milk,
        `id 3, “${title}”`,
        "title",
        `${what} at ▯: ${place}`,
        "the same text without it: delete the words beside it, and type them anew",
      ]),
    )
  })

  test.each(["Fresh Milk 👩‍🌾", "Fresh Milk 👩🏾‍🌾", "Crème fraîche", "Fresh Milk ❤️"])(
    "the title %s is in order",
    (title) => {
      project.replace(milk, '"title": "Fresh Milk"', `"title": ${JSON.stringify(title)}`)
      expect(project.message()).toBe("")
    },
  )

  test.each(["0772 123456", "\u202D+256 772 123456\u202C", "0772-123-456"])(
    "the telephone %j is in order",
    (number) => {
      project.replace("data/site.json", '"+256 000 000 002"', JSON.stringify(number))
      expect(project.message()).toBe("")
      expect(readSite(project.root).telephones[1]?.number).toBe("+256 772 123 456")
    },
  )

  test("a telephone with a digit too few", () => {
    project.replace("data/site.json", '"+256 000 000 002"', '"0772 12345"')
    expect(project.message()).toBe(
      messageOf([
        "data/site.json",
        "the only one",
        "telephones › no. 2 › number",
        '"0772 12345"',
        'a telephone number such as "+256 772 123456"; one of Uganda may begin with 0, all others with their country',
      ]),
    )
  })

  test("a price without cents is the same price", () => {
    project.replace(milk, '"price": "UGX22,500.00"', '"price": "UGX22,500"')
    expect(project.message()).toBe("")
  })

  test("a telephone that orders go to, and the office does not have", () => {
    project.replace("data/site.json", '"Markets and orders"', '"Markets"')
    expect(project.message()).toContain(
      [
        "order › telephone",
        'found:  "Markets and orders"',
        "wanted: the telephones.label of an entry of SiteSettings",
      ].join("\n   "),
    )
  })

  test("something that the browser keeps, and /privacy does not list", () => {
    project.replace("data/privacy.json", '"key": "customer"', '"key": "customers"')
    expect(project.message()).toContain("storage › items")
    expect(project.message()).toContain("wanted: an entry for each of these, once: @@scroll| (session), activeService")
  })

  test("hours that end before they begin", () => {
    project.replace("data/site.json", '"closes": "14:00"', '"closes": "08:00"')
    expect(project.message()).toBe(
      messageOf([
        "data/site.json",
        "the only one",
        "openingHours › no. 2 › closes",
        '"08:00"',
        "a time after “opens”, or null in both for a day that is closed",
      ]),
    )
  })

  test("a video without its id", () => {
    project.replace("data/site.json", '"provider": "file"', '"provider": "youtube"')
    expect(project.message()).toBe(
      messageOf([
        "data/site.json",
        "the only one",
        "videos › no. 1 › youtubeId",
        "null",
        "the video's id, because the provider is youtube",
      ]),
    )
  })
})

/** A notice of a site that has one; the site itself is shipped without any. */
const quarantine = {
  id: 1,
  kind: "quarantine",
  title: "No animals may move (quarantine)",
  text: "Keep cattle, goats and sheep at home.",
  districts: ["Kiruhura"],
  from: "2026-11-20",
  until: "2026-12-11",
  declaredBy: { office: "District Veterinary Office, Kiruhura", letter: "letter 12/2026", date: "2026-11-19" },
}

const training = { id: 1, title: "Training: clean milk", text: "Bring your own can.", date: "2026-12-12" }

describe("notices and dates", () => {
  const notices = "data/notices.json"
  const first = "no. 1 (id 1, “No animals may move (quarantine)”)"
  const events = "data/events.json"
  beforeEach(() => project.write(notices, JSON.stringify([quarantine])))

  test("a notice that nobody has declared", () => {
    project.replace(notices, /,"declaredBy":{[^}]*}/, "")
    expect(project.message()).toBe(
      messageOf([notices, first, "declaredBy", "nothing: the field is missing", "an object with office, letter, date"]),
    )
  })

  test("a notice that ends before it begins", () => {
    project.replace(notices, '"until":"2026-12-11"', '"until":"2026-11-19"')
    expect(project.message()).toBe(
      messageOf([notices, first, "until", '"2026-11-19"', "the same day as “from” or a later one"]),
    )
  })

  test("a notice of one day is in order, and so is a site without notices", () => {
    project.replace(notices, '"until":"2026-12-11"', '"until":"2026-11-20"')
    expect(project.message()).toBe("")
    project.write(notices, "[]")
    expect(project.message()).toBe("")
  })

  test("a day of a notice that doesn't exist", () => {
    project.replace(notices, '"until":"2026-12-11"', '"until":"2026-11-31"')
    expect(project.message()).toBe(
      messageOf([notices, first, "until", '"2026-11-31"', 'a day that exists, as year, month and day: "2026-12-05"']),
    )
  })

  test("a district of a notice that the site doesn't have", () => {
    project.replace(notices, '"Kiruhura"', '"Kiruhara"')
    expect(project.message()).toBe(
      messageOf([
        notices,
        first,
        "districts › no. 1",
        '"Kiruhara"',
        'the name of an entry of District; did you mean "Kiruhura"?',
      ]),
    )
  })

  test("an event with a day that also comes back, and one with neither", () => {
    const wanted = "a day, or “monthly” in its place: one of the two"
    const monthly = { day: 12, words: "on the 12th of each month" }
    const { date: _date, ...undated } = training
    project.write(
      events,
      JSON.stringify([
        { ...training, monthly },
        { ...undated, id: 2, title: "Group orders" },
      ]),
    )
    expect(project.message()).toBe(
      messageOf(
        [events, "no. 1 (id 1, “Training: clean milk”)", "date", '"2026-12-12"', wanted],
        [events, "no. 2 (id 2, “Group orders”)", "date", "nothing: the field is missing", wanted],
      ),
    )
  })

  test("an event of each month whose words name another day", () => {
    const monthly = { day: 24, words: "by the 25th of each month" }
    project.write(events, JSON.stringify([{ id: 1, title: "Group orders", text: "Order by today.", monthly }]))
    expect(project.message()).toBe(
      messageOf([
        events,
        "no. 1 (id 1, “Group orders”)",
        "monthly › words",
        '"by the 25th of each month"',
        "words with the number 24, as in “day”",
      ]),
    )
  })
})

describe("what is in order, and may not be meant", () => {
  test("a notice that has ended", () => {
    const ended =
      "Note: data/notices.json, no. 1 (id 1, “No animals may move (quarantine)”), until: " +
      "the notice ended on 11 December 2026, and no page shows it any more."
    project.write("data/notices.json", JSON.stringify([quarantine]))
    expect(project.notes("2026-12-12").split("\n")).toContain(ended)
    expect(project.notes("2026-12-11").split("\n")).not.toContain(ended)
  })

  test("a date of an event that has passed; what comes back each month never does", () => {
    const passed =
      "Note: data/events.json, no. 1 (id 1, “Training: clean milk”), date: " +
      "12 December 2026 has passed, and neither page nor calendar shows the event."
    const monthly = { day: 25, words: "by the 25th of each month" }
    const order = { id: 2, title: "Group orders", text: "Order by today.", monthly }
    project.write("data/events.json", JSON.stringify([training, order]))
    expect(project.notes("2026-12-13").split("\n")).toContain(passed)
    expect(project.notes("2026-12-12").split("\n")).not.toContain(passed)
    expect(project.notes("2099-01-01")).not.toContain("Group orders")
  })

  const future =
    "Note: data/posts/4-biogas-four-cows.json, id 4, “Biogas From Four Cows”, date: " +
    "22 June 2099 is still to come, and the next build publishes the post at once."

  test("a post of a day that is still to come", () => {
    project.replace(biogas, '"year": 2026', '"year": 2099')
    expect(project.notes("2099-06-21").split("\n")).toContain(future)
    expect(project.notes("2099-06-22").split("\n")).not.toContain(future)
    expect(project.message()).toBe("")
  })

  test("a plan whose time has passed", () => {
    const planned = "A cooler will be installed in 2026."
    project.replace(biogas, /"description": "[^"]*"/, `"description": "It is cold. ${planned}"`)
    const note =
      "Note: data/posts/4-biogas-four-cows.json, id 4, “Biogas From Four Cows”, description: " +
      `“${planned}” announces what should have happened by now: say what has become of it.`
    expect(project.notes("2026-12-31").split("\n")).not.toContain(note)
    expect(project.notes("2027-01-01").split("\n")).toContain(note)
  })

  test("a word that stands twice, and a vet's number that the site does not have", () => {
    project.replace("data/faqs.json", /"answer": "[^"]*"/, '"answer": "Call our our vet."')
    const place = "Note: data/faqs.json, no. 1 (id 1, “Who can become a member?”), answer: it "
    const doubled = `${place}says “our our”, and one of them may be too many.`
    const promised = `${place}promises a vet on the telephone, and “vetLine” of site.json is empty.`
    expect(project.notes().split("\n")).toEqual([doubled])
    project.replace("data/faqs.json", "our our", "our")
    expect(project.notes().split("\n")).toEqual([promised])
    project.replace("data/site.json", '"vetLine": null', '"vetLine": "0772 123456"')
    expect(project.notes()).toBe("")
    expect(project.message()).toBe("")
  })

  test("a telephone number among the words about sick animals, and a name that messages don't have", () => {
    project.replace("data/animal-health.json", "call again.", "call 0772 123456.")
    project.replace("data/site.json", '"name": "CaFN"', '"name": "Farmers"')
    const notes = project.notes()
    expect(notes).toContain("call › people › no. 3: “No vet can come today? ")
    expect(notes).toContain("has a telephone number: the page takes all numbers from site.json.")
    expect(notes).toContain("data/site.json, the only one, name: messages still begin with “CaFN”")
  })

  test("a description that search engines find too short, or twice", () => {
    const note = (file: string, text: string) => `Note: data/${file}, description: ${text}`
    const [, feeding = ""] = /"description": "([^"]*)"/.exec(project.read("data/posts/1-dry-season-feeding.json")) ?? []
    project.replace(biogas, /"description": "[^"]*"/, '"description": "Gas for the kitchen."')
    const place = `posts/4-biogas-four-cows.json, ${biogasEntry}`
    expect(project.notes()).toBe(note(place, "it has 20 letters, and search engines show 51 to 199 best."))
    project.replace(biogas, "Gas for the kitchen.", feeding)
    expect(project.notes()).toContain(note(place, "id 1, “Feeding Cows"))
  })

  test("a sentence that counts entries, once there is another", () => {
    const count = project.count("services")
    project.replace("data/home.json", '"Services for your farm"', `"Our ${count} services"`)
    expect(project.notes()).not.toContain("data/home.json")
    project.write(
      "data/services/9001.json",
      another(project.read("data/services/9-sustainability-climate-action.json")),
    )
    expect(project.notes().split("\n")).toContain(
      `Note: data/home.json, the only one, services › title: it says “${count} services”, and there are ${count + 1}.`,
    )
    expect(project.message()).toBe("")
  })

  test.each([
    ["Eight services and more", "eight services"],
    ["Two Farmers on one page", "Two Farmers"],
  ])("the count in “%s”", (title, words) => {
    project.replace("data/home.json", '"Services for your farm"', JSON.stringify(title))
    expect(project.notes().toLowerCase()).toContain(`it says “${words.toLowerCase()}”, and there are `)
  })
})

/** Another service, made of the text of the ninth. */
const another = (text: string) =>
  text
    .replace('"id": 9', '"id": 9001')
    .replace("sustainability-climate-action", "another-service")
    .replace("Caring for the Environment", "Another Service")

describe("entries among each other", () => {
  test("an id that is given twice, and nothing of what follows from it", () => {
    project.replace(milk, '"id": 3', '"id": 4')
    project.replace("data/banners.json", '"buttonHref": "/about-us"', '"buttonHref": "/shop-single/3"')
    expect(project.message()).toBe(
      messageOf([
        "data/products/4-broiler-chicken.json",
        "id 4, “Broiler Chicken”",
        "id",
        `4, as in ${milk}, id 4, “Fresh Milk”`,
        "what no other entry of Product has",
      ]),
    )
  })

  test("a path that is given twice", () => {
    project.replace(
      "data/projects/2-women-in-livestock.json",
      '"projectPath": "women-in-livestock"',
      '"projectPath": "dairy-cattle-grazing"',
    )
    expect(project.message()).toBe(
      messageOf([
        "data/projects/2-women-in-livestock.json",
        "id 2, “Women in Livestock”",
        "projectPath",
        '"dairy-cattle-grazing", as in data/projects/1-dairy-cattle-grazing.json, id 1, “Dairy Cattle Grazing”',
        "what no other entry of Project has",
      ]),
    )
  })

  test("a choice that is given twice in one list", () => {
    project.replace("data/contact-options.json", '"value": "training"', '"value": "membership"')
    expect(project.message()).toBe(
      messageOf([
        "data/contact-options.json",
        "no. 8 (“Training”)",
        "list and value",
        '"interest" and "membership", as in data/contact-options.json, no. 7 (“Membership”)',
        "what no other entry of ContactOption has",
      ]),
    )
  })

  test("a product's farm is that of a farmer who is there, or of several", () => {
    project.replace(milk, '"farmer": null', '"farmer": 99')
    expect(project.message()).toBe(messageOf([milk, milkEntry, "farmer", "99", "the id of an entry of Farmer"]))
    project.replace(milk, '"farmer": 99', '"farmer": 5')
    expect(project.message()).toBe("")
  })

  test("a tag that doesn't exist", () => {
    project.replace(biogas, '"Sustainability"', '"Sustainabilty"')
    expect(project.message()).toBe(
      messageOf([
        biogas,
        biogasEntry,
        "tags › no. 1",
        '"Sustainabilty"',
        'the category of an entry of Tag; did you mean "Sustainability"?',
      ]),
    )
  })

  test("a video that doesn't exist", () => {
    project.replace("data/home.json", '"video": "background"', '"video": "backgrund"')
    expect(project.message()).toBe(
      messageOf([
        "data/home.json",
        "the only one",
        "benefits › video",
        '"backgrund"',
        'the videos.key of an entry of SiteSettings; did you mean "background"?',
      ]),
    )
  })

  test("no default country", () => {
    project.replace("data/countries.json", '"isDefault": true', '"isDefault": false')
    expect(project.message()).toBe(
      messageOf(["data/countries.json", "(all)", "isDefault", "true in 0 entries", "true in exactly one entry"]),
    )
  })

  test("a page without words, and words without a page", () => {
    project.replace("data/pages.json", '"route": "/gallery"', '"route": "/galery"')
    expect(project.message()).toBe(
      messageOf(
        ["data/pages.json", "(all)", "route /gallery", "nothing", "the words of the page /gallery"],
        [
          "data/pages.json",
          "(all)",
          "route /galery",
          "words of a page that the site doesn't have",
          "a route of src/lib/paths.ts",
        ],
      ),
    )
  })
})

describe("pictures, icons and links", () => {
  test("a picture that isn't there", () => {
    project.replace(milk, '"thumb": "products/fresh-milk"', '"thumb": "products/fresh-milks"')
    expect(project.message()).toBe(
      messageOf([
        milk,
        milkEntry,
        "thumb",
        '"products/fresh-milks"',
        'a picture that is there: data/images/products/fresh-milks with the ending .webp, .jpg, .png or .avif is not; did you mean "products/fresh-milk"?',
      ]),
    )
  })

  test("a picture that is named with its ending is the same picture", () => {
    project.replace(milk, '"thumb": "products/fresh-milk"', '"thumb": "products/fresh-milk.jpg"')
    project.replace("data/gallery.json", '"gallery/image_1"', '"gallery/image_1.webp"')
    project.replace("data/pictures.json", '"path": "products/fresh-milk"', '"path":"products/fresh-milk.webp"')
    expect(project.message()).toBe("")
    project.replace(milk, '"gallery/image_158"', '"products/fresh-milk"')
    expect(project.message()).toContain('pictures that differ; "products/fresh-milk" is there already')
  })

  test("a photograph in place of the drawing is as good", () => {
    project.remove("data/images/products/fresh-milk.webp").write("data/images/products/fresh-milk.jpg", "")
    expect(project.message()).toBe("")
  })

  test("a picture whose name no content can write is named, and nothing of what follows from it", () => {
    project.remove("data/images/products/fresh-milk.webp").write("data/images/products/Fresh Milk.JPG", "")
    project.write("data/images/gallery/image_1 (1).heic", "")
    expect(project.message()).toBe(
      messageOf(
        [
          "data/images/gallery/image_1 (1).heic",
          "(the whole file)",
          "(the file's name)",
          '"image_1 (1).heic"',
          "the name data/images/gallery/image_1-1.jpg: npm run pictures makes it so",
        ],
        [
          "data/images/products/Fresh Milk.JPG",
          "(the whole file)",
          "(the file's name)",
          '"Fresh Milk.JPG"',
          "the name data/images/products/fresh-milk.jpg: npm run pictures makes it so",
        ],
      ),
    )
    expect(isPassedOverPicture("Fresh Milk.JPG")).toBe(true)
    expect(isPassedOverPicture("fresh-milk.jpg")).toBe(false)
  })

  test("two files for one picture", () => {
    project.write("data/images/products/fresh-milk.jpg", "")
    expect(project.message()).toBe(
      messageOf([
        "data/images",
        "products/fresh-milk",
        "(the file's name)",
        "products/fresh-milk.jpg and products/fresh-milk.webp",
        "one file of this name: delete the other, such as the drawing that a photograph replaces",
      ]),
    )
  })

  test("a picture without alternative text", () => {
    project.write("data/images/gallery/image_999.webp", "")
    expect(project.message()).toBe(
      messageOf([
        "data/pictures.json",
        "gallery/image_999",
        "alt",
        "no entry for this picture",
        'an entry { "path": "gallery/image_999", "alt": … } that says what the picture shows, in 15 to 250 characters',
      ]),
    )
  })

  test("a picture whose alternative text says nothing", () => {
    project.replace("data/pictures.json", "What products/fresh-milk shows, in words.", "Milk")
    expect(project.message()).toContain(
      'field:  alt\n   found:  "Milk"\n   wanted: what the picture shows, in 15 to 250 characters',
    )
  })

  test("an icon that the sprite doesn't have", () => {
    project.replace("data/features.json", '"icon": "empower"', '"icon": "empowr"')
    expect(project.message()).toBe(
      messageOf([
        "data/features.json",
        "no. 1 (id 1, “Empowering Livestock Farmers”)",
        "icon",
        '"empowr"',
        'a symbol of static/icons.svg; did you mean "empower"?',
      ]),
    )
  })

  test("a link that leads nowhere", () => {
    project.replace("data/banners.json", '"buttonHref": "/about-us"', '"buttonHref": "/about"')
    expect(project.message()).toBe(
      messageOf([
        "data/banners.json",
        "no. 1 (id 1, “Empowering Ugandan Livestock Farmers”)",
        "buttonHref",
        '"/about"',
        "an address that the site has",
      ]),
    )
  })

  test("a slash at the end of a link", () => {
    project.replace("data/navigation.json", '"href": "/gallery"', '"href": "/gallery/"')
    expect(project.message()).toBe(
      messageOf([
        "data/navigation.json",
        "the only one",
        "mainMenu › no. 4 › href",
        '"/gallery/"',
        'an address that the site has; did you mean "/gallery"?',
      ]),
    )
  })

  test.each(["/service-details/7/risk-management-insurance", "/blog-single/2", "/shop?page=2", "https://example.org/"])(
    "a link to %s is good",
    (address) => {
      project.replace("data/banners.json", '"buttonHref": "/about-us"', `"buttonHref": "${address}"`)
      expect(project.message()).toBe("")
    },
  )

  test("a link without https", () => {
    project.replace("data/site.json", "https://www.tiktok.com/", "http://www.tiktok.com/")
    expect(project.message()).toBe(
      messageOf([
        "data/site.json",
        "the only one",
        "social › no. 4 › href",
        '"http://www.tiktok.com/"',
        'a web address such as "https://example.org/page"',
      ]),
    )
  })

  test("a file of static/ that isn't there", () => {
    project.remove("static/media/farm-clip.mp4")
    const found = '"/media/farm-clip.mp4"'
    const wanted = "a file that is there: static/media/farm-clip.mp4 is not"
    expect(project.message()).toBe(
      messageOf(
        ["data/site.json", "the only one", "videos › no. 1 › mp4", found, wanted],
        ["data/site.json", "the only one", "videos › no. 2 › mp4", found, wanted],
      ),
    )
  })
})

test("a file that can't be read makes no trouble for what names its entries", () => {
  project.write("data/tags.json", "[")
  expect(project.message()).toBe(
    messageOf([
      "data/tags.json",
      "(the whole file)",
      "line 1, column 2",
      "the end of the file",
      'a value: "text", a number, true, false, null, [ … ] or { … }',
    ]),
  )
})

test("all problems of all files are reported together, in the order of the files", () => {
  project
    .replace(milk, '"ratings": 4.5', '"ratings": 7')
    .replace(milk, '"onSale": true', '"onSale": "yes"')
    .replace(biogas, '"comments": 2', '"comments": -2')
    .replace("data/tags.json", '"id": 2,', '"id": 1,')
  expect(project.message()).toBe(
    messageOf(
      [biogas, biogasEntry, "comments", "-2", "a whole number from 0 to 100000"],
      [milk, milkEntry, "onSale", '"yes"', "true or false, without quotes"],
      [milk, milkEntry, "ratings", "7", "a number from 1 to 5 in steps of 0.5, such as 4.5"],
      [
        "data/tags.json",
        "no. 2 (id 1, “Cattle Farming”)",
        "id",
        "1, as in data/tags.json, no. 1 (id 1, “Livestock”)",
        "what no other entry of Tag has",
      ],
    ),
  )
})
