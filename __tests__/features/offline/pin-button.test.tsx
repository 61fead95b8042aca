import { render, screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { createStore, Provider } from "jotai"
import { toast, toastStore } from "../../../src/components/toast-store"
import PinButton from "../../../src/features/offline/pin-button"
import { pinButtonCopy as copy } from "../../fixtures/pin-page"
import { LOAD_PARTS_EVENT, SAVE_DATA_ATTRIBUTE } from "../../../src/lib/constants"
import { OFFLINE_CHOICE_EVENT, OFFLINE_CHOICE_KEY, type CachedPage } from "../../../src/platform/offline"
import { listPages, pinPage, unpinPage } from "../../../src/platform/offline/caches"
import { settled, withoutWorker, withWorker } from "../../support/worker"

jest.mock("../../../src/platform/offline/caches")

const PATH = "/service-details/3"
const kept: CachedPage = { path: PATH, title: "Markets", fetched: "2026-11-14T06:05:00Z", isPinned: true }

const open = () => {
  const view = render(
    <Provider store={createStore()}>
      <PinButton copy={copy} path={PATH} />
    </Provider>,
  )
  return within(view.container)
}
const said = () => toastStore.getSnapshot().map(({ message }) => message)

beforeEach(() => {
  localStorage.clear()
  jest.mocked(listPages).mockResolvedValue([])
})
afterEach(() => {
  withoutWorker()
  toast.clear()
  document.documentElement.removeAttribute(SAVE_DATA_ATTRIBUTE)
})

test("keeps the page, says so, and keeps it no longer on the next press", async () => {
  jest.mocked(pinPage).mockResolvedValue("pinned")
  jest.mocked(unpinPage).mockResolvedValue(true)
  const load = jest.fn()
  window.addEventListener(LOAD_PARTS_EVENT, load, { once: true })
  withWorker()
  open()
  await userEvent.click(screen.getByRole("button", { name: copy.keep }))
  await userEvent.click(await screen.findByRole("button", { name: copy.forget }))
  expect(await screen.findByRole("button", { name: copy.keep })).toBeInTheDocument()
  expect(said()).toEqual([copy.kept, copy.forgotten])
  expect(pinPage).toHaveBeenCalledWith(PATH)
  expect(unpinPage).toHaveBeenCalledWith(PATH)
  expect(load).toHaveBeenCalled()
})

test("knows a page that was kept before", async () => {
  jest.mocked(listPages).mockResolvedValue([kept])
  withWorker()
  open()
  expect(await screen.findByRole("button", { name: copy.forget })).toBeInTheDocument()
})

test("a page that is kept only because it was opened can be kept for later", async () => {
  jest.mocked(listPages).mockResolvedValue([{ ...kept, isPinned: false }])
  withWorker()
  open()
  await settled()
  expect(screen.getByRole("button", { name: copy.keep })).toBeInTheDocument()
})

test("storage that breaks is said as well", async () => {
  jest.mocked(pinPage).mockRejectedValue(new Error("broken"))
  withWorker()
  open()
  await userEvent.click(screen.getByRole("button", { name: copy.keep }))
  await screen.findByRole("button", { name: copy.keep })
  expect(said()).toEqual([copy.noAnswer])
})

test.each([
  ["no-network", copy.noNetwork],
  ["no-room", copy.noRoom],
] as const)("where it fails (%s), it says why and still offers to keep", async (answer, message) => {
  jest.mocked(pinPage).mockResolvedValue(answer)
  withWorker()
  open()
  await userEvent.click(screen.getByRole("button", { name: copy.keep }))
  await screen.findByRole("button", { name: copy.keep })
  expect(said()).toEqual([message])
})

test("without a worker there is no button, and with the first one it comes", async () => {
  withWorker(false)
  const part = open()
  expect(part.queryByRole("button")).not.toBeInTheDocument()
  withWorker()
  expect(await screen.findByRole("button", { name: copy.keep })).toBeInTheDocument()
})

test("while data is saved it asks first, and tells the worker's registration of the choice", async () => {
  document.documentElement.setAttribute(SAVE_DATA_ATTRIBUTE, "")
  withWorker(false)
  const heard = jest.fn()
  window.addEventListener(OFFLINE_CHOICE_EVENT, heard, { once: true })
  open()
  expect(screen.getByText(copy.allow)).toBeInTheDocument()
  await userEvent.click(screen.getByRole("button", { name: copy.allowLabel }))
  expect(heard).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem(OFFLINE_CHOICE_KEY)).toBe("true")
  expect(screen.queryByText(copy.allow)).not.toBeInTheDocument()
})

test("a visitor who has switched keeping off can switch it on here", async () => {
  localStorage.setItem(OFFLINE_CHOICE_KEY, "false")
  withWorker(false)
  open()
  expect(await screen.findByRole("button", { name: copy.allowLabel })).toBeInTheDocument()
  expect(screen.queryByText(copy.allow)).not.toBeInTheDocument()
})
