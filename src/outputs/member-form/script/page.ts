/* Inserts the content of `ForScripts` before other modules look for it. */
for (const waiting of document.querySelectorAll('script[type="text/html"]')) {
  waiting.outerHTML = waiting.textContent
}

/** Returns an element; throws if it is missing, before anything is changed. */
export function getElement<Kind extends HTMLElement>(id: string, kind: abstract new () => Kind): Kind {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`The form has no part "${id}".`)
  return element
}

export type Control = HTMLInputElement | HTMLSelectElement
