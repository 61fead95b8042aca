/**
 * People: figures for scenes (`person`) and the large busts of portraits (`bust`, in bust.ts).
 *
 *   person({ who: "woman", pose: "carry-head", clothes: "gomesi", seed: "market-3" })
 */
export { person } from "./person"
export type * from "./types"
