/**
 * Posts a form's values to the address that data/site.json names for it, as JSON.
 * @returns whether it arrived; false for no network, a dead host or an answer that isn't 2xx
 */
export async function postForm(endpoint: string, values: Record<string, string>): Promise<boolean> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(values),
    })
    return response.ok
  } catch (error) {
    console.warn("The form could not be posted.", error)
    return false
  }
}
