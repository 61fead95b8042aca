import type { AcceptedPlugin } from "postcss"

declare const config: { readonly plugins: AcceptedPlugin[] }

export = config
