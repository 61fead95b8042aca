import type { RequestListener } from "node:http"

export function serveSite(port: number, root?: string): Promise<{ origin: string; stop: () => void }>
export function answersOf(root: string): RequestListener
