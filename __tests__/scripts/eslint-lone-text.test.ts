/** @jest-environment node */
import os from "node:os"
import path from "node:path"
import { RuleTester } from "eslint"
import tseslint from "typescript-eslint"
import loneText from "../../scripts/eslint-lone-text.mjs"

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      ecmaFeatures: { jsx: true },
      // Outside of the project, whose types take a quarter of a minute.
      projectService: { allowDefaultProject: ["*.tsx"], defaultProject: path.resolve("tsconfig.json") },
      tsconfigRootDir: os.tmpdir(),
    },
  },
})

/** A component that returns this. */
const inComponent = (jsx: string) => ({
  filename: path.join(os.tmpdir(), "lone-text-example.tsx"),
  code: `
    type Props = { title: string; count: number; note?: string; isOpen: boolean; items: string[]; children: { type: string } | string | null; mark: { type: string } }
    const Part = ({ title, count, note, isOpen, items, children, mark }: Props) => (${jsx})`,
})

const refused = (jsx: string, ...messageIds: string[]) => ({
  ...inComponent(jsx),
  errors: messageIds.map((messageId) => ({ messageId })),
})

tester.run("lone-text", loneText, {
  valid: [
    "<p>{isOpen ? title : note}</p>",
    "<p>{`${title} (${count} remaining)`}</p>",
    "<p>{note && <span>{note}</span>} <em>{title}</em></p>",
    "<p><b /> {isOpen && <em>{title}</em>}</p>",
    "<p><b /> {title}</p>",
    "<p>{title}, {title}</p>",
    "<p>{isOpen && mark}{children}</p>",
    "<p>\n  {/* A word on it. */}\n  {count}\n</p>",
  ].map(inComponent),
  invalid: [
    refused('<p>{isOpen && title}{!isOpen && "none"}</p>', "computed", "computed"),
    refused("<p>{title} ({count} remaining)</p>", "computed"),
    refused("<p><b /> {isOpen ? title : note}</p>", "computed"),
    refused("<p><b />{items.join()}</p>", "computed"),
    refused("<p><b />{note}</p>", "computed"),
    refused("<p>{isOpen && mark}{title}</p>", "before"),
    refused("<>{note ? mark : null} Open</>", "before"),
    refused("<button><b /> {`${title}!`}</button>", "computed"),
  ],
})
