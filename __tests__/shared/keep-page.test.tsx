import { render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { renderToString } from "react-dom/server"
import { KeepPage } from "../../src/shared/keep-page"
import { keepButtonCopy as copy } from "../../src/shared/keep-page.fixture"
import { showShare, watchIntersections } from "../components/browser"
import { asked, settled, withoutWorker, withWorker } from "../support/worker"

const open = (path = "/service-details/3") =>
  render(
    <Provider store={createStore()}>
      <KeepPage copy={copy} path={path} />
    </Provider>,
  )
beforeEach(watchIntersections)
afterEach(withoutWorker)

test("the server's HTML keeps the button's room and holds no button", () => {
  expect(renderToString(<KeepPage copy={copy} path="/service-details/3" />)).toMatch(
    /^<div[^>]*min-h-touch[^>]*><\/div>$/,
  )
})

test("the button's scripts are asked for when its room comes near to the screen", async () => {
  withWorker({ list: [] })
  open()
  await settled()
  expect(asked).toEqual([])
  showShare(1)
  expect(await screen.findByRole("button", { name: copy.keep })).toBeInTheDocument()
})

test("the worker is told the path without an ending slash", async () => {
  withWorker({ list: [], keep: "kept" })
  open("/service-details/3/")
  showShare(1)
  await userEvent.click(await screen.findByRole("button", { name: copy.keep }))
  await settled()
  expect(asked.find(({ question }) => question === "keep")?.path).toBe("/service-details/3")
})

test("a browser without service workers gets no button", async () => {
  open()
  showShare(1)
  await settled()
  expect(screen.queryByRole("button")).not.toBeInTheDocument()
})
