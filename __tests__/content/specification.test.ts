/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { at } from "../../src/content/inspect"

/*
 * What the specification states word for word or figure for figure about the content. Everything else may be edited
 * freely; these may not, and each test names the section that says so.
 */

const data = path.join(__dirname, "..", "..", "data")

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(data, file), "utf8"))

const list = (file: string): unknown[] => {
  const value = read(file)
  if (!Array.isArray(value)) throw new Error(`${file} holds no list`)
  return value
}

/** The entries of a folder by their ids. */
const folder = (name: string): unknown[] =>
  readdirSync(path.join(data, name))
    .map((file) => read(`${name}/${file}`))
    .sort((a, b) => Number(at(a, "id")) - Number(at(b, "id")))

const each = (entries: readonly unknown[], field: string) => entries.map((entry) => at(entry, field))

const text = (value: unknown) => JSON.stringify(value)

test("section 1: identity, three telephones, members by 2028", () => {
  const site = read("site.json")
  expect(at(site, "title")).toBe("CaFN - Empowering Uganda's Livestock Future")
  expect(at(site, "telephones")).toHaveLength(3)
  expect(text(site)).toContain("Kabalagala")
  expect(each(list("counters.json"), "end")).toContain(10_000)
  expect(text(read("home.json"))).toMatch(/2028.*10,000|10,000.*2028/)
})

test("sections 2 and 9: what cart and checkout say", () => {
  const cart = read("cart.json")
  expect(at(cart, "emptyCart")).toBe("Your cart is empty.")
  expect(at(cart, "shipping")).toBe("Free shipping")
  expect(at(cart, "applyLabel")).toBe("Apply coupon")
  expect(at(cart, "checkoutLabel")).toBe("Checkout")
  expect(at(cart, "paymentNotice")).toBe(
    "Sorry, it seems that there are no available payment methods. Please contact us if you require assistance or wish to make alternate arrangements.",
  )
})

test("section 8: the notices of the cart, and what the shop's list says of itself", () => {
  const card = at(read("shop.json"), "card")
  expect(at(card, "alreadyAdded")).toBe("Product already in cart")
  expect(at(card, "badQuantity")).toBe("Please enter a valid quantity")
  expect(at(card, "added")).toBe("Product added successfully")
  expect(at(card, "saleLabel")).toBe("Sale")
  expect(at(read("cart.json"), "removedMessage")).toBe("Product removed from cart")
  expect(at(read("shop-list.json"), "summary")).toBe("Showing {from}–{to} of {total} results")
})

test("section 2: the main menu and the Explore list", () => {
  const navigation = read("navigation.json")
  const menu = at(navigation, "mainMenu")
  const labels = (items: unknown) => (Array.isArray(items) ? each(items, "label") : [])
  expect(labels(menu)).toEqual(["Home", "Pages", "Projects", "Gallery", "Services", "Shop", "Register"])
  expect(labels(at(at(menu, 1), "items"))).toEqual(["About Us", "Farm", "Team", "Member Registration", "Contact Us"])
  expect(labels(at(at(menu, 5), "items"))).toEqual(["Products", "Cart", "Checkout"])
  expect(labels(at(at(navigation, "footer"), "explore"))).toEqual([
    "About Us",
    "Meet Our Team",
    "Member Registration",
    "Services",
    "Contact Us",
  ])
})

test("section 2: the banners, with their buttons", () => {
  const banners = list("banners.json")
  const of = (slider: string) => banners.filter((banner) => at(banner, "slider") === slider)
  expect(each(of("home"), "title")).toEqual([
    "Empowering Ugandan Livestock Farmers",
    "Modern Livestock Farming Practices",
    "Connect With Premium Markets",
  ])
  expect(each(of("home"), "buttonHref")).toEqual(["/about-us", "/about-us", "/about-us"])
  expect(of("alternate")).toHaveLength(2)
  const hero = at(read("home.json"), "hero")
  expect(at(hero, "joinButton")).toEqual({ label: "Join Our Network", href: "/registration-form" })
  expect(at(at(hero, "badge"), "href")).toBe("/services")
})

test("section 2: features, categories, featured products", () => {
  expect(each(list("features.json"), "title")).toEqual([
    "Empowering Livestock Farmers",
    "Inclusive & Sustainable Growth",
    "Market Access & Innovation",
  ])
  expect(each(list("livestock-categories.json"), "name")).toEqual([
    "Cattle",
    "Goats",
    "Sheep",
    "Poultry",
    "Milk & Dairy",
    "Meat & Byproducts",
  ])
  expect(each(list("featured-products.json"), "title").slice(0, 4)).toEqual([
    "Ankole Cattle",
    "Goat Milk",
    "Poultry Eggs",
    "Processed Beef",
  ])
  expect(list("featured-products.json").length).toBeGreaterThanOrEqual(8)
})

test("section 2: the nine services in their order", () => {
  const services = folder("services")
  expect(services.map((service) => [at(service, "id"), at(service, "title"), at(service, "servicePath")])).toEqual([
    [1, "Farming Training & Advice", "knowledge-sharing-training"],
    [2, "Buying Together, Saving Together", "collective-bargaining"],
    [3, "Finding Better Markets", "market-access-promotion"],
    [4, "Sharing Farm Tools & Services", "resource-sharing"],
    [5, "Speaking Up for Farmers", "advocacy-representation"],
    [6, "Using Data & New Ideas", "data-collection-innovation"],
    [7, "Protecting Your Farm", "risk-management-insurance"],
    [8, "Building Strong Communities", "community-building"],
    [9, "Caring for the Environment", "sustainability-climate-action"],
  ])
  expect(at(services[8], "category")).toBe("Environment")
})

