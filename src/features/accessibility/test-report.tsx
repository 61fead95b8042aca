import { graphql } from "gatsby"
import { fullDate, isoDate } from "../../lib/calendar"
import { Heading } from "../../components/heading"
import { words } from "./words"

interface TestReportProps {
  copy: Queries.TestReportCopyFragment
  report: Queries.TestReportFragment
}

/** When the site was last tested, with which tools, and how many tests of each kind passed. */
export function TestReport({ copy, report: { date, tools, tests } }: TestReportProps) {
  return (
    <section data-slot="test-report" className="max-w-measure space-y-4">
      <Heading level={2} size="xl" id="tested">
        {copy.title}
      </Heading>
      <p>
        {words.lastTested}
        <time dateTime={isoDate(date)}>{fullDate(date)}</time>.
      </p>
      <Heading level={3}>{words.tests}</Heading>
      <ul className="list-[''] divide-y divide-line border-y border-line">
        {copy.parts.flatMap(({ file, text }) => {
          const result = tests.find((test) => test.file === file)
          if (!result) return []
          return (
            <li key={file} className="break-inside-avoid py-3">
              <p>{text}</p>
              <p className="text-ink-muted figures">{`${words.result(result.passed, result.failed, result.skipped)}.`}</p>
            </li>
          )
        })}
      </ul>
      <Heading level={3}>{words.tools}</Heading>
      <ul className="list-disc space-y-1 pl-6 marker:text-ink-muted">
        {tools.map(({ name, version }) => (
          <li key={name} className="pl-1">
            {name} {version}
          </li>
        ))}
      </ul>
    </section>
  )
}

export const testReportFragments = graphql`
  fragment TestReportCopy on AccessibilityTested {
    title
    parts {
      file
      text
    }
  }

  fragment TestReport on AccessibilityReport {
    date {
      day
      month
      year
    }
    tools {
      name
      version
    }
    tests {
      file
      passed
      failed
      skipped
    }
  }
`
