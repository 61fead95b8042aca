import { breadcrumbData, organisationData, questionsData } from "../../src/lib/structured-data"

const site = {
  name: "CaFN",
  siteUrl: "https://cafn.example",
  description: "A membership network of livestock farmers in Uganda.",
  email: "hello@cafn.example",
  telephones: [{ number: "+256 000 000 001" }, { number: "+256 000 000 002" }],
  address: { street: "Plot 1, Kabalagala", city: "Kampala", countryCode: "UG" },
  openingHours: [
    { days: ["Saturday"], opens: "09:00", closes: "14:00" },
    { days: ["Sunday"], opens: null, closes: null },
  ],
}

test("the organisation: who, where, and when the office is open; closed days are left out", () => {
  expect(organisationData(site)).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    name: "CaFN",
    url: "https://cafn.example",
    logo: "https://cafn.example/icons/icon-512.png",
    description: "A membership network of livestock farmers in Uganda.",
    email: "hello@cafn.example",
    telephone: "+256 000 000 001",
    address: {
      "@type": "PostalAddress",
      streetAddress: "Plot 1, Kabalagala",
      addressLocality: "Kampala",
      addressCountry: "UG",
    },
    openingHoursSpecification: [
      { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "09:00", closes: "14:00" },
    ],
  })
})

test("an organisation without a telephone has none in its JSON either", () => {
  expect(JSON.stringify(organisationData({ ...site, telephones: [] }))).not.toContain("telephone")
})

test("breadcrumbs count from 1, with whole addresses; the last may have none", () => {
  const data = breadcrumbData("https://cafn.example", [
    { label: "Home", href: "/" },
    { label: "Services", href: "/services" },
    { label: "Protecting Your Farm" },
  ])
  expect(data).toMatchObject({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://cafn.example/" },
      { "@type": "ListItem", position: 2, name: "Services", item: "https://cafn.example/services" },
      { "@type": "ListItem", position: 3, name: "Protecting Your Farm" },
    ],
  })
  expect(JSON.stringify(data).match(/"item":/g)).toHaveLength(2)
})

test("questions with their answers", () => {
  expect(questionsData([{ question: "What does it cost?", answer: "UGX 50,000 a year." }])).toEqual({
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "What does it cost?",
        acceptedAnswer: { "@type": "Answer", text: "UGX 50,000 a year." },
      },
    ],
  })
})
