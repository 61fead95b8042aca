export { catalogueRequest } from "./catalogue"
export { createFetchStore, fetchOrReload, useFetched, type FetchRequest, type FetchStore } from "./fetch-store"
export type { Catalogues } from "./lists"
