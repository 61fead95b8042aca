type Roles = Readonly<Record<string, string>>

declare const config: {
  readonly theme: {
    readonly fontFamily: Readonly<Record<"display" | "text" | "text-system" | "mono", readonly string[]>>
  }
  /** Raw palette by name and step, in hex; no class name reaches it. */
  readonly ramps: {
    readonly forest: Readonly<Record<900 | 800 | 700 | 600 | 300, string>>
    readonly gold: Readonly<Record<500 | 400 | 300, string>>
    readonly clay: Readonly<Record<700 | 600 | 500 | 300, string>>
    readonly cream: Readonly<Record<50 | 100 | 200 | 300, string>>
    readonly soil: Readonly<Record<900 | 700 | 500, string>>
    readonly sky: Readonly<Record<300, string>>
    readonly night: Readonly<Record<900 | 800 | 700 | 500, string>>
  }
  /** What each role is for, in words. */
  readonly roles: Roles
  /** What each role is in each theme: hex by role name. */
  readonly themes: Readonly<Record<"light" | "dark" | "deep", Roles>>
  /** Durations by name, in CSS: "200ms". */
  readonly durations: Readonly<Record<"quick" | "calm" | "slow", string>>
}

export = config
