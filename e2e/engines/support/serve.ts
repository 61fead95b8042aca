import { serveSite } from "../../../scripts/lib/server.mjs"

/**
 * Starts the server for the built site on the loopback interface before all tests. Returns a function that stops it.
 */
export default async function serve(): Promise<() => void> {
  const { stop } = await serveSite(Number(process.env.ENGINES_PORT))
  return stop
}
