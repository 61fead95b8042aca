import { getProperty } from "../../lib/get-property"
import { StaleBuildError, type FetchRequest } from "../../browser/fetch-store"
import type { Catalogues } from "./lists"

declare global {
  /** The `catalogueShape` that webpack inserts. */
  const LIST_BUILD: string
}

export const cataloguePath = (name: keyof Catalogues): string => `/lists/${name}.json`

/** Requests a catalogue; the browser revalidates its copy each time (README.md). */
export const catalogueRequest = <Name extends keyof Catalogues>(name: Name): FetchRequest<Catalogues[Name]> => ({
  key: cataloguePath(name),
  load: async () => {
    const response = await fetch(cataloguePath(name))
    if (!response.ok && response.status !== 404) throw new Error(`${name} did not arrive (${response.status}).`)
    const file: unknown = response.ok ? await response.json() : undefined
    if (!isOfThisBuild<Catalogues[Name]>(file)) throw new StaleBuildError(`${name} is not of this build.`)
    return file.content
  },
})

/** The only check needed, because files and scripts of one build have the same fragments. */
const isOfThisBuild = <Content>(file: unknown): file is { content: Content } =>
  getProperty(file, "build") === LIST_BUILD
