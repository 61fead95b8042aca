import { parse } from "node-html-parser"
import { builtFiles, builtPages, documentOf, expectNone, textOf } from "./support/built-site"
import { joinedWords, wordsOf } from "./support/plain-reader"

/*
 * Every page as text browsers, reader modes and copies have it, without CSS and scripts.
 */

let addresses: string[] = []

beforeAll(() => {
  const others = builtFiles().filter((file) => /^\/(404|member-form|sheets\/[^/]+)\.html$/.test(file))
  addresses = [...builtPages().map(({ address }) => address), ...others]
})

const body = (address: string) => {
  const found = documentOf(address).querySelector("body")
  if (!found) throw new Error(`${address} has no body.`)
  return found
}

test.each([
  ["<b>14</b><b>Sep</b>", 1],
  ["<b>Ends.</b><i>Begins</i>", 1],
  ["<b>14</b> <b>Sep</b>", 0],
  ["<p>One</p><p>Two</p>", 0],
])("of %s the plain reader joins %i words", (html, count) => {
  expect(joinedWords(parse(html))).toHaveLength(count)
})

test("no words of two elements run together", () => {
  expectNone(addresses.flatMap((address) => joinedWords(body(address)).map((place) => `${address}: ${place}`)))
})

test("every link and button is named by words in it", () => {
  const isNamed = (words: string) => words.replace("(opens in a new tab)", "").trim() !== ""
  expectNone(
    addresses.flatMap((address) =>
      body(address)
        .querySelectorAll("a[href], button, summary")
        .filter((control) => !isNamed(wordsOf(control)))
        .map((control) => `${address}: ${control.outerHTML.slice(0, 150)}`),
    ),
  )
})

test("words for visitors without scripts come before what needs scripts in the same place", () => {
  expectNone(
    addresses.flatMap((address) =>
      body(address)
        .querySelectorAll(".js-only ~ .no-js-only")
        .map((late) => `${address}: “${textOf(late).slice(0, 60)}” comes after what it stands in for`),
    ),
  )
})

test.each(["/cart", "/checkout"])("%s begins with how to order without scripts", (address) => {
  const [first] = body(address).querySelectorAll("[data-unread=room] [data-slot]:not([data-slot=container])")
  expect(first?.getAttribute("data-slot")).toBe("cart-help")
})
