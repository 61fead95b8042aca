import { PARSING_ATTRIBUTE, SCRIPTS_ATTRIBUTE } from "../../lib/constants"
import { isSupportedBrowser } from "../../lib/supported-browser"
import "../save-data/inline"

// All other browsers keep the page without scripts.
if (isSupportedBrowser()) {
  const { documentElement: html } = document
  html.setAttribute(SCRIPTS_ATTRIBUTE, "")
  html.setAttribute(PARSING_ATTRIBUTE, "")
  document.addEventListener("DOMContentLoaded", () => html.removeAttribute(PARSING_ATTRIBUTE))
}
