import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import type { useCarouselState } from "../../src/components/carousel"
import { createElement, isValidElement, type ComponentType, type ReactNode } from "react"

/* Snapshots of features show how the design system is used, not how it looks: each component is replaced by an
   element of the same name with the given props, such as <Button variant="join">Join</Button>. A changed class in
   Badge changes Badge's own snapshots and no others. */

const folder = join(__dirname, "../../src/components")

/** Modules of the design system that export components. */
const modules = readdirSync(folder)
  .filter((file) => file.endsWith(".tsx") && !file.endsWith(".stories.tsx"))
  .map((file) => join(folder, file.replace(".tsx", "")))

/** Replaces the design system's components. Call it before the stories are loaded. */
export function replaceDesignSystem(): void {
  for (const file of modules) {
    jest.doMock(file, () => replaceComponents(jest.requireActual<Record<string, unknown>>(file), basename(file)))
  }
}

/**
 * Removes the classes of the other design system components inside a story: a changed class in Badge changes Badge's
 * snapshots and no others. `story` is a path such as "src/components/badge.stories.tsx".
 */
export function undressOthers(story: string): void {
  const source = readFileSync(join(folder, basename(story).replace(".stories", "")), "utf8")
  for (const element of document.body.querySelectorAll<HTMLElement>("[data-slot]")) {
    if (!source.includes(`"${element.dataset.slot}"`)) element.removeAttribute("class")
  }
}

function replaceComponents(module: Record<string, unknown>, file: string): Record<string, unknown> {
  const entries = Object.entries(module).map(([name, value]): [string, unknown] => {
    const shown = name === "default" ? pascalCase(file) : name
    if (name === "useCarouselState") return [name, () => firstSlide]
    return [name, isComponent(shown, value) ? standInFor(shown) : value]
  })
  return { __esModule: true, ...Object.fromEntries(entries) }
}

/** The state for the parts of a carousel: the first of three slides. */
const firstSlide: Partial<ReturnType<typeof useCarouselState>> = {
  selected: 0,
  count: 3,
  shown: [0],
  hasEngine: false,
  go: () => undefined,
}

/** Providers render no element of their own. */
const isComponent = (name: string, value: unknown): boolean =>
  /^[A-Z][a-z]/.test(name) &&
  !name.endsWith("Provider") &&
  (typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value))

const standInFor = (name: string): ComponentType<Record<string, unknown>> => {
  const StandIn = ({ children, className: _className, ref: _ref, ...props }: Record<string, unknown>) => {
    const parts = Object.entries(props).filter((entry) => isValidElement(entry[1]))
    const attributes = Object.entries(props).flatMap(([prop, value]) => {
      const text = print(value)
      // With a prefix, so that React renders each prop as an attribute: some names, such as "prefix", are DOM
      // properties.
      return text === undefined ? [] : [[/^(aria|data)-/.test(prop) ? prop : `prop-${kebabCase(prop)}`, text]]
    })
    return createElement(
      `ds-${kebabCase(name)}`,
      Object.fromEntries(attributes),
      ...parts.map(([prop, part]) => createElement(`ds-${kebabCase(prop)}`, { key: prop }, part as ReactNode)),
      typeof children === "function" ? null : (children as ReactNode),
    )
  }
  StandIn.displayName = name
  return StandIn
}

/** Longest value of a prop that is printed in full, in characters. */
const LONGEST = 80

/** The printed value of a prop; undefined for values without a text form: functions, elements, false. */
function print(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false || typeof value === "function") return undefined
  if (typeof value === "string") return value
  if (typeof value === "number" || value === true) return `{${String(value)}}`
  if (isValidElement(value)) return undefined
  if (typeof value === "object" && "displayName" in value) return `{${String(value.displayName)}}`
  if (typeof value === "object" && ("gatsbyImageData" in value || "layout" in value)) return "{picture}"
  const text = JSON.stringify(value, (_key, part: unknown) => (isValidElement(part) ? "<…>" : part))
  return `{${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}}`
}

export const kebabCase = (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
export const pascalCase = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase())
