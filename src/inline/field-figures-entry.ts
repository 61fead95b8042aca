import { sendFieldFigures } from "./field-figures"

declare global {
  /** The address of data/site.json; inserted when the script is compiled (build/webpack/compile.ts). */
  const FIELD_FIGURES_ADDRESS: string
}

sendFieldFigures(window, FIELD_FIGURES_ADDRESS)
