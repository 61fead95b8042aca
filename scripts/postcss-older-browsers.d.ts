import type { PluginCreator } from "postcss"

declare const olderBrowsers: PluginCreator<void>
export = olderBrowsers
