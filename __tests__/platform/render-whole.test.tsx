/** @jest-environment node */
import { lazy, Suspense } from "react"
import { renderWhole } from "../../src/platform/render-whole"

const Late = lazy(() => Promise.resolve({ default: () => <p>{"Late but long. ".repeat(5000)}</p> }))

test("whole page: suspended content is rendered in place, not moved there by a script", async () => {
  const html = await renderWhole(
    <main>
      <h1>First</h1>
      <Suspense>
        <Late />
      </Suspense>
      <p>Last</p>
    </main>,
  )
  expect(html).not.toMatch(/<script|<template|hidden/)
  expect(html.indexOf("First")).toBeLessThan(html.indexOf("Late"))
  expect(html.indexOf("Late")).toBeLessThan(html.indexOf("Last"))
})

test("whole page: a render error stops the build", async () => {
  const Broken = () => {
    throw new Error("No such farm.")
  }
  await expect(renderWhole(<Broken />)).rejects.toThrow("No such farm.")
})
