/** Browsers alone would wait for minutes. */
export const POST_TIMEOUT_MS = 20_000

declare global {
  /** `formsSentAs` of data/site.json: a build constant, so that scripts contain only one format (gatsby-node.ts). */
  const FORMS_SENT_AS: "json" | "form"
}

/**
 * Posts a form's values to the endpoint of data/site.json (docs/messages.md).
 * @returns false offline, on a timeout, or if the response is not 2xx
 */
export async function postForm(endpoint: string, values: Record<string, string>): Promise<boolean> {
  // Some visitors' phones are too old for `AbortSignal.timeout`.
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), POST_TIMEOUT_MS)
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      // Without it form services answer with an HTML page.
      headers: { Accept: "application/json", ...(FORMS_SENT_AS === "json" && { "Content-Type": "application/json" }) },
      body: FORMS_SENT_AS === "json" ? JSON.stringify(values) : new URLSearchParams(values),
      signal: timeout.signal,
    })
    return response.ok
  } catch (error) {
    console.warn("The form could not be posted.", error)
    return false
  } finally {
    clearTimeout(timer)
  }
}
