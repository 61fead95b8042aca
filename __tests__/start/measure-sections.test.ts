import { measureSections } from "../../src/start/measure-sections"

/** Calls that the browser would make when it is idle. */
let whenIdle: (() => void)[] = []

/** A page of sections; the browser has left the named ones out of its layout. */
function openPage(...leftOut: string[]) {
  document.body.innerHTML = `<main>${["about", "services", "farmers"]
    .map((id) => `<section><div data-slot="container" id="${id}"><h2>${id}</h2></div></section>`)
    .join("")}</main>`
  Element.prototype.checkVisibility = function isLaidOut() {
    return !leftOut.some((id) => document.getElementById(id)?.contains(this))
  }
}

const containers = () => Array.from(document.querySelectorAll<HTMLElement>("[data-slot=container]"))
const laidOutForNow = () => containers().filter(({ style }) => style.contentVisibility === "visible")
const turn = () => new Promise((resolve) => setTimeout(resolve))
async function idle() {
  for (const callback of whenIdle.splice(0)) callback()
  await turn()
}

beforeEach(() => {
  whenIdle = []
  Object.assign(window, {
    requestIdleCallback: (callback: () => void) => whenIdle.push(callback),
    requestAnimationFrame: (callback: () => void) => setTimeout(callback, 20),
  })
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, "checkVisibility")
  Reflect.deleteProperty(window, "requestIdleCallback")
})

test("sections that are not laid out are, one at a time, whenever the browser is idle", async () => {
  openPage("services", "farmers")
  const done = measureSections()
  expect(laidOutForNow()).toEqual([])
  await idle()
  expect(laidOutForNow()).toEqual([])
  for (const id of ["services", "farmers"]) {
    await idle()
    expect(laidOutForNow().map((container) => container.id)).toEqual([id])
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(laidOutForNow()).toEqual([])
  }
  await done
})

test("where all are laid out nothing happens", async () => {
  openPage()
  const done = measureSections()
  for (let section = 0; section < 3; section++) {
    await idle()
    expect(laidOutForNow()).toEqual([])
  }
  await done
})

test.each([
  ["can't say when it is idle", () => Reflect.deleteProperty(window, "requestIdleCallback")],
  ["can't say what it has laid out", () => Reflect.deleteProperty(Element.prototype, "checkVisibility")],
])("a browser that %s is left alone", async (_, lack) => {
  openPage("farmers")
  lack()
  const done = measureSections()
  for (let section = 0; section < 3; section++) await idle()
  await done
  expect(laidOutForNow()).toEqual([])
})
