/** How long a host may take to answer, in milliseconds. A browser alone would let the visitor wait for minutes. */
export const POST_TIMEOUT_MS = 20_000

/**
 * Posts a form's values to the address that data/site.json names for it, as JSON.
 * @returns whether it arrived; false for no network, a dead or silent host or an answer that isn't 2xx
 */
export async function postForm(endpoint: string, values: Record<string, string>): Promise<boolean> {
  // `AbortSignal.timeout` is younger than the phones that visit.
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
