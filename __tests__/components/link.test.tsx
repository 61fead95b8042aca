import { render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { ButtonLink } from "../../src/components/button"
import { Link, LinkProvider } from "../../src/components/link"

const RouterLink = ({ to, replace: _replace, ...props }: ComponentProps<"a"> & { to: string; replace?: boolean }) => (
  <a href={to} {...props} />
)

test("Link: internal links use the router, mark the current page, and push another query", () => {
  const Router = jest.fn(RouterLink)
  render(
    <LinkProvider component={Router}>
      <Link href="/farm">Farm</Link>
      <ButtonLink href="/registration-form">Join</ButtonLink>
      <Link href="tel:+256000000001">Call</Link>
      <Link href="/rss.xml">Feed</Link>
      <Link href="/blog" current={false}>
        1
      </Link>
      <Link href="/blog?page=2" current>
        2
      </Link>
    </LinkProvider>,
  )
  // A new query is pushed, so that the back button undoes it; the current address replaces itself.
  expect(Router.mock.calls.map(([{ to, replace }]) => [to, replace])).toEqual([
    ["/farm", undefined],
    ["/registration-form", undefined],
    ["/blog", false],
    ["/blog?page=2", true],
  ])
  expect(Router.mock.calls[0]?.[0]).not.toHaveProperty("aria-current")
  expect(screen.getByRole("link", { name: "2" })).toHaveAttribute("aria-current", "page")
  expect(screen.getByRole("link", { name: "Feed" })).toHaveAttribute("href", "/rss.xml")
})
