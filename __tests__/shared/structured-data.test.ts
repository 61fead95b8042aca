import { articleData } from "../../src/features/blog/structured-data"
import { organisationData } from "../../src/features/contact/organisation-data"
import { productData } from "../../src/features/shop/structured-data"

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

test("structured data: Organization with address and opening hours, without closed days", () => {
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
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: "hello@cafn.example",
      telephone: "+256 000 000 001",
      hoursAvailable: [
        { "@type": "OpeningHoursSpecification", dayOfWeek: ["Saturday"], opens: "09:00", closes: "14:00" },
      ],
    },
  })
})

test("structured data: BlogPosting with author, date and absolute addresses", () => {
  const article = {
    title: "Biogas From Four Cows",
    description: "What a plant costs.",
    author: "Namutebi Sarah",
    date: "2026-06-22",
    address: "/blog-single/4",
    image: "/static/biogas.jpg",
    tags: ["Dairy", "Sustainability"],
    comments: 2,
  }
  expect(articleData(article, site)).toEqual({
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: "Biogas From Four Cows",
    description: "What a plant costs.",
    inLanguage: "en-GB",
    datePublished: "2026-06-22",
    author: { "@type": "Person", name: "Namutebi Sarah" },
    publisher: { "@type": "Organization", name: "CaFN", url: "https://cafn.example" },
    mainEntityOfPage: "https://cafn.example/blog-single/4",
    image: "https://cafn.example/static/biogas.jpg",
    keywords: "Dairy, Sustainability",
    commentCount: 2,
  })
  expect(articleData({ ...article, image: undefined }, site)).not.toHaveProperty("image")
})

test("structured data: Product with a plain price, and without ratings of sample reviews", () => {
  const data = productData(
    {
      title: "Fresh Milk",
      sku: "CAFN-DAIRY-01",
      category: "dairy",
      description: ["Whole cow's milk.", "Bring back the can."],
      price: { amountMinor: 2_250_005, currency: "UGX" },
      catalogue: { file: { childImageSharp: { large: { src: "/static/fresh-milk.webp" } } } },
    },
    "/shop-single/3",
    site,
  )
  expect(data).toEqual({
    "@context": "https://schema.org",
    "@type": "Product",
    name: "Fresh Milk",
    sku: "CAFN-DAIRY-01",
    category: "dairy",
    description: "Whole cow's milk. Bring back the can.",
    image: "https://cafn.example/static/fresh-milk.webp",
    offers: {
      "@type": "Offer",
      url: "https://cafn.example/shop-single/3",
      price: "22500.05",
      priceCurrency: "UGX",
      availability: "https://schema.org/InStock",
      seller: { "@type": "Organization", name: "CaFN", url: "https://cafn.example" },
    },
  })
})