test("section 2: five projects by their paths, six farmers, five posts, ten products", () => {
  expect(each(folder("projects"), "projectPath")).toEqual([
    "dairy-cattle-grazing",
    "women-in-livestock",
    "youth-in-cattle-farming",
    "healthy-cattle-herd",
    "modern-dairy-facility",
  ])
  expect(each(folder("farmers"), "id")).toEqual([1, 2, 3, 4, 5, 6])
  expect(each(folder("posts"), "id")).toEqual([1, 2, 3, 4, 5])
  expect(folder("products")).toHaveLength(10)
  expect(each(folder("products"), "title")).toContain("Grilled Flank Steak")
})

test("section 2: tags, countries, questions, fun facts", () => {
  expect(each(list("tags.json"), "category")).toEqual([
    "Livestock",
    "Cattle Farming",
    "Dairy",
    "Youth Empowerment",
    "Women in Agriculture",
    "Uganda",
    "Sustainability",
  ])
  expect(each(list("countries.json"), "label")).toEqual([
    "Uganda",
    "Australia",
    "Canada",
    "China",
    "Japan",
    "Bangladesh",
  ])
  expect(list("countries.json").find((country) => at(country, "isDefault"))).toMatchObject({ label: "Canada" })
  expect(list("faqs.json").filter((faq) => at(faq, "group") === "general")).toHaveLength(3)
  expect(list("fun-facts.json")).toMatchObject([
    { end: 38, suffix: "K", label: "trusted customers" },
    { end: 28, suffix: "M", label: "tonnes of harvest" },
    { end: 150, suffix: "+", label: "dairy products" },
  ])
})

test("section 2: what the alternative homes show", () => {
  const variants = list("home-variants.json")
  const of = (variant: string) => variants.find((entry) => at(entry, "variant") === variant)
  const sections: Record<string, readonly string[]> = {
    network: ["faq"],
    products: ["intro", "highlight", "featured", "products", "testimonials"],
    dairy: ["pointLists", "kinds", "intro", "farmers", "faq"],
  }
  for (const [variant, names] of Object.entries(sections)) {
    for (const name of ["hero", "funFacts", "join", ...names]) expect(at(of(variant), name)).toBeTruthy()
  }
  const filters = at(at(of("products"), "products"), "filters")
  expect(Array.isArray(filters) && each(filters, "label")).toEqual(["All", "Cattle", "Poultry", "Dairy"])
  expect(at(of("dairy"), "pointLists")).toMatchObject({ fact: 3, factLabel: "Dairy Products" })
  const banners = list("banners.json")
  for (const slider of ["alternate", "products", "dairy"]) {
    expect(banners.filter((banner) => at(banner, "slider") === slider)).toHaveLength(2)
  }
})

test.each([
  ["knowledge-sharing-training", ["UGX 50,000"]],
  ["collective-bargaining", ["by the 25th of each month", "UGX 50,000"]],
  ["market-access-promotion", ["within 14 days"]],
  ["data-collection-innovation", ["40 per cent"]],
  [
    "risk-management-insurance",
    ["about 5%", "within 14 days", "calves under 6 months", "UGX 20,000", "police within 24 hours"],
  ],
  ["community-building", ["women are 3 times more likely to lead", "up 40%", "over 150 diaspora partnerships"]],
  ["sustainability-climate-action", ["80%", "40%", "UGX 150,000", "UGX 80,000", "UGX 200,000"]],
])("sections 2 and 9: the figures of the service %s", (servicePath, figures) => {
  const service = folder("services").find((entry) => at(entry, "servicePath") === servicePath)
  for (const figure of figures) expect(text(service)).toContain(figure)
})

test("section 8: what the home contact form answers", () => {
  expect(at(at(read("home.json"), "contact"), "successMessage")).toBe(
    "Thank you for your interest! Our team will contact you within 24 hours to discuss how we can support your farming journey.",
  )
})

test("section 9: contact choices, hours, rings, skills", () => {
  const options = list("contact-options.json")
  const values = (name: string) =>
    each(
      options.filter((option) => at(option, "list") === name),
      "value",
    )
  expect(values("category")).toEqual(["diaspora", "existing-farmer", "new-farmer", "youth", "women", "organization"])
  expect(values("interest")).toEqual([
    "membership",
    "training",
    "investment",
    "partnership",
    "market-access",
    "technical-support",
    "other",
  ])
  expect(at(read("site.json"), "supportHours")).toMatchObject([
    { label: "Monday to Friday", opens: "08:00", closes: "18:00" },
    { label: "Saturday", opens: "09:00", closes: "14:00" },
    { label: "Sunday", opens: null, closes: null },
  ])
  expect(at(at(read("home.json"), "achievements"), "rings")).toMatchObject([{ end: 83 }, { end: 60 }])
  for (const farmer of folder("farmers")) {
    for (const skill of [at(farmer, "skillProgress")].flat()) {
      expect(at(skill, "end")).toBeGreaterThanOrEqual(83)
      expect(at(skill, "end")).toBeLessThanOrEqual(96)
    }
    expect(at(farmer, "memberData")).toHaveLength(2)
  }
})
