import { screen, waitFor } from "@testing-library/react"
import { useEffect, useState } from "react"
import { renderToString } from "react-dom/server"
import { hydratePage } from "../../../src/platform/start/hydrate-page"
import { HYDRATED_EVENT } from "../../../src/lib/constants"
import { hydration } from "../../../src/lib/hydration"

const pressed = jest.fn()

function Page() {
  const [words, setWords] = useState("")
  useEffect(() => {
    window.dispatchEvent(new Event(HYDRATED_EVENT))
  }, [])
  return (
    <form>
      <label>
        Name <input name="name" />
      </label>
      <label>
        Words <input name="words" value={words} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
      </label>
      <output>{words}</output>
      <label>
        Message <textarea name="message" />
      </label>
      <label>
        Country
        <select name="country" defaultValue="ca">
          <option value="ug">Uganda</option>
          <option value="ca">Canada</option>
        </select>
      </label>
      <label>
        News <input type="checkbox" name="news" />
      </label>
      <details>
        <summary>Menu</summary>
      </details>
      <button type="button" onClick={pressed}>
        Add to cart
      </button>
    </form>
  )
}

let log: jest.SpyInstance
beforeEach(() => {
  log = jest.spyOn(console, "error").mockImplementation(() => {})
  document.body.innerHTML = `<div id="___gatsby">${renderToString(<Page />)}</div>`
})
afterEach(() => {
  hydration.isUnderWay = false
})

function page(): Element {
  return document.getElementById("___gatsby") ?? document.body
}

/** As a password manager does with each field. */
function addIcons() {
  for (const field of document.querySelectorAll("input")) field.after(document.createElement("b"))
}

const field = <Element extends HTMLElement = HTMLInputElement>(name: string) => screen.getByLabelText<Element>(name)

function useEverything() {
  field("Name").value = "Nakato"
  field("Words").value = "goat"
  const message = field<HTMLTextAreaElement>("Message")
  message.value = "Two cows"
  message.focus()
  message.setSelectionRange(3, 3)
  field<HTMLSelectElement>("Country").value = "ug"
  field("News").checked = true
  document.querySelectorAll("details").forEach((details) => (details.open = true))
  // The queue of the inline script marks what was pressed.
  screen.getByRole("button", { name: "Add to cart" }).setAttribute("aria-busy", "true")
}

test("early input: values, focus, open details and clicks survive a client-side re-render", async () => {
  const served = field("Name")
  addIcons()
  useEverything()
  hydratePage(<Page />, page())
  await waitFor(() => expect(served).not.toBeInTheDocument())
  await waitFor(() => expect(field("Name")).toHaveValue("Nakato"))
  expect(screen.getByRole("status")).toHaveTextContent("goat")
  expect(field("Words")).toHaveValue("goat")
  const message = field<HTMLTextAreaElement>("Message")
  expect(message).toHaveValue("Two cows")
  expect(message).toHaveFocus()
  expect(message.selectionStart).toBe(3)
  expect(field("Country")).toHaveValue("ug")
  expect(field("News")).toBeChecked()
  expect(document.querySelector("details")).toHaveAttribute("open")
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(log).toHaveBeenCalledWith("React has drawn a part of this page anew.", expect.any(Error))
})

test("early input: a field that has another value by then is not overwritten", async () => {
  const served = field("Name")
  addIcons()
  served.value = "Nak"
  const stopEvent = (event: Event) => event.stopImmediatePropagation()
  window.addEventListener(HYDRATED_EVENT, stopEvent, true)
  hydratePage(<Page />, page())
  await waitFor(() => expect(served).not.toBeInTheDocument())
  field("Name").value = "Nakato"
  window.removeEventListener(HYDRATED_EVENT, stopEvent, true)
  window.dispatchEvent(new Event(HYDRATED_EVENT))
  expect(field("Name")).toHaveValue("Nakato")
})
