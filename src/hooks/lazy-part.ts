import { lazy, type ComponentType } from "react"
import { showPlainPage } from "../boot/plain-page"

/** Before a part is asked for a second time, in milliseconds: networks stumble. */
const RETRY_MS = 1000

interface Part<Props> {
  default: ComponentType<Props>
}

/**
 * A part of the page that is loaded when it is first shown. One that can't be had must not take the page with it:
 * after a second try the page becomes the one that needs no scripts, with a menu, links and numbers that work.
 */
export function lazyPart<Props>(load: () => Promise<Part<Props>>) {
  return lazy(async (): Promise<Part<Props>> => {
    try {
      return await asksTwice(load)
    } catch (error) {
      console.warn("A part of this page did not arrive; the page goes on without it.", error)
      showPlainPage()
      return { default: Nothing }
    }
  })
}

/** A part of the scripts, asked for once more after a moment where it did not arrive. */
export const asksTwice = <Value>(load: () => Promise<Value>): Promise<Value> => load().catch(() => later(load))

async function later<Value>(task: () => Promise<Value>): Promise<Value> {
  await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
  return task()
}

function Nothing() {
  return null
}
