import { PROBLEM_ADDRESS } from "../../lib/problem-address"

/**
 * Shows problems in the content as a dialog over the page; the page keeps showing the last valid content. In
 * development only.
 *
 * Background tabs do not listen: a browser opens at most six connections to a server, and each tab would occupy one.
 */
export function showContentProblems(): void {
  const dialog = document.createElement("dialog")
  const title = document.createElement("h2")
  title.id = "content-problems"
  title.textContent = "The content is not in order"
  const message = document.createElement("pre")
  const close = document.createElement("button")
  close.textContent = "Close"
  close.onclick = () => dialog.close()
  // What Gatsby finds wrong with a page meanwhile has this cause; once the dialog is gone, its own overlay is seen again.
  const style = document.createElement("style")
  style.textContent = "body:has(> dialog[open]) > gatsby-fast-refresh { display: none }"
  dialog.setAttribute("aria-labelledby", title.id)
  dialog.append(style, title, message, close)
  dialog.style.cssText =
    "margin:auto;max-width:min(60rem,92vw);padding:1.5rem;border:3px solid #b3261e;border-radius:.5rem;background:#fff;color:#1b1b1b;font:1rem/1.5 system-ui"
  title.style.cssText = "margin:0;font-size:1.25rem;color:#b3261e"
  message.style.cssText = "margin:1rem 0;white-space:pre-wrap;font:.9rem/1.5 ui-monospace,monospace"
  close.style.cssText = "padding:.5rem 1rem;border:1px solid;border-radius:.25rem"
  document.body.append(dialog)

  let events: EventSource | undefined
  const listen = () => {
    events?.close()
    events = undefined
    if (document.hidden) return
    events = new EventSource(PROBLEM_ADDRESS)
    events.onmessage = ({ data }: MessageEvent<string>) => {
      message.textContent = String(JSON.parse(data))
      if (!message.textContent) dialog.close()
      else if (!dialog.open) dialog.showModal()
    }
  }
  document.addEventListener("visibilitychange", listen)
  listen()
}
