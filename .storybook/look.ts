import { create, type ThemeVars } from "storybook/theming"
import type { Roles } from "./tokens"

/** Storybook's own frame and documentation in the site's colours. */
export const look = (base: "light" | "dark", roles: Roles): ThemeVars =>
  create({
    base,
    brandTitle: "CaFN components",
    brandUrl: "./",
    brandTarget: "_self",
    colorPrimary: roles.accent,
    // White stands on it: the dark theme's accent is too light for that.
    colorSecondary: base === "dark" ? roles.action : roles.accent,
    appBg: roles["surface-sunken"],
    appContentBg: roles.surface,
    appPreviewBg: roles.surface,
    appBorderColor: roles.line,
    textColor: roles.ink,
    textMutedColor: roles["ink-muted"],
    textInverseColor: roles.surface,
    barBg: roles.surface,
    barTextColor: roles["ink-muted"],
    barSelectedColor: roles.accent,
    barHoverColor: roles["accent-strong"],
    inputBg: roles["surface-raised"],
    inputBorder: roles["line-strong"],
    inputTextColor: roles.ink,
    buttonBg: roles["surface-raised"],
    buttonBorder: roles.line,
    booleanBg: roles["surface-sunken"],
    booleanSelectedBg: roles["surface-raised"],
  })
