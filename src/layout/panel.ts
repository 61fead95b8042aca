import { atom } from "jotai"

/** The one part of the site's chrome that lies over the page; opening one closes the other. */
export type Panel = "menu" | "info" | "cart" | "search"

export const panelAtom = atom<Panel | null>(null)
