import "@testing-library/jest-dom"
import { toHaveNoViolations } from "jest-axe"
import { idSerializer } from "./support/id-serializer"
import { installBrowserStubs } from "./support/browser-stubs"

expect.extend(toHaveNoViolations)
expect.addSnapshotSerializer(idSerializer)

// Files that run in Node (`@jest-environment node`) have no window, which is their point.
if (typeof window !== "undefined") installBrowserStubs()
