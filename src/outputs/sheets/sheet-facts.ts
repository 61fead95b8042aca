type Answer = Queries.SheetFactsQuery
/** Everything that sheets are made of; there is no preview once nothing is left before publishing. */
export type SheetFacts = { [Part in Exclude<keyof Answer, "preview">]: NonNullable<Answer[Part]> } & {
  preview: Answer["preview"]
}
export type Sheet = SheetFacts["sheets"]["nodes"][number]
export type SheetPart = Sheet["parts"][number]
/** What a sheet's advice relies on, and who has checked it. */
export type Origin = Pick<Sheet, "reviewedBy" | "sources">

export const SHEET_FACTS = /* GraphQL */ `
  fragment SheetSource on Source {
    title
    publisher
    year
  }
  fragment SheetReview on ReviewedBy {
    name
    licence
    date {
      day
      month
      year
    }
  }
  query SheetFacts {
    preview {
      left
    }
    buildDay {
      day
    }
    siteSettings {
      name
      siteUrl
      telephones {
        label
        number
      }
      vetLine
      chat {
        number
      }
    }
    animalHealth {
      call {
        title
        people
      }
      avoid {
        title
        items {
          title
          drawing
        }
      }
      steps {
        title
        items {
          title
          drawing
        }
      }
      people {
        title
        items {
          title
          text
        }
      }
      dangers {
        items {
          source
        }
      }
      reviewedBy {
        ...SheetReview
      }
      take {
        sheetTitle
        sheetLead
      }
      note {
        title
      }
    }
    sheets: allSheet(sort: { jsonId: ASC }) {
      nodes {
        path
        title
        lead
        isAboutHealth
        sources {
          ...SheetSource
        }
        reviewedBy {
          ...SheetReview
        }
        posts {
          jsonId
          title
        }
        services {
          jsonId
          servicePath
          title
        }
        parts {
          kind
          title
          items
          columns {
            title
            share
            boxes
          }
          rows {
            label
            note
            cells
          }
          blanks
          blankRows
          exampleLabel
          lines {
            label
            terms {
              sign
              given
              unit
            }
            unit
            example
          }
          steps {
            drawing
            title
            text
          }
        }
      }
    }
  }
`
