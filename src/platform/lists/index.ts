export { catalogueRequest } from "./catalogue"
export type { Catalogues } from "./lists"
