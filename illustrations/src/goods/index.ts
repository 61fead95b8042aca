/** Goods of the shop, in centimetres, and the catalogue page they are laid on. */
export { broiler } from "./broiler"
export { catalogue, floorLine, pool } from "./catalogue"
export { gheeBowl, gheeJar, milkBottle, milkGlass } from "./dairy"
export { lyingEgg, trayOfThirty } from "./eggs"
export { goatMotif, markMotif } from "./labels"
export { leatherRoll, stretchedHide } from "./leather"
export { cutlery, flankSteakPlate } from "./flank-steak"
export { board, joint, parcel, sealedBeef, sprig, steak } from "./meat"
