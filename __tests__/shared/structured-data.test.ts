import { post } from "../fixtures/blog"
import { milk } from "../fixtures/products"
import { pictureFixture } from "../../src/components/picture.fixture"
import { isoDate } from "../../src/lib/calendar"
import { getArticleData } from "../../src/features/blog/post-detail"
import { getOrganisationData } from "../../src/features/contact/organisation-data"
import { getProductData } from "../../src/features/shop/structured-data"

const site: Queries.OrganisationDataFragment = {
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
  expect(getOrganisationData(site)).toEqual({
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

test("structured data: a post, with author, date and absolute URLs", () => {
  const thumb = (src: string) => ({
    ...post.thumbFull,
    file: { childImageSharp: { gatsbyImageData: { ...pictureFixture(), images: { fallback: { src } } } } },
  })
  const article = { ...post, thumbFull: thumb("/static/biogas.jpg") }
  expect(getArticleData(article, site)).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "BlogPosting",
      headline: post.title,
      description: post.description,
      inLanguage: "en-GB",
      datePublished: isoDate(post.date),
      author: { "@type": "Person", name: post.author },
      publisher: { "@type": "Organization", name: "CaFN", url: "https://cafn.example" },
      mainEntityOfPage: "https://cafn.example/blog-single/1",
      image: "https://cafn.example/static/biogas.jpg",
      keywords: post.tags.join(", "),
      commentCount: post.comments,
    },
  ])
  const withoutPicture = { ...article, thumbFull: { ...post.thumbFull, file: { childImageSharp: null } } }
  expect(getArticleData(withoutPicture, site)[0]).not.toHaveProperty("image")
})

test("structured data: Product with a plain price, and without ratings of sample reviews", () => {
  const large = { src: "/static/fresh-milk.webp", width: 1200, height: 1200 }
  const data = getProductData(
    {
      ...milk,
      sku: "CAFN-DAIRY-01",
      description: ["Whole cow's milk.", "Bring back the can."],
      catalogue: { ...milk.catalogue, file: { childImageSharp: { large, gatsbyImageData: pictureFixture() } } },
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
      price: "22500",
      priceCurrency: "UGX",
      availability: "https://schema.org/InStock",
      seller: { "@type": "Organization", name: "CaFN", url: "https://cafn.example" },
    },
  })
})
