/** @jest-environment node */
import { renderToStaticMarkup } from "react-dom/server"
import { PageSeo } from "../../src/layout/page-seo"
import { Seo } from "../../src/layout/seo"

const services: Queries.PageContentFragment = {
  route: "/services",
  title: "Services",
  heading: "Our services",
  lead: "Nine ways we work for you.",
  description: "Nine services for farmers who keep animals.",
  image: null,
  isIndexed: true,
  canonical: null,
  scene: null,
  tone: null,
}

const renderHead = (page: Partial<Queries.PageContentFragment> | null) =>
  renderToStaticMarkup(<PageSeo page={page && { ...services, ...page }} />)

const getData = (markup: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(markup)?.[1] ?? "null")

test("head of a page: has the title with the organisation's name, canonical and default picture", () => {
  const markup = renderHead({})
  expect(markup).toContain("<title>Services | CaFN</title>")
  expect(markup).toContain('<link rel="canonical" href="https://cafn.example/services"/>')
  expect(markup).toContain('content="https://cafn.example/social-card.jpg"')
  expect(markup).not.toContain("noindex")
})

test("head of a page: a page with a picture shows it when shared", () => {
  const markup = renderHead({
    image: { alt: "A woman teaches.", file: { childImageSharp: { resize: { src: "/static/services.jpg" } } } },
  })
  expect(markup).toContain('<meta property="og:image" content="https://cafn.example/static/services.jpg"/>')
  expect(markup).toContain('<meta property="og:image:alt" content="A woman teaches."/>')
})

test("head of a page: the home page's title has no suffix, as specified", () => {
  const title = "CaFN - Empowering Uganda's Livestock Future"
  const markup = renderToStaticMarkup(<Seo isHome title={title} description="Farmers." path="/" />)
  expect(markup).toContain("<title>CaFN - Empowering Uganda&#x27;s Livestock Future</title>")
})

test("head of a page: a page without content is noindex and has no canonical", () => {
  expect(renderHead(null)).toContain('<meta name="robots" content="noindex"/>')
  expect(renderHead(null)).not.toContain("canonical")
})

test("head of a page: content can't close the JSON-LD script", () => {
  const heading = `Cattle </script><script>alert("goats & sheep")</script>`
  const markup = renderHead({ heading })
  expect(markup.match(/<\/script>/g)).toHaveLength(1)
  expect(getData(markup)).toMatchObject({ itemListElement: [{}, { name: heading }] })
})
