/** @jest-environment node */
import { getProperty } from "../../src/lib/get-property"
import { content, expectSpecified, list, pictureNames, texts, getValues } from "./support/site-content"

/*
 * Texts and figures that the specification fixes. Editors can change everything else, and can add more of everything.
 */

/** Specified values of fields, in order, by the file or folder of data/ and the field's path. */
const lists: Readonly<Record<string, string>> = {
  "site.json title": "CaFN - Empowering Uganda's Livestock Future",
  "site.json social.network": "facebook | instagram | youtube | tiktok",
  "cart.json shipping": "Free shipping",
  "cart.json paymentNotice":
    "Sorry, it seems that there are no available payment methods. Please contact us if you require assistance or wish to make alternate arrangements.",
  "shop.json stock": "In Stock",
  "shop.json delivery": "2-day Delivery",
  "home.json hero.joinButton.label": "Join Our Network",
  "home.json hero.joinButton.href": "/registration-form",
  "home.json hero.badge.href": "/services",
  "home.json achievements.rings.end": "83 | 60",
  "home.json achievements.rings.title": "Livestock empowerment | Sustainable livestock value chain",
  "navigation.json mainMenu.label": "Home | Pages | Projects | Gallery | Services | Shop | Register",
  "navigation.json mainMenu.href": "/ | /project | /gallery | /services | /registration-form",
  "navigation.json mainMenu.items.label":
    "About Us | Farm | Team | Member Registration | Contact Us | Products | Cart | Checkout",
  "navigation.json mainMenu.items.href":
    "/about-us | /farm | /farmers | /registration-form | /contact | /shop | /cart | /checkout",
  "navigation.json footer.explore.label": "About Us | Meet Our Team | Member Registration | Services | Contact Us",
  "about.json mission.pillars.title":
    "Knowledge sharing and training | Market linkage | Brand and quality certification | Projects",
  "home.json about.features.title":
    "Empowering Livestock Farmers | Inclusive & Sustainable Growth | Market Access & Innovation",
  "home.json livestock.name": "Cattle | Goats | Sheep | Poultry | Milk & Dairy | Meat & Byproducts",
  "featured-products.json title": "Ankole Cattle | Goat Milk | Poultry Eggs | Processed Beef",
  "blog.json tags.category":
    "Livestock | Cattle Farming | Dairy | Youth Empowerment | Women in Agriculture | Uganda | Sustainability",
  "cart.json countries.label": "Uganda | Australia | Canada | China | Japan | Bangladesh",
  "home.json funFacts.end": "38 | 28 | 150",
  "home.json funFacts.suffix": "K | M | +",
  "home.json funFacts.label": "trusted customers | tonnes of harvest | dairy products",
  "registration.json identityCard": "Bring your national identity card to your first meeting.",
  "registration.json requiredFields":
    "Full name | National identification number | Occupation | Phone number | District | Parish | Subcounty | Village | Gender | How you heard about us",
  "registration.json optionalFields": "Email address",
  "banners.json title":
    "Empowering Ugandan Livestock Farmers | Modern Livestock Farming Practices | Connect With Premium Markets",
  "services title":
    "Farming Training & Advice | Buying Together, Saving Together | Finding Better Markets | Sharing Farm Tools & Services | Speaking Up for Farmers | Using Data & New Ideas | Protecting Your Farm | Building Strong Communities | Caring for the Environment",
  "services servicePath":
    "knowledge-sharing-training | collective-bargaining | market-access-promotion | resource-sharing | advocacy-representation | data-collection-innovation | risk-management-insurance | community-building | sustainability-climate-action",
  "services id": "1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9",
  "projects projectPath":
    "dairy-cattle-grazing | women-in-livestock | youth-in-cattle-farming | healthy-cattle-herd | modern-dairy-facility",
  "farmers id": "1 | 2 | 3 | 4 | 5 | 6",
  "posts id": "1 | 2 | 3 | 4 | 5",
  "products id": "1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10",
}

const rows = Object.entries(lists).map(([place, specified]) => {
  const [file = "", field = ""] = place.split(" ")
  return { file, field, specified: specified.split(" | ") }
})

test.each(rows)("spec: data/$file has the specified $field, in order", ({ file, field, specified }) => {
  expectSpecified(getValues(content(file), field).map(String), specified)
})

test.each([
  ["site.json", "telephones", 3],
  ["featured-products.json", "title", 8],
  ["blog.json", "gallery", 6],
  ["home.json", "gallery.pictures", 6],
  ["blog.json", "comments", 2],
  ["shop.json", "reviews", 2],
])("spec: %s, %s: at least %i", (file, field, min) => {
  expect(getValues(content(file), field).length).toBeGreaterThanOrEqual(min)
})

