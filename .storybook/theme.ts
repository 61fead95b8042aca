import { useSyncExternalStore } from "react"
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events"
import { addons } from "storybook/preview-api"
import { tokens, type Roles } from "./tokens"

/**
 * What the toolbar offers. "system" leaves the choice to the browser, as the site does; "both" shows a story twice, light
 * beside dark.
 */
export const themeNames = ["system", "light", "dark", "deep", "both"] as const
export type ThemeName = (typeof themeNames)[number]

const isThemeName = (value: unknown): value is ThemeName => themeNames.some((name) => name === value)

let current: ThemeName = "system"
const listeners = new Set<() => void>()

const system = window.matchMedia("(prefers-color-scheme: dark)")
system.addEventListener("change", tell)

function tell() {
  for (const listener of listeners) listener()
}

/** The role tokens that the page has now. Beside one another, light and dark are two pages; the one round them is light. */
function shownTheme(): keyof typeof tokens.themes {
  if (current === "both") return "light"
  if (current !== "system") return current
  return system.matches ? "dark" : "light"
}

/** Puts the document on a theme: dialogs and notices, which stand at the end of the body, have it too. */
function show(theme: unknown) {
  current = isThemeName(theme) ? theme : "system"
  const root = document.documentElement
  const chosen: Roles | undefined = current === "system" ? undefined : tokens.themes[shownTheme()]
  for (const role of Object.keys(tokens.roles)) {
    if (chosen) root.style.setProperty(`--color-${role}`, chosen[role] ?? "")
    else root.style.removeProperty(`--color-${role}`)
  }
  root.style.colorScheme = chosen ? (shownTheme() === "light" ? "light" : "dark") : ""
  tell()
}

interface GlobalsEvent {
  globals: Record<string, unknown>
}

/** Follows the toolbar from now on, on stories and on pages of text alike. */
export function followToolbar() {
  const channel = addons.getChannel()
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
    channel.on(event, ({ globals }: GlobalsEvent) => show(globals.theme))
  }
}

/** The theme whose tokens the document has, for what is not styled by tokens. */
export function useShownTheme() {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, shownTheme)
}
