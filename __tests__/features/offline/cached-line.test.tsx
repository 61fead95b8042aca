import { render, screen } from "@testing-library/react"
import CachedLine from "../../../src/features/offline/cached-line"
import { cachedSince } from "../../../src/platform/offline/caches"
import { setOnline } from "../../support/worker"

jest.mock("../../../src/platform/offline/caches")

/** 9:05 in the time zone of the test. */
const KEPT = new Date(2026, 10, 14, 9, 5).toISOString()

const getStatus = () => screen.getByRole("status")

/** Sets the date of cached pages, by path. Other pages come from the network. */
const mockCacheDates = (dates: Record<string, string>) =>
  jest.mocked(cachedSince).mockImplementation((path) => Promise.resolve(dates[path] ?? null))

afterEach(() => void jest.restoreAllMocks())

test.each([
  ["offline", "You are reading without internet.", false, 0],
  ["on a slow network", "The internet is slow.", true, 1],
])(
  "cached page line: %s, it dates the cached page; online it can be loaded again",
  async (_, text, isOnline, count) => {
    setOnline(isOnline)
    mockCacheDates({ "/services": KEPT, "/offline": KEPT })
    render(<CachedLine pathname="/services" />)
    await screen.findByText(new RegExp(text))
    expect(getStatus()).toHaveTextContent(`${text} This page is from 14 November 2026, 9:05.`)
    expect(screen.queryAllByRole("button", { name: "Load it again" })).toHaveLength(count)
  },
)

test("cached page line: back online, it says so and offers to reload", async () => {
  setOnline(false)
  mockCacheDates({ "/services": KEPT, "/offline": KEPT })
  render(<CachedLine pathname="/services" />)
  await screen.findByText(/without internet/)
  setOnline(true)
  expect(getStatus()).toHaveTextContent("You have internet again. This page is from 14 November 2026, 9:05.")
  expect(screen.getByRole("button", { name: "Load it again" })).toBeInTheDocument()
})
