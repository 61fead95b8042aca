import type { PluginCreator } from "postcss"

declare const absentElements: PluginCreator<void>
export = absentElements
