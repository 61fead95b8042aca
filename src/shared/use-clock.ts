import { useSyncExternalStore } from "react"
import { kampalaDay } from "../lib/days"

/** Interval at which the clock is read. */
export const CLOCK_MS = 10_000

const MINUTE_MS = 60_000

function subscribe(onTick: () => void) {
  const clock = setInterval(onTick, CLOCK_MS)
  return () => clearInterval(clock)
}

/** Returns a value of the clock, kept up to date; undefined on the server and during hydration. */
const useClock = <Value extends number | string>(read: () => Value) =>
  useSyncExternalStore<Value | undefined>(subscribe, read, () => undefined)

/** Returns the current minute in milliseconds since 1970. */
export const useMinute = () => useClock(() => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS)

/** Returns the day in Kampala, such as "2026-11-23". */
export const useToday = () => useClock(() => kampalaDay(Date.now()))
