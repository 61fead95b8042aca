import { listScript } from "../../../src/platform/lists/inline"
import { listParameters } from "../../../src/lib/list-query"
import { LIST_QUERY_ATTRIBUTE } from "../../../src/lib/constants"

/** Runs the inline script at an address with this query, and returns whether the attribute is set. */
function hasAttribute(search: string): boolean {
  window.history.replaceState(null, "", `/shop${search}`)
  document.documentElement.removeAttribute(LIST_QUERY_ATTRIBUTE)
  const script = document.createElement("script")
  script.text = listScript.code
  document.head.append(script)
  script.remove()
  return document.documentElement.hasAttribute(LIST_QUERY_ATTRIBUTE)
}

afterAll(() => window.history.replaceState(null, "", "/"))

test("list script: a list query in the address sets the attribute before first paint", () => {
  for (const name of listParameters) {
    expect([name, hasAttribute(`?${name}=1`)]).toEqual([name, true])
    expect([name, hasAttribute(`?utm_source=x&${name}=1`)]).toEqual([name, true])
  }
})

test("list script: other queries do not set the attribute", () => {
  for (const search of ["", "?", "?utm_source=page", "?image=3", "?page=", "?mypage=2"]) {
    expect([search, hasAttribute(search)]).toEqual([search, false])
  }
})

test("list script: only pages with a paged list have the script", () => {
  expect(["/shop", "/shop/2", "/blog-3-column"].map(listScript.isNeededOn)).toEqual([true, true, true])
  expect(["/", "/shop-single/1", "/blog-single/2", "/gallery/2"].map(listScript.isNeededOn)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
