import { graphql } from "gatsby"
import { useEffect } from "react"
import { isSealedDocument } from "../../platform/sealed"
import { Button } from "../../components/button"
import { Container } from "../../components/container"
import { lazyWithRetry } from "../../components/lazy-with-retry"
import { CheckItem, CheckList } from "../../components/list"
import { Notice } from "../../components/notice"
import { Section } from "../../components/section"
import { useMounted } from "../../components/use-mounted"
import type { OfficeProps } from "./office-props"
import { readInWorker } from "./read-in-worker"

const OfficeDesk = lazyWithRetry(() => import("./office-desk"), {
  Waiting: ({ copy }) => <p>{copy.waiting}</p>,
  Lost: ({ copy, again }) => (
    <Notice variant="danger" role="alert" className="space-y-3">
      <p>{copy.lost}</p>
      <Button variant="outline" onClick={again}>
        {copy.retryLabel}
      </Button>
    </Notice>
  ),
})

/** The staff's page: says what it does; all else comes with scripts that no other page has. */
export function Office({ copy, site }: OfficeProps) {
  const isMounted = useMounted()
  // The router has opened the page in another one's document, whose policy counts. Its own document comes by loading it.
  useEffect(() => {
    if (process.env.NODE_ENV === "production" && !isSealedDocument(document)) window.location.reload()
  }, [])
  return (
    <Section weight="light">
      <Container className="space-y-8">
        <CheckList className="max-w-measure print:hidden">
          {copy.points.map((point) => (
            <CheckItem key={point}>{point}</CheckItem>
          ))}
        </CheckList>
        <div className="no-js-only">
          <Notice>{copy.noScript}</Notice>
        </div>
        {/* The footer stands below the screen's edge from the start, so that it need not jump when the desk comes. */}
        <div className="js-only min-h-screen">
          {isMounted && <OfficeDesk copy={copy} site={site} read={readInWorker} />}
        </div>
      </Container>
    </Section>
  )
}

export const officeFragments = graphql`
  fragment OfficePageFacts on SiteSettings {
    name
    address {
      text
    }
    telephones {
      label
      number
    }
    mobileMoney {
      network
      merchantCode
      dial
    }
  }

  fragment OfficePageCopy on Office {
    points
    noScript
    waiting
    lost
    retryLabel
    bringIn {
      title
      pasteLabel
      pasteHint
      pasteButton
      fileLabel
      fileHint
      progress
      results {
        one
        many
        ownLines
        unclearDate
        unknownDates
        identity
        half
      }
      problems {
        empty
        picture
        notText
        noChat
        brokenZip
        tooLarge
        otherTable
        failed
      }
    }
    tables {
      label
      names {
        orders
        members
        questions
        rest
      }
      empty
      filtered
      columns {
        number
        day
        sender
        what
        sum
        place
        state
      }
      noNumber
      stateOf
      openLabel
      closeLabel
      moreLabel
    }
    states {
      new
      answered
      paid
      collected
    }
    notes {
      shortened
      identity
      edited
      half
      changed
    }
    filters {
      title
      place
      good
      day
      all
      clearLabel
      shown
    }
    detail {
      textTitle
      earlierTitle
      goodsTitle
      receiptLabel
    }
    answers {
      title
      choiceLabel
      dayLabel
      textLabel
      whatsappLabel
      smsLabel
      toLabel
      noNumber
      received {
        label
        text
      }
      ready {
        label
        text
      }
      pay {
        label
        text
        account
      }
    }
    packing {
      title
      lead
      none
      good
      quantity
      orders
      printLabel
    }
    takeOut {
      title
      csvLabel
      saveLabel
      time
      name
    }
    keep {
      title
      label
      hint
      noRoom
      olderLabel
      olderDays
      olderButton
      olderDone
      deleteLabel
      deleted
    }
    sheets {
      packing
      receipt
      date
      number
      customer
      telephone
      place
      good
      quantity
      each
      sum
      total
      state
      packed
      signature
    }
  }
`
