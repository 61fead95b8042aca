import { atom } from "jotai"

/** The open overlay of the header; opening one closes the other. */
export type Panel = "menu" | "info" | "cart" | "search"

export const panelAtom = atom<Panel | null>(null)
