/* What the app may import of the lists. */
export { catalogueRequest, type Catalogues } from "./catalogue"
export { createFetchStore, fetchOrReload, useFetched } from "./fetch-store"
export { useList, useListQuery, type List, type ListSource } from "./use-list"
