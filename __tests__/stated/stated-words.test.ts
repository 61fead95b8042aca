/** @jest-environment node */
import path from "node:path"
import { at } from "../../src/content/inspect"
import { each, expectStated, folder, list, pictures, read, valuesAt } from "./support/site-content"

/*
 * What the specification states word for word or figure for figure about the content. Everything else may be edited
 * freely, and more of everything may be added; what is stated must stay. Each test names the section that says so.
 */

const text = (value: unknown) => JSON.stringify(value)

test.each([
  ["1", "site.json", "title", "CaFN - Empowering Uganda's Livestock Future"],
  ["2", "cart.json", "shipping", "Free shipping"],
  [
    "9",
    "cart.json",
    "paymentNotice",
    "Sorry, it seems that there are no available payment methods. Please contact us if you require assistance or wish to make alternate arrangements.",
  ],
  ["2", "shop.json", "stock", "In Stock"],
  ["2", "shop.json", "delivery", "2-day Delivery"],
  [
    "2",
    "registration.json",
    "identityCard",
    "Bring your national identity card to your first meeting. We don't ask for the number here.",
  ],
  ["2", "home.json", "hero.joinButton.label", "Join Our Network"],
  ["2", "home.json", "hero.joinButton.href", "/registration-form"],
  ["2", "home.json", "hero.badge.href", "/services"],
])("spec section %s: %s, %s: “%s”", (_section, file, field, words) => {
  expect(valuesAt(read(file), field)).toEqual([words])
})

/** The names of a list: "Cattle | Goats", over several lines where they are many. */
const namesIn = (list: string) => list.split(/\s*[|\n]\s*/)

test.each([
  ["navigation.json", "mainMenu.label", "Home | Pages | Projects | Gallery | Services | Shop | Register"],
  ["navigation.json", "mainMenu.href", "/ | /project | /gallery | /services | /registration-form"],
  [
    "navigation.json",
    "mainMenu.items.label",
    "About Us | Farm | Team | Member Registration | Contact Us | Products | Cart | Checkout",
  ],
  [
    "navigation.json",
    "mainMenu.items.href",
    "/about-us | /farm | /farmers | /registration-form | /contact | /shop | /cart | /checkout",
  ],
  ["navigation.json", "footer.explore.label", "About Us | Meet Our Team | Member Registration | Services | Contact Us"],
  ["site.json", "social.network", "facebook | instagram | youtube | tiktok"],
  [
    "about.json",
    "mission.pillars.title",
    "Knowledge sharing and training | Market linkage | Brand and quality certification | Projects",
  ],
  [
    "features.json",
    "title",
    "Empowering Livestock Farmers | Inclusive & Sustainable Growth | Market Access & Innovation",
  ],
  ["livestock-categories.json", "name", "Cattle | Goats | Sheep | Poultry | Milk & Dairy | Meat & Byproducts"],
  ["featured-products.json", "title", "Ankole Cattle | Goat Milk | Poultry Eggs | Processed Beef"],
  [
    "tags.json",
    "category",
    `Livestock | Cattle Farming | Dairy | Youth Empowerment
    Women in Agriculture | Uganda | Sustainability`,
  ],
  ["countries.json", "label", "Uganda | Australia | Canada | China | Japan | Bangladesh"],
  ["fun-facts.json", "end", "38 | 28 | 150"],
  ["fun-facts.json", "suffix", "K | M | +"],
  ["fun-facts.json", "label", "trusted customers | tonnes of harvest | dairy products"],
  ["home.json", "achievements.rings.end", "83 | 60"],
  ["home.json", "achievements.rings.title", "Livestock empowerment | Sustainable livestock value chain"],
  [
    "registration.json",
    "requiredFields",
    `Full name | National identification number | Occupation | Phone number | District | Parish
    Subcounty | Village | Gender | How you heard about us`,
  ],
  ["registration.json", "optionalFields", "Email address"],
])("spec sections 1, 2 and 9: %s has the specified %s, in order: %s", (file, field, stated) => {
  expectStated(valuesAt(read(file), field).map(String), namesIn(stated))
})

test("spec section 2: the menu's stated entries come first, and what the site adds after them", () => {
  const pages = valuesAt(read("navigation.json"), "mainMenu").find((entry) => at(entry, "label") === "Pages")
  expect(valuesAt(pages, "items.label").slice(0, 5)).toEqual([
    "About Us",
    "Farm",
    "Team",
    "Member Registration",
    "Contact Us",
  ])
})

test("spec section 9: the gallery has the 167 pictures, in order", () => {
  const stated = Array.from({ length: 167 }, (_, index) => `gallery/image_${index + 1}`)
  expectStated(valuesAt(read("gallery.json"), "pictures"), stated)
})

test.each([
  [
    "services",
    "title",
    `Farming Training & Advice | Buying Together, Saving Together | Finding Better Markets
    Sharing Farm Tools & Services | Speaking Up for Farmers | Using Data & New Ideas
    Protecting Your Farm | Building Strong Communities | Caring for the Environment`,
  ],
  [
    "services",
    "servicePath",
    `knowledge-sharing-training | collective-bargaining | market-access-promotion
    resource-sharing | advocacy-representation | data-collection-innovation
    risk-management-insurance | community-building | sustainability-climate-action`,
  ],
  ["services", "id", "1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9"],
  [
    "projects",
    "projectPath",
    `dairy-cattle-grazing | women-in-livestock | youth-in-cattle-farming
    healthy-cattle-herd | modern-dairy-facility`,
  ],
  ["farmers", "id", "1 | 2 | 3 | 4 | 5 | 6"],
  ["posts", "id", "1 | 2 | 3 | 4 | 5"],
  ["products", "id", "1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10"],
])("spec section 2: data/%s has the specified %s, in order", (name, field, stated) => {
  expectStated(each(folder(name), field).map(String), namesIn(stated))
})

