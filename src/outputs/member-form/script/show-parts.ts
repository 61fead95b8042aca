/* Puts what waits in the page for this script in its place (`forScripts`): before the other parts look for it. */
for (const waiting of document.querySelectorAll('script[type="text/html"]')) {
  waiting.outerHTML = waiting.textContent
}
