import { useMemo, useSyncExternalStore, type MouseEvent } from "react"
import { isModifiedClick } from "../../components/link"

/** Marks the history entry that opening the viewer has pushed, so that closing can go back. */
const OPENED = "imageOpened"
const PARAMETER = "image"

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener("popstate", listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener("popstate", listener)
  }
}

const notify = () => listeners.forEach((listener) => listener())

const readParameter = () => new URLSearchParams(window.location.search).get(PARAMETER)

/** The router stores its own fields in the history state too. */
export function readHistoryState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state
  return typeof state === "object" && state !== null ? { ...state } : {}
}

/** Returns the current URL with `?image=` set to this number, or without it. */
function getUrl(number: number | null): string {
  const { pathname, search, hash } = window.location
  const parameters = new URLSearchParams(search)
  if (number === null) parameters.delete(PARAMETER)
  else parameters.set(PARAMETER, String(number))
  const query = parameters.toString()
  return pathname + (query && `?${query}`) + hash
}

export interface ImageAddress {
  /** The raw value of `?image=…`; null if there is none, and during hydration. */
  value: string | null
  /** Replaces the number in the current history entry. */
  move: (number: number) => void
  /** Goes back to the entry before the viewer was opened, or replaces the URL if the visitor came by a link. */
  close: () => void
}

/**
 * Reads and changes the picture number in the URL. Bypasses the router, which would scroll to the top for each picture;
 * keeps the router's history state.
 */
export function useImageAddress(): ImageAddress {
  const value = useSyncExternalStore(subscribe, readParameter, () => null)
  return useMemo(() => ({ value, move, close }), [value])
}

/**
 * Opens the viewer from a link to a picture's file, with a new history entry, so that the back button closes it. A
 * second click before the viewer is there adds no entry.
 */
export const openOnClick = (number: number) => (event: MouseEvent) => {
  if (isModifiedClick(event)) return
  event.preventDefault()
  if (readParameter() !== null) return move(number)
  window.history.pushState({ ...readHistoryState(), [OPENED]: true }, "", getUrl(number))
  notify()
}

function move(number: number): void {
  if (readParameter() === String(number)) return
  window.history.replaceState(readHistoryState(), "", getUrl(number))
  notify()
}

function close(): void {
  if (readHistoryState()[OPENED] === true) {
    window.history.back()
    return
  }
  window.history.replaceState(readHistoryState(), "", getUrl(null))
  notify()
}

/** Parses `?image=N`, from 1; null if there is no such picture. */
export function parsePictureNumber(value: string | null, total: number): number | null {
  const number = value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null
  return number !== null && number <= total ? number : null
}
