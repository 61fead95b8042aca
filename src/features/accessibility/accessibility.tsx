import { graphql } from "gatsby"
import { AskOffice } from "../contact"
import { RulePart, Rules, ofSwitchedOnParts } from "../terms"
import { ComplaintsLink } from "../../shared/complaints-link"
import { useSite } from "../../shared/use-site"
import { TestReport } from "./test-report"

interface AccessibilityProps {
  copy: Queries.AccessibilityCopyFragment
  report: Queries.TestReportFragment
}

/** The accessibility statement, and the way to complaints. */
export function Accessibility({ copy, report }: AccessibilityProps) {
  const { aim, tested, without, tell } = copy
  const ofParts = ofSwitchedOnParts(copy.knownOfParts, useSite().site.features)
  const known = { ...copy.known, points: [...(copy.known.points ?? []), ...ofParts.map(({ text }) => text)] }
  const parts = [aim, { key: "tested", title: tested.title }, known, without, tell]
  return (
    <Rules parts={parts}>
      <RulePart part={aim} />
      <TestReport copy={tested} report={report} />
      <RulePart part={known} />
      <RulePart part={without} />
      <RulePart part={tell}>
        <AskOffice />
        <ComplaintsLink />
      </RulePart>
    </Rules>
  )
}

export const accessibilityFragment = graphql`
  fragment AccessibilityCopy on Accessibility {
    aim {
      ...RulePartCopy
    }
    tested {
      ...TestReportCopy
    }
    known {
      ...RulePartCopy
    }
    knownOfParts {
      text
      feature
    }
    without {
      ...RulePartCopy
    }
    tell {
      ...RulePartCopy
    }
  }
`
