import "@testing-library/jest-dom"
import { markupSerializer } from "./support/markup-serializer"
import { installBrowserStubs } from "./support/browser-stubs"

expect.addSnapshotSerializer(markupSerializer)

// Files that run in Node (`@jest-environment node`) have no window, which is their point.
if (typeof window !== "undefined") installBrowserStubs()
