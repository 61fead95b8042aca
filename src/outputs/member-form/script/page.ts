/* Puts what waits in the page for this script (`ForScripts`) in its place, before the other parts look for it. */
for (const waiting of document.querySelectorAll('script[type="text/html"]')) {
  waiting.outerHTML = waiting.textContent
}

/** Returns an element of the page (`MemberForm`). If it is missing, the script stops before it changes anything. */
export function part<Part extends HTMLElement>(id: string, kind: abstract new () => Part): Part {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`The form has no part "${id}".`)
  return element
}

export type Control = HTMLInputElement | HTMLSelectElement
