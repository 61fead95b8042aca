import type { Scenes } from "./kinds"

export const scenes: Scenes = {}
