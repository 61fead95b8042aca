import { render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { ListIntro, ListSeo } from "../../src/layout/list-page"

const gallery: Queries.PageContentFragment = {
  route: "/gallery",
  title: "Gallery",
  description: "Pictures of our members' animals.",
  heading: "Our Gallery",
  lead: "What we keep and grow.",
  canonical: null,
  scene: null,
  tone: null,
  image: { alt: "A kraal.", file: { childImageSharp: { resize: { src: "/static/kraal.jpg" } } } },
  isIndexed: true,
}

test.each([
  [1, "/gallery", "Gallery", "Pictures of our members&#x27; animals."],
  [3, "/gallery/3", "Gallery, page 3", "Pictures of our members&#x27; animals, page 3."],
])("list page: page %i has its own canonical address, title and description", (number, path, title, description) => {
  const markup = renderToStaticMarkup(<ListSeo page={gallery} number={number} path={path} />)
  expect(markup).toContain(`<title>${title} | `)
  expect(markup).toContain(`name="description" content="${description}"`)
  expect(markup).toMatch(new RegExp(`rel="canonical" href="https?://[^/"]+${path}"`))
  expect(markup).toContain("/static/kraal.jpg")
})

test("list page: without content it is noindex", () => {
  expect(renderToStaticMarkup(<ListSeo page={null} number={2} path="/gallery/2" />)).toContain('content="noindex"')
})

test("list page: a filtered list has the filter in its heading, and links to the whole list", () => {
  render(<ListIntro page={gallery} number={2} filter={{ label: "Goats", href: "/gallery/goats" }} />)
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Our Gallery: Goats, page 2")
  expect(screen.getByRole("link", { name: "Our Gallery" })).toHaveAttribute("href", "/gallery")
  expect(screen.getByRole("link", { name: "Goats" })).toHaveAttribute("href", "/gallery/goats")
})
