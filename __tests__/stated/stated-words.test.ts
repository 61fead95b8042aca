/** @jest-environment node */
import path from "node:path"
import { at } from "../../src/content/inspect"
import { each, expectStated, folder, list, pictures, read } from "./support/site-content"

/*
 * Words, counts and addresses of the content that the specification states, besides those of specification.test.ts.
 * Everything round them may be edited freely, and more may be added.
 */

const listAt = (value: unknown, field: string): unknown[] => [at(value, field)].flat()
/** Without the joiner that keeps a range in one line. */
const words = (value: unknown) => JSON.stringify(value).replaceAll("\u2060", "")

test("section 1: who the network is for, its mission, what that rests on, and what has been reached", () => {
  expect(at(read("site.json"), "description")).toMatch(
    /cattle, goat, sheep and poultry farmers in Uganda.*women, youth and the diaspora/,
  )
  const mission = at(read("about.json"), "mission")
  expect(at(mission, "statement")).toMatch(
    /sustainable, inclusive growth.*knowledge sharing, collective action and value chain integration/i,
  )
  const pillars = listAt(mission, "pillars").map((pillar) => at(pillar, "title"))
  expectStated(pillars, [
    "Knowledge sharing and training",
    "Market linkage",
    "Brand and quality certification",
    "Projects",
  ])
  expect(read("counters.json")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ end: 10_000, suffix: "+", label: "members empowered" }),
      expect.objectContaining({ prefix: "30–", end: 50, suffix: "%" }),
    ]),
  )
  expect(words(read("home.json"))).toContain("10,000+ members empowered, 30–50% productivity increase")
})

test("section 2: the accounts of the top bar, and where the menu's entries lead", () => {
  const networks = listAt(read("site.json"), "social").map((account) => at(account, "network"))
  expectStated(networks, ["facebook", "instagram", "youtube", "tiktok"])
  const entries = listAt(read("navigation.json"), "mainMenu").flatMap((entry) => [entry, ...listAt(entry, "items")])
  const addresses = entries.flatMap((entry) => (at(entry, "href") ? [[at(entry, "label"), at(entry, "href")]] : []))
  expectStated(addresses, [
    ["Home", "/"],
    ["About Us", "/about-us"],
    ["Farm", "/farm"],
    ["Team", "/farmers"],
    ["Member Registration", "/registration-form"],
    ["Contact Us", "/contact"],
    ["Projects", "/project"],
    ["Gallery", "/gallery"],
    ["Services", "/services"],
    ["Products", "/shop"],
    ["Cart", "/cart"],
    ["Checkout", "/checkout"],
    ["Register", "/registration-form"],
  ])
})

test("section 2: what the three feature points and the two rings are about", () => {
  const [empowering, inclusive, market] = [read("features.json")].flat().map(words)
  expect(empowering).toMatch(/knowledge sharing and collective action/i)
  expect(inclusive).toMatch(/women, youth and marginalized groups.*resilient, profitable and sustainable sector/i)
  expect(market).toMatch(/reliable markets.*modern, climate-smart practices/i)
  const rings = listAt(at(read("home.json"), "achievements"), "rings")
  expect(rings).toMatchObject([
    { end: 83, title: "Livestock empowerment" },
    { end: 60, title: "Sustainable livestock value chain" },
  ])
})

test("sections 2 and 9: 167 pictures called image_1 to image_167, six of them on the home page", () => {
  const all = Array.from({ length: 167 }, (_, index) => `gallery/image_${index + 1}`)
  expectStated(listAt(read("gallery.json"), "pictures"), all)
  const files = pictures("gallery").map((file) => `gallery/${path.parse(file).name}`)
  expect(files).toEqual(expect.arrayContaining(all))
  expect(listAt(at(read("home.json"), "gallery"), "pictures")).toHaveLength(6)
})

test("sections 2 and 8: the gallery's button and what it says while loading", () => {
  expect(read("gallery.json")).toMatchObject({ moreLabel: "Load More Images", loadingText: "Loading gallery..." })
})

test("section 2: the blog's sidebar, its comments, and the title of their form", () => {
  expect(read("blog.json")).toMatchObject({ recentTitle: "Recent Post", formTitle: "Share Your CaFN Story" })
  expect(listAt(read("blog.json"), "comments").length).toBeGreaterThanOrEqual(2)
  expect(list("sidebar-gallery.json").length).toBeGreaterThanOrEqual(6)
})

test("section 2: what the shop says of every product, and promises", () => {
  const shop = read("shop.json")
  expect(shop).toMatchObject({
    stock: "In Stock",
    delivery: "2-day Delivery",
    descriptionTab: "Description",
    informationTab: "Additional Information",
    reviewTab: "Review",
  })
  expect(listAt(shop, "reviews").length).toBeGreaterThanOrEqual(2)
  expect(listAt(shop, "promises")).toContainEqual(
    expect.objectContaining({ title: "Money Return", text: "Back guarantee under 15 days" }),
  )
  expect(words(at(shop, "promises"))).toMatch(/"Member discount","text":"New members/)
  const sorts = listAt(read("shop-list.json"), "sorts").map((sort) => at(sort, "value"))
  expect(sorts).toEqual(["latest", "recent", "popular", "relevant"])
})

test("section 2: the answers that the registration form asks for", () => {
  const registration = read("registration.json")
  expect(at(registration, "requiredFields")).toEqual([
    "Full name",
    "National identification number",
    "Occupation",
    "Phone number",
    "District",
    "Parish",
    "Subcounty",
    "Village",
    "Gender",
    "How you heard about us",
  ])
  expect(at(registration, "optionalFields")).toEqual(["Email address"])
  expect(at(registration, "identityCard")).toBe(
    "Bring your national identity card to your first meeting. We don't ask for the number here.",
  )
  expect(at(registration, "loading")).toBe("Loading registration form...")
})

test("section 8: what contact, comments and reviews are thanked with", () => {
  const thanks = "Thanks For Your Message"
  expect(at(at(read("contact.json"), "form"), "successMessage")).toBe(thanks)
  expect(at(read("blog.json"), "formSuccess")).toBe(thanks)
  expect(at(read("shop.json"), "reviewThanks")).toBe(thanks)
})

test("section 3: the ten products have live cattle, goat, milk, broiler, eggs, beef and a hide among them", () => {
  const titles = each(folder("products"), "title")
  expect(titles.length).toBeGreaterThanOrEqual(10)
  expect(titles).toEqual(
    expect.arrayContaining([
      "Ankole Cattle",
      "Mubende Goat",
      "Fresh Milk",
      "Broiler Chicken",
      "Poultry Eggs",
      "Processed Beef",
      "Leather Hide",
    ]),
  )
})
