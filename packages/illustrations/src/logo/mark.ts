/** The mark's path data; the site draws it inline, so it lives with the site's code. */
export { markHead, markHorns, markPath, markSize, markSun } from "../../../../src/lib/logo-mark"
