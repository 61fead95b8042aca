/** Serves the built site on loopback and waits until it answers. */
export function serveSite(port: number): Promise<{ origin: string; stop: () => void }>
