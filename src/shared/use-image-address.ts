import { useMemo, useSyncExternalStore } from "react"
import { readHistoryState } from "../lib/history-state"

/** Kept with the history entry that opening the viewer has made: closing goes back from it. */
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

const tell = () => listeners.forEach((listener) => listener())

const current = () => new URLSearchParams(window.location.search).get(PARAMETER)

/** The open page's address with this picture, or with none. */
function addressOf(number: number | null): string {
  const { pathname, search, hash } = window.location
  const parameters = new URLSearchParams(search)
  if (number === null) parameters.delete(PARAMETER)
  else parameters.set(PARAMETER, String(number))
  const query = parameters.toString()
  return pathname + (query && `?${query}`) + hash
}

export interface ImageAddress {
  /** What stands in the address as `?image=…`, whatever it is; null for nothing, and in the render that hydrates. */
  value: string | null
  /** Puts a picture into the address, as a step that the browser's back button undoes. */
  open: (number: number) => void
  /** Puts another one in its place, without a step. */
  move: (number: number) => void
  /** Takes it out: back to where it was opened, or, for somebody who came by the address, in its place. */
  close: () => void
}

/**
 * The picture that the address names, so that it can be shared and the back button closes it. It goes round the
 * router, which would scroll to the top for each picture; the router's own state is carried along, and it finds its
 * way by the browser's events.
 */
export function useImageAddress(): ImageAddress {
  const value = useSyncExternalStore(subscribe, current, () => null)
  return useMemo(() => ({ value, open, move, close }), [value])
}

function open(number: number): void {
  window.history.pushState({ ...readHistoryState(), [OPENED]: true }, "", addressOf(number))
  tell()
}

function move(number: number): void {
  if (current() === String(number)) return
  window.history.replaceState(readHistoryState(), "", addressOf(number))
  tell()
}

function close(): void {
  if (readHistoryState()[OPENED] === true) {
    window.history.back()
    return
  }
  window.history.replaceState(readHistoryState(), "", addressOf(null))
  tell()
}
