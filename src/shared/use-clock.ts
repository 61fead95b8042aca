import { useSyncExternalStore } from "react"
import { kampalaDay } from "../lib/days"

/** Interval at which the clock is read. */
export const CLOCK_MS = 10_000

function subscribe(onTick: () => void) {
  const clock = setInterval(onTick, CLOCK_MS)
  return () => clearInterval(clock)
}

/** Returns a value of the clock, kept up to date; undefined on the server and during hydration. */
const useClock = <Value extends number | string>(read: () => Value) =>
  useSyncExternalStore<Value | undefined>(subscribe, read, () => undefined)

/** Returns the time of the last tick, in milliseconds since 1970. */
export const useNow = () => useClock(() => Math.floor(Date.now() / CLOCK_MS) * CLOCK_MS)

/** Returns the day in Kampala, such as "2026-11-23". */
export const useToday = () => useClock(() => kampalaDay(Date.now()))