test.each([
  ["site.json", "telephones", 3],
  ["featured-products.json", "title", 8],
  ["sidebar-gallery.json", "", 6],
  ["home.json", "gallery.pictures", 6],
  ["blog.json", "comments", 2],
  ["shop.json", "reviews", 2],
])("spec section 2: %s, %s: at least %i", (file, field, least) => {
  expect(valuesAt(read(file), field).length).toBeGreaterThanOrEqual(least)
})

test.each([
  ["site.json", /cattle, goat, sheep and poultry farmers in Uganda.*women, youth and the diaspora/],
  ["site.json", /Kabalagala/],
  ["about.json", /sustainable, inclusive growth.*knowledge sharing, collective action and value chain integration/i],
  ["home.json", /2028.*10,000|10,000.*2028/],
  ["features.json", /knowledge sharing and collective action/i],
  ["features.json", /women, youth and marginalized groups.*resilient, profitable and sustainable sector/i],
  ["features.json", /reliable markets.*modern, climate-smart practices/i],
  ["shop.json", /"Money Return","text":"Back guarantee under 15 days"/],
  ["shop.json", /"Member discount","text":"New members/],
])("spec sections 1 and 2: %s says %s", (file, words) => {
  expect(text(read(file))).toMatch(words)
})

test("spec section 1: counters of members empowered and of productivity", () => {
  expect(list("counters.json")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ end: 10_000, suffix: "+", label: "members empowered" }),
      expect.objectContaining({ prefix: "30–", end: 50, suffix: "%" }),
    ]),
  )
})

test("spec section 2: the banners of each home", () => {
  const banners = list("banners.json")
  const of = (slider: string) => banners.filter((banner) => at(banner, "slider") === slider)
  const home = of("home").map((banner) => [at(banner, "title"), at(banner, "buttonHref")])
  expectStated(home, [
    ["Empowering Ugandan Livestock Farmers", "/about-us"],
    ["Modern Livestock Farming Practices", "/about-us"],
    ["Connect With Premium Markets", "/about-us"],
  ])
  for (const slider of ["alternate", "products", "dairy"]) expect(of(slider).length).toBeGreaterThanOrEqual(2)
})

test("spec section 2: the sections of the alternative homes", () => {
  const variants = list("home-variants.json")
  const of = (variant: string) => variants.find((entry) => at(entry, "variant") === variant)
  const sections: Record<string, readonly string[]> = {
    network: ["faq"],
    products: ["intro", "highlight", "products", "testimonials"],
    dairy: ["pointLists", "kinds", "intro", "farmers", "faq"],
  }
  for (const [variant, names] of Object.entries(sections)) {
    for (const name of ["hero", "funFacts", "join", ...names]) expect(at(of(variant), name)).toBeTruthy()
  }
  expect(at(of("dairy"), "pointLists")).toMatchObject({ fact: 3, factLabel: "Dairy Products" })
})

test("spec sections 2 and 3: category of service 9, default country, three questions, products", () => {
  expect(folder("services").find((service) => at(service, "id") === 9)).toMatchObject({ category: "Environment" })
  expect(list("countries.json").find((country) => at(country, "isDefault"))).toMatchObject({ label: "Canada" })
  expect(list("faqs.json").filter((faq) => at(faq, "group") === "general").length).toBeGreaterThanOrEqual(3)
  expect(each(folder("products"), "title")).toEqual(
    expect.arrayContaining([
      "Ankole Cattle",
      "Mubende Goat",
      "Fresh Milk",
      "Broiler Chicken",
      "Poultry Eggs",
      "Processed Beef",
      "Leather Hide",
      "Grilled Flank Steak",
    ]),
  )
})

test.each([
  ["knowledge-sharing-training", ["UGX 50,000"]],
  ["collective-bargaining", ["by the 25th of each month", "UGX 50,000"]],
  ["market-access-promotion", ["within 14 days"]],
  [
    "risk-management-insurance",
    ["about 5%", "within 14 days", "calves under 6 months", "UGX 20,000", "police within 24 hours"],
  ],
  ["community-building", ["women are 3 times more likely to lead", "up 40%", "over 150 diaspora partnerships"]],
  ["sustainability-climate-action", ["80%", "40%", "UGX 150,000", "UGX 80,000", "UGX 200,000"]],
])("spec sections 2 and 9: the figures of the service %s", (servicePath, figures) => {
  const service = folder("services").find((entry) => at(entry, "servicePath") === servicePath)
  for (const figure of figures) expect(text(service)).toContain(figure)
})

test("spec section 9: picture files, office hours, and the skills of six farmers", () => {
  const files = pictures("gallery").map((file) => path.parse(file).name)
  expect(files).toEqual(expect.arrayContaining(Array.from({ length: 167 }, (_, index) => `image_${index + 1}`)))
  const site = read("site.json")
  expect(at(site, "supportHours") ?? at(site, "openingHours")).toMatchObject([
    { label: "Monday to Friday", opens: "08:00", closes: "18:00" },
    { label: "Saturday", opens: "09:00", closes: "14:00" },
    { label: "Sunday", opens: null, closes: null },
  ])
  for (const farmer of folder("farmers").slice(0, 6)) {
    for (const end of valuesAt(farmer, "skillProgress.end")) {
      expect(end).toBeGreaterThanOrEqual(83)
      expect(end).toBeLessThanOrEqual(96)
    }
    expect(at(farmer, "memberData")).toHaveLength(2)
  }
})
