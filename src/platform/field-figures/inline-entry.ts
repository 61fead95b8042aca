import { sendFieldFigures } from "./inline"

declare global {
  /** The address of data/site.json; inserted when the script is compiled (platform/start/compile.ts). */
  const FIELD_FIGURES_ADDRESS: string
}

sendFieldFigures(window, FIELD_FIGURES_ADDRESS)
