/**
 * Makes the page the one that visitors without JavaScript get, for when React has failed to take it over and none of
 * its buttons works. What is lost before React starts is `boot.ts`'s business.
 */
export function showPlainPage(): void {
  const rules = document.getElementById("no-js-rules")?.textContent
  if (rules) document.head.insertAdjacentHTML("beforeend", rules)
}
