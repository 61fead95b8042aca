import { fieldOf } from "../lib/field-of"

const onTheirWay = new Map<string, Promise<unknown>>()

/**
 * What Gatsby's query gave for another page of the site: the same file that the router reads when it goes there. The
 * router's own loader would do it, but it remembers a failure for as long as the page is open, so that nobody could
 * try again, and it takes the 404 page for an answer.
 *
 * @param address the page's address without a query, e.g. "/gallery/2"
 * @param isData says whether the answer is what the caller can use; another version of the site may have another
 * @throws where the file doesn't arrive, or holds something else; `isNoPage` tells an address without a page apart
 */
export async function loadPageData<Data>(address: string, isData: (value: unknown) => value is Data): Promise<Data> {
  const request = onTheirWay.get(address) ?? read(address).finally(() => onTheirWay.delete(address))
  onTheirWay.set(address, request)
  const data = await request
  if (!isData(data)) throw new Error(`The data of ${address} are of another kind.`)
  return data
}

/** Whether `loadPageData` failed because there is no such page, so that trying again is of no use. */
export const isNoPage = (error: unknown): boolean => error instanceof Error && error.cause === 404

async function read(address: string): Promise<unknown> {
  const response = await fetch(`/page-data${address}/page-data.json`)
  if (!response.ok) {
    throw new Error(`The data of ${address} did not arrive (${response.status}).`, { cause: response.status })
  }
  const file: unknown = await response.json()
  return fieldOf(fieldOf(file, "result"), "data")
}
