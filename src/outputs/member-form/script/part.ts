/**
 * Returns an element that `memberFormBody` has rendered. If it is missing, the script stops before it changes anything.
 */
export function part<Part extends HTMLElement>(id: string, kind: abstract new () => Part): Part {
  const element = document.getElementById(id)
  if (!(element instanceof kind)) throw new Error(`The form has no part "${id}".`)
  return element
}
