import { queryAllByRole, type ByRoleOptions } from "@testing-library/dom"
import { HYDRATED_EVENT, SIGNS_OF_USE } from "../../../src/lib/constants"

/*
 * Runs in the page, in every engine (`page-scripts.ts` bundles it): it finds elements by role and accessible name, says
 * how they stand, and collects what the page complains of.
 */

/** One step of the way to an element: what it is, within what the step before has found. */
export interface Query {
  role: string
  name?: string | RegExp
  /** The accessible description, e.g. a field's error. */
  description?: string | RegExp
  level?: number
}

/** How an element stands. */
export interface Look {
  text: string
  /** What a field holds. */
  value: string | null
  isFocused: boolean
  /** Of a text or a picture: the file that was loaded. */
  href: string | null
  /** `aria-…` and what stands for it in HTML, e.g. `{ expanded: "true" }`. */
  expanded: string | null
  selected: string | null
  invalid: string | null
  checked: boolean | null
}

/** Set on `<html>` once React has taken the page over. */
const HYDRATED = "data-test-hydrated"

const complaints: string[] = []

export function find(path: readonly Query[]): HTMLElement[] {
  return path.reduce<HTMLElement[]>(
    (found, { role, ...options }) =>
      found.flatMap((container) => queryAllByRole(container, role, options satisfies ByRoleOptions)),
    [document.body],
  )
}

/** How the first of them stands; null where there is none. */
export function look(path: readonly Query[]): Look | null {
  const [element] = find(path)
  if (!element) return null
  return {
    text: element.innerText.trim().replace(/\s+/g, " "),
    value: "value" in element ? String(element.value) : null,
    isFocused: element === document.activeElement,
    href: element.getAttribute("href"),
    expanded: element.getAttribute("aria-expanded"),
    selected: element.getAttribute("aria-selected"),
    invalid: element.getAttribute("aria-invalid"),
    checked: element instanceof HTMLInputElement ? element.checked : null,
  }
}

export const count = (path: readonly Query[]): number => find(path).length

/** Is the focus on it, or on anything inside it? */
export const holdsFocus = (path: readonly Query[]): boolean =>
  find(path).some((element) => element.contains(document.activeElement))

/** What has the focus, in a word or two, for messages. */
export function focused(): string {
  const { activeElement } = document
  if (!activeElement) return "nothing"
  const words = activeElement.getAttribute("aria-label") ?? activeElement.textContent
  return `${activeElement.tagName.toLowerCase()} ${words.trim().slice(0, 40)}`.trim()
}

/** What screen readers are told of without moving: all live regions together. */
export const said = (): string =>
  [...document.querySelectorAll("[role=status], [role=alert], [aria-live]")].map(wordsOf).join(" ")

/** Gives the page a sign of use, so that its scripts start at once. */
export function use(): void {
  window.dispatchEvent(new Event(SIGNS_OF_USE[0]))
}

export const isAlive = (): boolean => document.documentElement.hasAttribute(HYDRATED)

/** Has the page asked for its bundles yet? Until then, its HTML stands as the server sent it. */
export const hasStarted = (): boolean => document.querySelector("body > script[src^='/app-']") !== null

/** The heading that the server's HTML of this address has. */
export async function servedHeading(): Promise<string> {
  const html = await (await fetch(window.location.href)).text()
  return wordsOf(new DOMParser().parseFromString(html, "text/html").querySelector("h1"))
}

/** The headings of the first level that can be seen. */
export const headings = (): string[] => find([{ role: "heading", level: 1 }]).map(wordsOf)

/** What the page has complained of since it was opened, and what of its own files did not arrive. */
export function problems(): string[] {
  const lost = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    // A page that isn't there is answered with status 404, when `servedHeading` asks for it as well.
    .filter(({ name, responseStatus }) => responseStatus >= 400 && name !== window.location.href)
    .map(({ name, responseStatus }) => `answered ${responseStatus}: ${name}`)
  const strange = performance
    .getEntriesByType("resource")
    .filter(({ name }) => /^https?:/.test(name) && !name.startsWith(window.location.origin))
    .map(({ name }) => `other host: ${name}`)
  return [...complaints, ...lost, ...strange]
}

const wordsOf = (element: Element | null): string => (element?.textContent ?? "").trim().replace(/\s+/g, " ")

function collect(): void {
  window.addEventListener(HYDRATED_EVENT, () => document.documentElement.setAttribute(HYDRATED, ""))
  window.addEventListener(
    "error",
    (event: Event) => {
      // A file that did not arrive has its element as the target, and no message.
      if (event instanceof ErrorEvent) complaints.push(`thrown: ${event.message}`)
      else if (event.target instanceof Element)
        complaints.push(`did not arrive: ${event.target.outerHTML.slice(0, 200)}`)
    },
    true,
  )
  window.addEventListener("unhandledrejection", ({ reason }) => complaints.push(`rejected: ${String(reason)}`))
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    complaints.push(`policy: ${effectiveDirective} refused ${blockedURI}`),
  )
  const { error } = console
  console.error = (...words: unknown[]) => {
    complaints.push(`console: ${words.map(String).join(" ")}`)
    error(...words)
  }
}

collect()
