/* What the app may import of the lists. */
export { createFetchStore, type FetchRequest } from "./fetch-store"
export { entryRequest, fetchListPage, isMissing } from "./list-file"
export type { ListSource } from "./list-source"
export { fetchOrReload, useFetched } from "./use-fetched"
export { useList, type List } from "./use-list"
export { useListQuery } from "./use-list-query"
