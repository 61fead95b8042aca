import { queryAllByRole, type ByRoleOptions } from "@testing-library/dom"
import { HYDRATED_EVENT, SIGNS_OF_USE } from "../../../src/lib/constants"

/* Runs in the page, in every engine (`page-scripts.ts` bundles it): finds elements by role and accessible name, reads
   their state, and collects the page's errors. */

/** One step of a path to an element: its role and name, within the element of the previous step. */
export interface Query {
  role: string
  name?: string | RegExp
  /** The accessible description, e.g. a field's error message. */
  description?: string | RegExp
  level?: number
}

/** The state of an element. */
export interface Look {
  text: string
  /** The value of a field. */
  value: string | null
  isFocused: boolean
  /** For a link, its href; for a picture, the loaded file. */
  href: string | null
  /** `aria-…` states and their equivalents in HTML, e.g. `{ expanded: "true" }`. */
  expanded: string | null
  selected: string | null
  invalid: string | null
}

/** Set on `<html>` after hydration. */
const HYDRATED = "data-test-hydrated"

const complaints: string[] = []

export function find(path: readonly Query[]): HTMLElement[] {
  return path.reduce<HTMLElement[]>(
    (found, { role, ...options }) =>
      found.flatMap((container) => queryAllByRole(container, role, options satisfies ByRoleOptions)),
    [document.body],
  )
}

/** The state of the first match; null if there is none. */
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
  }
}

export const count = (path: readonly Query[]): number => find(path).length

/** Whether the element or a descendant has the focus. */
export const holdsFocus = (path: readonly Query[]): boolean =>
  find(path).some((element) => element.contains(document.activeElement))

/** A short description of the focused element, for messages. */
export function focused(): string {
  const { activeElement } = document
  if (!activeElement) return "nothing"
  const words = activeElement.getAttribute("aria-label") ?? activeElement.textContent
  return `${activeElement.tagName.toLowerCase()} ${words.trim().slice(0, 40)}`.trim()
}

/** The text of all live regions. */
export const said = (): string =>
  [...document.querySelectorAll("[role=status], [role=alert], [aria-live]")].map(wordsOf).join(" ")

/** Dispatches an interaction event, so that the page loads its scripts immediately. */
export function use(): void {
  window.dispatchEvent(new Event(SIGNS_OF_USE[0]))
}

export const isHydrated = (): boolean => document.documentElement.hasAttribute(HYDRATED)

/** Whether the page has requested its bundles. Before that, its HTML is the server's. */
export const hasStarted = (): boolean => document.querySelector("body > script[src^='/app-']") !== null

/** The heading in the server's HTML for this URL. */
export async function servedHeading(): Promise<string> {
  const html = await (await fetch(window.location.href)).text()
  return wordsOf(new DOMParser().parseFromString(html, "text/html").querySelector("h1"))
}

/** The visible headings of level 1. */
export const headings = (): string[] => find([{ role: "heading", level: 1 }]).map(wordsOf)

/** The page's errors since it was opened, and its files that failed to load. */
export function problems(): string[] {
  const lost = performance
    .getEntriesByType("resource")
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    // A page that does not exist has status 404, also when `servedHeading` requests it.
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
      // When a file fails to load, the event's target is its element, and there is no message.
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
