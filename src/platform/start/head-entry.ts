import { SCRIPTS_ATTRIBUTE } from "../../lib/constants"
import { isSupportedBrowser } from "../../lib/supported-browser"
import "../save-data/inline"

// All other browsers keep the page without scripts.
if (isSupportedBrowser()) document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "")
