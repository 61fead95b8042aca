import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { renderToString } from "react-dom/server"
import { PinPage } from "../../../src/features/offline/pin-page"
import { pinButtonCopy as copy } from "../../fixtures/pin-page"
import { listPages, pinPage } from "../../../src/platform/offline/caches"
import { showShare, watchIntersections } from "../../components/browser"
import { settled, withoutWorker, withWorker } from "../../support/worker"

jest.mock("../../../src/platform/offline/caches")

const open = (path = "/service-details/3") =>
  render(
    <Provider store={createStore()}>
      <PinPage copy={copy} path={path} />
    </Provider>,
  )
beforeEach(() => {
  watchIntersections()
  jest.mocked(listPages).mockClear().mockResolvedValue([])
})
afterEach(withoutWorker)

test("the server's HTML keeps the button's room and holds no button", () => {
  expect(renderToString(<PinPage copy={copy} path="/service-details/3" />)).toMatch(
    /^<div[^>]*min-h-touch[^>]*><\/div>$/,
  )
})

test("the button's scripts are asked for when its room comes near to the screen", async () => {
  withWorker()
  open()
  await settled()
  expect(listPages).not.toHaveBeenCalled()
  showShare(1)
  expect(await screen.findByRole("button", { name: copy.keep })).toBeInTheDocument()
})

test("the page is pinned under its path without an ending slash", async () => {
  jest.mocked(pinPage).mockResolvedValue("pinned")
  withWorker()
  open("/service-details/3/")
  showShare(1)
  await userEvent.click(await screen.findByRole("button", { name: copy.keep }))
  await settled()
  expect(pinPage).toHaveBeenCalledWith("/service-details/3")
})

test("a browser without service workers gets no button", async () => {
  open()
  showShare(1)
  await settled()
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
})
