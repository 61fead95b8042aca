/** @jest-environment node */
import { at } from "../../src/content/inspect"
import { formatMoney, parsePrice } from "../../src/lib/money"
import { each, expectStated, folder, list, read } from "./support/site-content"

/*
 * What the specification states word for word or figure for figure about the content. Everything else may be edited
 * freely, and more of everything may be added; what is stated must stay. Each test names the section that says so.
 */

const text = (value: unknown) => JSON.stringify(value)

test("section 1: identity, three telephones, members by 2028", () => {
  const site = read("site.json")
  expect(at(site, "title")).toBe("CaFN - Empowering Uganda's Livestock Future")
  expect([at(site, "telephones")].flat().length).toBeGreaterThanOrEqual(3)
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
  expect(at(at(card, "quantity"), "problem")).toBe("Please enter a valid quantity")
  expect(at(card, "added")).toBe("Product added successfully")
  expect(at(card, "saleLabel")).toBe("Sale")
  expect(at(read("cart.json"), "removedMessage")).toBe("Product removed from cart")
  expect(at(read("shop-list.json"), "summary")).toBe("Showing {from}–{to} of {total} results")
})

test("section 2: the main menu and the Explore list", () => {
  const navigation = read("navigation.json")
  const menu = at(navigation, "mainMenu")
  const labels = (items: unknown) => (Array.isArray(items) ? each(items, "label") : [])
  const under = (label: string) =>
    labels(
      at(
        [menu].flat().find((entry) => at(entry, "label") === label),
        "items",
      ),
    )
  expectStated(labels(menu), ["Home", "Pages", "Projects", "Gallery", "Services", "Shop", "Register"])
  expectStated(under("Pages"), ["About Us", "Farm", "Team", "Member Registration", "Contact Us"])
  expectStated(under("Shop"), ["Products", "Cart", "Checkout"])
  expectStated(labels(at(at(navigation, "footer"), "explore")), [
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
  const home = of("home").map((banner) => [at(banner, "title"), at(banner, "buttonHref")])
  expectStated(home, [
    ["Empowering Ugandan Livestock Farmers", "/about-us"],
    ["Modern Livestock Farming Practices", "/about-us"],
    ["Connect With Premium Markets", "/about-us"],
  ])
  expect(of("alternate").length).toBeGreaterThanOrEqual(2)
  const hero = at(read("home.json"), "hero")
  expect(at(hero, "joinButton")).toEqual({ label: "Join Our Network", href: "/registration-form" })
  expect(at(at(hero, "badge"), "href")).toBe("/services")
})

test("section 2: features, categories, featured products", () => {
  expectStated(each(list("features.json"), "title"), [
    "Empowering Livestock Farmers",
    "Inclusive & Sustainable Growth",
    "Market Access & Innovation",
  ])
  expectStated(each(list("livestock-categories.json"), "name"), [
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
  const named = services.map((service) => [at(service, "id"), at(service, "title"), at(service, "servicePath")])
  expectStated(named, [
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
  expect(
    at(
      services.find((service) => at(service, "id") === 9),
      "category",
    ),
  ).toBe("Environment")
})

test("section 2: five projects by their paths, six farmers, five posts, ten products", () => {
  expectStated(each(folder("projects"), "projectPath"), [
    "dairy-cattle-grazing",
    "women-in-livestock",
    "youth-in-cattle-farming",
    "healthy-cattle-herd",
    "modern-dairy-facility",
  ])
  expectStated(each(folder("farmers"), "id"), [1, 2, 3, 4, 5, 6])
  expectStated(each(folder("posts"), "id"), [1, 2, 3, 4, 5])
  expectStated(each(folder("products"), "id"), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(each(folder("products"), "title")).toContain("Grilled Flank Steak")
})

test("section 3: a product's prices are shown with the amount that stands in its file, however it is written", () => {
  const prices = [...each(folder("products"), "price"), ...each(folder("products"), "oldPrice")]
    .filter(Boolean)
    .map(String)
  expect(prices.length).toBeGreaterThan(10)
  for (const price of prices) {
    const money = parsePrice(price)
    expect(money && parsePrice(formatMoney(money, "always"))).toEqual(money)
    expect(money).not.toBeNull()
  }
})

test("section 2: tags, countries, questions, fun facts", () => {
  expectStated(each(list("tags.json"), "category"), [
    "Livestock",
    "Cattle Farming",
    "Dairy",
    "Youth Empowerment",
    "Women in Agriculture",
    "Uganda",
    "Sustainability",
  ])
  expectStated(each(list("countries.json"), "label"), ["Uganda", "Australia", "Canada", "China", "Japan", "Bangladesh"])
  expect(list("countries.json").find((country) => at(country, "isDefault"))).toMatchObject({ label: "Canada" })
  expect(list("faqs.json").filter((faq) => at(faq, "group") === "general").length).toBeGreaterThanOrEqual(3)
  const facts = list("fun-facts.json").map((fact) => [at(fact, "end"), at(fact, "suffix"), at(fact, "label")])
  expectStated(facts, [
    [38, "K", "trusted customers"],
    [28, "M", "tonnes of harvest"],
    [150, "+", "dairy products"],
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
  expectStated(each([filters].flat(), "label"), ["All", "Cattle", "Poultry", "Dairy"])
  expect(at(of("dairy"), "pointLists")).toMatchObject({ fact: 3, factLabel: "Dairy Products" })
  const banners = list("banners.json")
  for (const slider of ["alternate", "products", "dairy"]) {
    expect(banners.filter((banner) => at(banner, "slider") === slider).length).toBeGreaterThanOrEqual(2)
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
  const site = read("site.json")
  const options = list("contact-options.json")
  const values = (name: string) =>
    each(
      options.filter((option) => at(option, "list") === name),
      "value",
    )
  expectStated(values("category"), ["diaspora", "existing-farmer", "new-farmer", "youth", "women", "organization"])
  expectStated(values("interest"), [
    "membership",
    "training",
    "investment",
    "partnership",
    "market-access",
    "technical-support",
    "other",
  ])
  expect(at(site, "supportHours") ?? at(site, "openingHours")).toMatchObject([
    { label: "Monday to Friday", opens: "08:00", closes: "18:00" },
    { label: "Saturday", opens: "09:00", closes: "14:00" },
    { label: "Sunday", opens: null, closes: null },
  ])
  expect(at(at(read("home.json"), "achievements"), "rings")).toMatchObject([{ end: 83 }, { end: 60 }])
  // The six whose skills the specification states.
  for (const farmer of folder("farmers").slice(0, 6)) {
    for (const skill of [at(farmer, "skillProgress")].flat()) {
      expect(at(skill, "end")).toBeGreaterThanOrEqual(83)
      expect(at(skill, "end")).toBeLessThanOrEqual(96)
    }
    expect(at(farmer, "memberData")).toHaveLength(2)
  }
})
