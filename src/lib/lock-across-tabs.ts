/**
 * Runs a task while no other tab of the site runs one of this name (Web Locks), and at the latest when the page is left.
 * Where a browser has no such locks (Firefox before 96, pages without HTTPS), the task runs at once.
 *
 * @param task runs synchronously. It may run twice, so the second time it finds nothing left to do.
 */
export function lockAcrossTabs(name: string, task: () => void): void {
  if (!("locks" in navigator)) {
    task()
    return
  }
  const finish = () => {
    window.removeEventListener("pagehide", finish)
    task()
  }
  window.addEventListener("pagehide", finish)
  // A document that the browser lets have no locks.
  navigator.locks.request(name, finish).catch(finish)
}
