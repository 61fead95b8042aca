import { SCRIPTS_ATTRIBUTE } from "../../lib/constants"
import { isSupportedBrowser } from "../../lib/supported-browser"
import "../save-data/inline"

// In any other browser, and where this can't be read at all, the page stays the one without scripts.
if (isSupportedBrowser()) document.documentElement.setAttribute(SCRIPTS_ATTRIBUTE, "")
