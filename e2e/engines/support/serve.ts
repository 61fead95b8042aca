import { serveSite } from "../../../scripts/lib/server.mjs"

/** Before all tests: the built site on loopback. What is returned stops it. */
export default async function serve(): Promise<() => void> {
  const { stop } = await serveSite(Number(process.env.ENGINES_PORT))
  return stop
}
