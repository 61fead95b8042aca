import { useMemo, useSyncExternalStore, type MouseEvent } from "react"
import { isModifiedClick } from "../../components/link"

/** Key in the history state of the entry that opening the viewer has pushed: closing goes back from it. */
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

const current = () => new URLSearchParams(window.location.search).get(PARAMETER)

/** The state of the current history entry; the router stores its own fields there too. */
export function readHistoryState(): Readonly<Record<string, unknown>> {
  const state: unknown = window.history.state
  return typeof state === "object" && state !== null ? { ...state } : {}
}

/** The current URL with `?image=` set to this number, or without it. */
function addressOf(number: number | null): string {
  const { pathname, search, hash } = window.location
  const parameters = new URLSearchParams(search)
  if (number === null) parameters.delete(PARAMETER)
  else parameters.set(PARAMETER, String(number))
  const query = parameters.toString()
  return pathname + (query && `?${query}`) + hash
}

export interface ImageAddress {
  /** The raw value of `?image=…` in the URL; null if there is none, and during hydration. */
  value: string | null
  /** Replaces the number in the current history entry. */
  move: (number: number) => void
  /**
   * Closes the viewer: goes back to the entry before it was opened, or, for a visitor who came by the link, replaces
   * the URL.
   */
  close: () => void
}

/**
 * The picture number in the URL, so that a picture can be shared and the back button closes it. It bypasses the router,
 * which would scroll to the top for each picture; the router's history state is preserved, and browser events keep the
 * router up to date.
 */
export function useImageAddress(): ImageAddress {
  const value = useSyncExternalStore(subscribe, current, () => null)
  return useMemo(() => ({ value, move, close }), [value])
}

/**
 * For the click on a link to a picture's file: opens the viewer by a history entry with the picture's number, so that
 * the back button closes it.
 */
export const openOnClick = (number: number) => (event: MouseEvent) => {
  if (isModifiedClick(event)) return
  event.preventDefault()
  window.history.pushState({ ...readHistoryState(), [OPENED]: true }, "", addressOf(number))
  notify()
}

function move(number: number): void {
  if (current() === String(number)) return
  window.history.replaceState(readHistoryState(), "", addressOf(number))
  notify()
}

function close(): void {
  if (readHistoryState()[OPENED] === true) {
    window.history.back()
    return
  }
  window.history.replaceState(readHistoryState(), "", addressOf(null))
  notify()
}

/** The picture number in a URL with `?image=N`, from 1; null if the gallery has no picture with that number. */
export function pictureNumber(value: string | null, total: number): number | null {
  const number = value !== null && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null
  return number !== null && number <= total ? number : null
}
