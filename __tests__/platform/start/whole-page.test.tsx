/** @jest-environment node */
import { lazy, Suspense } from "react"
import { renderWhole } from "../../../src/platform/start/document"

const Late = lazy(() => Promise.resolve({ default: () => <p>{"Late but long. ".repeat(5000)}</p> }))

test("whole page: what comes late and is large stands in its place, and no script moves it there", async () => {
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

test("whole page: one that can't be drawn stops the build", async () => {
  const Broken = () => {
    throw new Error("No such farm.")
  }
  await expect(renderWhole(<Broken />)).rejects.toThrow("No such farm.")
})
