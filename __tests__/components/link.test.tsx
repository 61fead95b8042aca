import { render, screen } from "@testing-library/react"
import type { ComponentProps } from "react"
import { ButtonLink } from "../../src/components/button"
import { Link, LinkProvider } from "../../src/components/link"

const RouterLink = ({ to, replace: _replace, ...props }: ComponentProps<"a"> & { to: string; replace?: boolean }) => (
  <a href={to} {...props} />
)

test("other sites open in a new tab, without a way back to this one, and say so", () => {
  render(<Link href="https://www.youtube.com/">Farm films</Link>)
  const link = screen.getByRole("link", { name: "Farm films (opens in a new tab)" })
  expect(link).toHaveAttribute("target", "_blank")
  expect(link).toHaveAttribute("rel", "noopener noreferrer")
})

test.each(["/about-us", "tel:+256000000001", "mailto:hello@cafn.example", "#main"])("%s stays in this tab", (href) => {
  render(<Link href={href}>Here</Link>)
  const link = screen.getByRole("link", { name: "Here" })
  expect(link).toHaveAttribute("href", href)
  expect(link).not.toHaveAttribute("target")
})

test("pages of this site go through the router, and only they", () => {
  const Router = jest.fn(RouterLink)
  render(
    <LinkProvider component={Router}>
      <Link href="/farm">Farm</Link>
      <ButtonLink href="/registration-form">Join</ButtonLink>
      <Link href="tel:+256000000001">Call</Link>
      <Link href="/rss.xml">Feed</Link>
    </LinkProvider>,
  )
  expect(Router.mock.calls.map(([{ to }]) => to)).toEqual(["/farm", "/registration-form"])
  expect(screen.getByRole("link", { name: "Feed" })).toHaveAttribute("href", "/rss.xml")
})

test("leaves the mark of the current page to the router unless told", () => {
  const Router = jest.fn(RouterLink)
  render(
    <LinkProvider component={Router}>
      <Link href="/farm">Farm</Link>
      <Link href="/blog?page=2" current>
        2
      </Link>
    </LinkProvider>,
  )
  expect(Router.mock.calls[0]?.[0]).not.toHaveProperty("aria-current")
  expect(screen.getByRole("link", { name: "2" })).toHaveAttribute("aria-current", "page")
})

test("another query of the open page is a step of its own, which the back button undoes; the same address is none", () => {
  const Router = jest.fn(RouterLink)
  render(
    <LinkProvider component={Router}>
      <Link href="/farm">Farm</Link>
      <Link href="/blog" current={false}>
        1
      </Link>
      <Link href="/blog?page=2" current>
        2
      </Link>
    </LinkProvider>,
  )
  expect(Router.mock.calls.map(([{ replace }]) => replace)).toEqual([undefined, false, true])
})
