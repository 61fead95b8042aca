import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks"
import type { PropsWithChildren } from "react"
import { look } from "./look"
import { useShownTheme } from "./theme"
import { tokens } from "./tokens"

const looks = {
  light: look("light", tokens.themes.light),
  dark: look("dark", tokens.themes.dark),
  deep: look("dark", tokens.themes.deep),
}

/** A page of text on the theme that the toolbar names. */
export function ThemedDocs(props: PropsWithChildren<DocsContainerProps>) {
  return <DocsContainer {...props} theme={looks[useShownTheme()]} />
}
