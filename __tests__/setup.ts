import "@testing-library/jest-dom"
import { markupSerializer } from "./support/markup-serializer"
import { installBrowserStubs } from "./support/browser-stubs"

expect.addSnapshotSerializer(markupSerializer)

// Files that run in Node (`@jest-environment node`) have no window, which is their point.
if (typeof window !== "undefined") installBrowserStubs()

// A file of stories is a test of its component: `npx jest badge`.
const file = expect.getState().testPath ?? ""
if (file.endsWith(".stories.tsx")) {
  const { testStories } = jest.requireActual<{ testStories: (file: string) => void }>("./support/stories")
  testStories(file)
}
