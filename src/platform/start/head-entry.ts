import { PARSING_ATTRIBUTE, SCRIPTS_ATTRIBUTE } from "../../lib/constants"
import { isSupportedBrowser } from "../../lib/supported-browser"
import "../save-data/inline"

// All other browsers keep the page without scripts.
if (isSupportedBrowser()) {
  const { documentElement: html } = document
  html.setAttribute(SCRIPTS_ATTRIBUTE, "")
  html.setAttribute(PARSING_ATTRIBUTE, "")
  const show = () => html.removeAttribute(PARSING_ATTRIBUTE)
  document.addEventListener("DOMContentLoaded", show)
  // On a stalled line the rest of the HTML doesn't arrive.
  setTimeout(show, 5000)
}
