/**
 * Switches to the page for visitors without JavaScript, after hydration has failed and no button works. Failures before
 * hydration are handled in `boot.ts`.
 */
export function showPlainPage(): void {
  const rules = document.getElementById("no-js-rules")?.textContent
  if (rules) document.head.insertAdjacentHTML("beforeend", rules)
}
