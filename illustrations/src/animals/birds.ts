/** Poultry: hens, cockerels, chicks. Larger fowl have files of their own. */
export { chick } from "./chick"
export { cockerel, type CockerelPose } from "./cockerel"
export { hen, type HenOptions, type HenPose } from "./hen"
export { henAhead, henFromAbove } from "./hen-views"
