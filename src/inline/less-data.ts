import { SAVE_DATA_KEY } from "../lib/constants"

/**
 * The visitor's own setting (switch in menu and footer), else the browser's. If storage is blocked, only the browser's
 * counts.
 */
export function prefersLessData(window: Window & typeof globalThis): boolean {
  const connection: { saveData?: boolean } | undefined =
    "connection" in window.navigator ? (window.navigator.connection as { saveData?: boolean }) : undefined
  let choice: string | null = null
  try {
    choice = window.localStorage.getItem(SAVE_DATA_KEY)
  } catch {
    choice = null
  }
  if (choice === "true" || choice === "false") return choice === "true"
  return Boolean(connection?.saveData) || window.matchMedia?.("(prefers-reduced-data: reduce)").matches
}

/** Halves the `sizes` of pictures that have not been requested yet. */
export function halveImageSizes(document: Document): void {
  for (const picture of document.querySelectorAll("picture")) {
    if (!picture.querySelector('img[loading="lazy"]')) continue
    for (const source of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>("source[sizes], img[sizes]")) {
      source.sizes = source.sizes.replace(
        /(\d+(?:\.\d+)?)(px|vw)(?=,|$)/g,
        (_, size: string, unit: string) => Number(size) / 2 + unit,
      )
    }
  }
}