/** Sentences of the specification, in the owner's words. */
test.each([
  ["site.json", /cattle, goat, sheep and poultry farmers in Uganda.*women, youth and the diaspora/],
  ["site.json", /Kabalagala/],
  ["about.json", /sustainable, inclusive growth.*knowledge sharing, collective action and value chain integration/i],
  ["home.json", /2028.*10,000|10,000.*2028/],
  ["home.json", /knowledge sharing and collective action/i],
  ["home.json", /women, youth and marginalized groups.*resilient, profitable and sustainable sector/i],
  ["home.json", /reliable markets.*modern, climate-smart practices/i],
  ["shop.json", /"Money Return","text":"Back guarantee under 15 days"/],
  ["shop.json", /"Member discount","text":"New members/],
])("spec: %s contains %s", (file, pattern) => {
  expect(JSON.stringify(content(file))).toMatch(pattern)
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
])("spec: the figures of the service %s", (servicePath, figures) => {
  const service = list("services").find((entry) => getProperty(entry, "servicePath") === servicePath)
  for (const figure of figures) expect(JSON.stringify(service)).toContain(figure)
})

test("spec: counters of members empowered and of productivity, and the sections of the alternative homes", () => {
  expect(getValues(content("home.json"), "figures")).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ end: 10_000, suffix: "+", label: "members empowered" }),
      expect.objectContaining({ prefix: "30–", end: 50, suffix: "%" }),
    ]),
  )
  const variants = new Map(list("home-variants.json").map((entry) => [getProperty(entry, "variant"), entry]))
  for (const [variant, sections] of [
    ["network", "faq"],
    ["products", "intro spotlight featured progress products testimonials"],
    ["dairy", "benefitLists productTypes intro farmers faq"],
  ] as const)
    for (const section of `hero funFacts join ${sections}`.split(" "))
      expect(getProperty(variants.get(variant), section)).toBeTruthy()
  expect(getProperty(variants.get("dairy"), "benefitLists")).toMatchObject({ fact: 3, factLabel: "Dairy Products" })
})

test("spec: category of service 9, default country, three questions, eight products, office hours", () => {
  expect(list("services").find((service) => getProperty(service, "id") === 9)).toMatchObject({
    category: "Environment",
  })
  expect(
    getValues(content("cart.json"), "countries").find((country) => getProperty(country, "isDefault")),
  ).toMatchObject({
    label: "Canada",
  })
  expect(list("faqs.json").filter((faq) => getProperty(faq, "group") === "general").length).toBeGreaterThanOrEqual(3)
  expect(getValues(content("products"), "title")).toEqual(
    expect.arrayContaining(
      "Ankole Cattle | Mubende Goat | Fresh Milk | Broiler Chicken | Poultry Eggs | Processed Beef | Leather Hide | Grilled Flank Steak".split(
        " | ",
      ),
    ),
  )
  expect(
    getProperty(content("site.json"), "supportHours") ?? getProperty(content("site.json"), "openingHours"),
  ).toMatchObject([
    { label: "Monday to Friday", opens: "08:00", closes: "18:00" },
    { label: "Saturday", opens: "09:00", closes: "14:00" },
    { label: "Sunday", opens: null, closes: null },
  ])
})

test("spec: the gallery's 167 pictures in order, and the skills of six farmers", () => {
  const specified = Array.from({ length: 167 }, (_, index) => `image_${index + 1}`)
  expectSpecified(
    getValues(content("gallery.json"), "pictures"),
    specified.map((name) => `gallery/${name}`),
  )
  expect(pictureNames("gallery")).toEqual(expect.arrayContaining(specified))
  for (const farmer of list("farmers").slice(0, 6)) {
    for (const end of getValues(farmer, "skillProgress.end").map(Number)) expect(end >= 83 && end <= 96).toBe(true)
    expect(getProperty(farmer, "memberData")).toHaveLength(2)
  }
})

/* claims.json has the owner's figures in the owner's words. Other texts must not give a figure another cause or place. */

const claims = getValues(content("claims.json"), "words").map(String)

test("claims: data/claims.json has the specified figures, word for word", () => {
  expectSpecified(claims.toSorted(), [
    "10,000+ members by 2028",
    "10,000+ members empowered",
    "150+ dairy products",
    "28M tonnes of harvest",
    "30–50% productivity increase",
    "38K trusted customers",
    "60% sustainable livestock value chain",
    "80% vs 40% milk production in droughts",
    "83% livestock empowerment",
    "UGX 150,000 solar savings a month",
    "UGX 200,000 fertilizer value",
    "UGX 80,000 biogas savings a month",
    "over 150 diaspora partnerships",
    "women 3 times more likely to lead",
    "youth participation up 40%",
  ])
})

test("claims: every counter and ring is one of them", () => {
  const figures = ["figures", "funFacts", "achievements.rings"].flatMap((field) =>
    getValues(content("home.json"), field),
  )
  for (const figure of figures) {
    const end = Number(getProperty(figure, "end")).toLocaleString("en")
    const label = String(getProperty(figure, "label") ?? getProperty(figure, "title")).toLowerCase()
    expect(claims.filter((claim) => claim.includes(end) && claim.toLowerCase().includes(label))).toHaveLength(1)
  }
})

/** A mention of a figure, and the owner's words that the text must then contain. */
test.each([
  ["productivity", /\b30\s*(%|per cent)?\s*(–|-|to)\s*50\b/, /30–50% productivity increase/],
  ["milk in a drought", /\b80\s*%.*\b40\s*%/, /80% vs 40% milk production in droughts/],
  ["solar power", /150,000.*\b(month|solar)\b|\b(month|solar)\b.*150,000/, /UGX 150,000 solar savings a month/],
  ["biogas", /UGX 80,000/, /UGX 80,000 biogas savings a month/],
  ["fertilizer", /UGX 200,000/, /UGX 200,000 fertilizer value/],
  [
    "youth",
    /\b(youth|young)\b.*\b40\s*(%|per cent)|\b40\s*(%|per cent).*\b(youth|young)\b/i,
    /youth participation (is )?up (by )?40( per cent|%)/i,
  ],
  ["women", /\b(three|3) times\b.*\blead\b/i, /women (are )?3 times more likely to lead/i],
  ["diaspora", /\b150\b.*\bpartnerships\b/i, /over 150 diaspora partnerships/i],
])("claims: the figure for %s is quoted in the owner's words", (_, mention, specified) => {
  expect(texts().filter((text) => mention.test(text) && !specified.test(text))).toEqual([])
})
