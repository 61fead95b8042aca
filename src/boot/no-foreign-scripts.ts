/** Stands in for gatsby-script, which Gatsby's entry re-exports: this site loads no script of anybody else's. */
export const Script = () => null
export const ScriptStrategy = {}
export const collectedScriptsByPage = new Map()
export const scriptCache = new Set()
export const scriptCallbackCache = new Map()
