export { catalogueRequest, type Catalogues } from "./catalogue"
export { createFetchStore, fetchOrReload, useFetched, type FetchRequest, type FetchStore } from "./fetch-store"
