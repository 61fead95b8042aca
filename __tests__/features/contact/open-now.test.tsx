import { act, render, screen } from "@testing-library/react"
import { renderToStaticMarkup } from "react-dom/server"
import { OpenNow } from "../../../src/features/contact/open-now"
import { CLOCK_MS } from "../../../src/shared/use-clock"
import { openingHours } from "../../fixtures/opening-hours"

afterEach(() => jest.useRealTimers())

function openAt(moment: string) {
  jest.useFakeTimers({ now: new Date(moment) })
  return render(<OpenNow hours={openingHours} />)
}

test.each([
  ["2026-11-23T09:00:00+03:00", "Open now until 18:00"],
  ["2026-11-23T06:00:00+03:00", "Closed now, opens today 8:00"],
  ["2026-11-28T14:00:00+03:00", "Closed now, opens Monday 8:00"],
])("open now: at %s in Kampala: %s", (moment, text) => {
  openAt(moment)
  expect(screen.getByText(text)).toBeVisible()
})

test("open now: is updated while the page is open", () => {
  openAt("2026-11-23T17:59:55+03:00")
  expect(screen.getByText("Open now until 18:00")).toBeVisible()
  act(() => jest.advanceTimersByTime(CLOCK_MS))
  expect(screen.getByText("Closed now, opens Tuesday 8:00")).toBeVisible()
})

test("open now: server HTML is an empty line of the same height", () => {
  const html = renderToStaticMarkup(<OpenNow hours={openingHours} />)
  expect(html).toMatch(/^<p [^>]*class="js-only [^"]*min-h-7[^>]*><\/p>$/)
})
