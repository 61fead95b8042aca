/** Role name → hex. */
export type Roles = Readonly<Record<string, string>>

export interface Tokens {
  ramps: Readonly<Record<string, Readonly<Record<string, string>>>>
  roles: Roles
  themes: Readonly<Record<"light" | "dark" | "deep", Roles>>
  durations: Readonly<Record<string, string>>
  theme: {
    fontFamily: Readonly<Record<string, readonly string[]>>
    /** Size and line height, as CSS writes them. */
    fontSize: Readonly<Record<string, readonly [string, string]>>
    borderRadius: Readonly<Record<string, string>>
    boxShadow: Readonly<Record<string, string>>
    extend: {
      screens: Readonly<Record<string, string>>
      maxWidth: Readonly<Record<string, string>>
      spacing: Readonly<Record<string, string>>
      animation: Readonly<Record<string, string>>
    }
  }
}

declare const __TOKENS__: Tokens

/** tailwind.config.js, put in by `main.ts`. */
export const tokens = __TOKENS__
