/** Tools, vessels, furniture and vehicles, in centimetres; each returns a Part that stands on the ground at (0, 0). */
export { chaffCutter, feedSack, hayBale, hayRack, lyingSack, sackStack } from "./feed"
export { bench, blackboard, stool, table, type Lesson } from "./furniture"
export { coolBox, hangingScale, phone, recordBook, savingsBox, weighingScale } from "./instruments"
export { hoe, panga, sprayPump, staff, treeSeedling, wheelbarrow } from "./hand-tools"
export { basket, crate, eggTray, umbrella } from "./market"
export type { Filling } from "./produce"
export { churn, coolingTank, jerrycan, milkCan, waterTrough } from "./vessels"
export { bodaBoda, pickup, type Cargo } from "./vehicles"
