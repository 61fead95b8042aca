import { render, screen } from "@testing-library/react"
import CachedLine from "../../../src/features/offline/cached-line"
import { cachedSince } from "../../../src/platform/offline/caches"
import { setOnline } from "../../support/worker"

jest.mock("../../../src/platform/offline/caches")

/** A moment whose hours don't depend on where the test runs. */
const KEPT = new Date(2026, 10, 14, 9, 5).toISOString()

const line = () => screen.getByRole("status")

/** From when each page is; null for one that came just now. */
const since = (dates: Record<string, string>) =>
  jest.mocked(cachedSince).mockImplementation((path) => Promise.resolve(dates[path] ?? null))

afterEach(() => void jest.restoreAllMocks())

test("cached page line: offline, it dates the cached page", async () => {
  setOnline(false)
  since({ "/services": KEPT, "/offline": KEPT })
  render(<CachedLine pathname="/services" />)
  await screen.findByText(/without a network/)
  expect(line()).toHaveTextContent("You are reading without a network. This page is from 14 November 2026, 9:05.")
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
})

test("cached page line: on a slow network, it says so and offers to reload", async () => {
  since({ "/services": KEPT, "/offline": KEPT })
  render(<CachedLine pathname="/services" />)
  await screen.findByText(/^The network is slow/)
  expect(line()).toHaveTextContent("The network is slow. This page is from 14 November 2026, 9:05.")
  expect(screen.getByRole("button", { name: "Load it again" })).toBeInTheDocument()
})

test("cached page line: back online, it says so and offers to reload", async () => {
  setOnline(false)
  since({ "/services": KEPT, "/offline": KEPT })
  render(<CachedLine pathname="/services" />)
  await screen.findByText(/without a network/)
  setOnline(true)
  expect(line()).toHaveTextContent("You have a network again. This page is from 14 November 2026, 9:05.")
  expect(screen.getByRole("button", { name: "Load it again" })).toBeInTheDocument()
})
