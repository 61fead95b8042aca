/** @jest-environment node */
import http from "node:http"
import type { AddressInfo } from "node:net"
import { createContentGate } from "../../../src/platform/develop/content-gate"
import { PROBLEM_ADDRESS } from "../../../src/lib/problem-address"
import { serveProblems } from "../../../src/platform/develop/problem-server"

test("an open page hears what is wrong, and is forgotten once it is closed", async () => {
  const listeners = new Set<(message: string) => void>()
  const gate: ReturnType<typeof createContentGate> = {
    ...createContentGate(() => []),
    listen: (listener) => {
      listeners.add(listener)
      listener("")
      return () => listeners.delete(listener)
    },
  }
  const server = http.createServer()
  serveProblems(
    {
      get: (address, answer) =>
        server.on("request", (request: http.IncomingMessage, response: http.ServerResponse) => {
          if (request.url === address) answer(request, response)
        }),
    },
    gate,
  )
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const page = new AbortController()
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${PROBLEM_ADDRESS}`, {
    signal: page.signal,
  })
  expect(answer.headers.get("content-type")).toBe("text/event-stream")
  for (const listener of listeners) listener("no comma\nin line 3")
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ""
  while (!heard.includes("comma")) heard += (await reader?.read())?.value ?? ""
  expect(heard).toBe('data: ""\n\ndata: "no comma\\nin line 3"\n\n')

  page.abort()
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (listeners.size > 0) return
      clearInterval(timer)
      resolve()
    }, 10)
  })
  server.close()
  server.closeAllConnections()
})
