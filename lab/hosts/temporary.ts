import fs from "node:fs"
import net from "node:net"
import os from "node:os"
import path from "node:path"

/** Creates a folder in the system's temporary folder; `remove` deletes it with its contents. */
export function temporaryFolder(name: string): { folder: string; remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`))
  return { folder, remove: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Polls until the server responds, `isOver` returns true, or a minute has passed; false if it did not respond. */
export async function untilAnswered(origin: string, isOver: () => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < 240 && !isOver(); attempt++) {
    const answered = await fetch(origin, { redirect: "manual" }).then(
      () => true,
      () => false,
    )
    if (answered) return true
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return false
}

/** Two unused ports on the loopback interface. */
export async function freePorts(): Promise<readonly [number, number]> {
  const servers = [net.createServer(), net.createServer()]
  const listening = servers.map(
    (server) =>
      new Promise<number>((resolve, reject) => {
        server.once("error", reject)
        server.listen(0, "127.0.0.1", () => {
          const address = server.address()
          if (typeof address === "object" && address) resolve(address.port)
          else reject(new Error("The system gave no port."))
        })
      }),
  )
  const [first, second] = await Promise.all(listening)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  if (first === undefined || second === undefined) throw new Error("The system gave no port.")
  return [first, second]
}
