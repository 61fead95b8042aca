/** Time limit for an answer, in milliseconds. Browsers alone would wait for minutes. */
export const POST_TIMEOUT_MS = 20_000

/**
 * Posts a form's values as JSON to the endpoint from data/site.json.
 *
 * @returns whether it succeeded; false without a network, on a timeout, or if the response is not 2xx
 */
export async function postForm(endpoint: string, values: Record<string, string>): Promise<boolean> {
  // Some of our visitors' phones are too old for `AbortSignal.timeout`.
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), POST_TIMEOUT_MS)
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(values),
      signal: patience.signal,
    })
    return response.ok
  } catch (error) {
    console.warn("The form could not be posted.", error)
    return false
  } finally {
    clearTimeout(timer)
  }
}
