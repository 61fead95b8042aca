/** What each pose fixes. */
import type { Stance } from "./stance"
import { moving } from "./stances-moving"
import { seated } from "./stances-seated"
import { standing } from "./stances-standing"
import { working } from "./stances-working"
import type { Pose } from "./types"

export const stances: Record<Pose, Stance> = { ...standing, ...working, ...moving, ...seated }
