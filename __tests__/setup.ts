import "@testing-library/jest-dom"
import { configure } from "@testing-library/dom"
import { markupSerializer } from "./support/markup-serializer"
import { installBrowserStubs } from "./support/browser-stubs"

expect.addSnapshotSerializer(markupSerializer)
// The first test that opens a lazy part waits until it is compiled, which on a busy machine takes more than a second.
configure({ asyncUtilTimeout: 5000 })

// Files with `@jest-environment node` have no window.
if (typeof window !== "undefined") installBrowserStubs()

// Stories are tests of their component: `npx jest badge`.
const file = expect.getState().testPath ?? ""
if (file.endsWith(".stories.tsx")) {
  const { testStories } = jest.requireActual<{ testStories: (file: string) => void }>("./support/stories")
  testStories(file)
}
