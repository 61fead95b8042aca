/**
 * Stands in for gatsby-script and for Gatsby's plugin that runs foreign scripts in a sandbox: this site loads no script of
 * anybody else's, and 2 KB of every first visit are saved.
 */
export const Script = () => null
export const ScriptStrategy = {}
export const collectedScriptsByPage = new Map()
export const scriptCache = new Set()
export const scriptCallbackCache = new Map()
