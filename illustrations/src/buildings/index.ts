/** Fences, huts, barns, stalls and energy works, in centimetres; each returns a Part standing on the ground at (0, 0). */
export { biogasDome, solarPosts, solarRoof, sunkenDigester } from "./energy"
export { kraalFence, railFence } from "./fences"
export { barn, thatchedHut } from "./houses"
export { marketStall, type Wares } from "./market-stall"
export { cleatedRamp, goatHouse, goatHouseRack, granary } from "./goat-house"
