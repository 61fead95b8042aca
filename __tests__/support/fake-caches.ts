/** In-memory implementation of the parts of `CacheStorage` that the service worker uses. */
export class FakeCaches {
  readonly stored = new Map<string, Map<string, Response>>()
  /** Maximum number of responses in all caches. */
  capacity = Infinity

  open(name: string) {
    const cache = this.stored.get(name) ?? new Map<string, Response>()
    this.stored.set(name, cache)
    const key = (request: Request | string) => new URL(typeof request === "string" ? request : request.url, BASE).href
    return Promise.resolve({
      match: (request: Request | string) => Promise.resolve(cache.get(key(request))?.clone()),
      put: async (request: Request | string, response: Response) => {
        await Promise.resolve()
        if (!cache.has(key(request)) && this.size >= this.capacity) {
          throw Object.assign(new Error("full"), { name: "QuotaExceededError" })
        }
        cache.set(key(request), response)
      },
      delete: (request: Request | string) => Promise.resolve(cache.delete(key(request))),
      keys: () => Promise.resolve(Array.from(cache.keys(), (url) => new Request(url))),
    })
  }

  async match(request: string, { cacheName }: { cacheName?: string } = {}) {
    for (const name of cacheName ? [cacheName] : [...this.stored.keys()]) {
      if (!this.stored.has(name)) continue
      const match = await (await this.open(name)).match(request)
      if (match) return match
    }
    return undefined
  }

  delete(name: string) {
    return Promise.resolve(this.stored.delete(name))
  }

  keys() {
    return Promise.resolve([...this.stored.keys()])
  }

  /** Returns the paths in a cache. */
  paths(name: string): string[] {
    return Array.from(this.stored.get(name)?.keys() ?? [], (url) => new URL(url).pathname)
  }

  private get size(): number {
    return [...this.stored.values()].reduce((sum, cache) => sum + cache.size, 0)
  }
}

const BASE = "https://cafn.example"
