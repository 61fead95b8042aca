/**
 * Makes the page the one that visitors without JavaScript get, for when a part of the scripts is lost after the page has
 * come alive. What is lost before is `boot.ts`'s business.
 */
export function showPlainPage(): void {
  const rules = document.getElementById("no-js-rules")?.textContent
  if (rules) document.head.insertAdjacentHTML("beforeend", rules)
}
