/**
 * Stands in for gatsby-script and for the sandbox that Gatsby would run foreign scripts in: this site loads no script of
 * anybody else's, and 1.8 KB of every first visit are saved.
 */
export const Script = () => null
export const ScriptStrategy = {}
export const collectedScriptsByPage = new Map()
export const scriptCache = new Set()
export const scriptCallbackCache = new Map()
export const partytownSnippet = () => ""
