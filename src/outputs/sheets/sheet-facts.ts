type Answer = Queries.SheetFactsQuery
/** Everything that sheets and leaflets are made of. */
export type SheetFacts = { [Part in keyof Answer]: NonNullable<Answer[Part]> }
export type Sheet = SheetFacts["sheets"]["nodes"][number]
export type SheetPart = Sheet["parts"][number]
export type Service = SheetFacts["services"]["nodes"][number]
export type Product = SheetFacts["products"]["nodes"][number]
export type Copy = SheetFacts["sheetCopy"]
export type Site = SheetFacts["siteSettings"]

export const SHEET_FACTS = /* GraphQL */ `
  query SheetFacts {
    siteSettings {
      name
      siteUrl
      email
      telephones {
        label
        number
      }
      vetLine
      chat {
        number
      }
    }
    sheetCopy {
      printHint
      backLabel
      phonesTitle
      vetLabel
      codeLabel
      offersTitle
      questionsTitle
      joinTitle
      orderTitle
      orderSteps
      priceNote
      chatLabel
    }
    registration {
      steps {
        id
        title
        text
      }
    }
    sheets: allSheet(sort: { jsonId: ASC }) {
      nodes {
        path
        title
        lead
        posts {
          jsonId
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
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        servicePath
        title
        category
        description
        content {
          overview
          servicesOffered
          faqs {
            question
            answer
          }
        }
      }
    }
    products: allProduct(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        title
        unit {
          one
        }
        price {
          text
        }
        description
        details {
          label
          value
        }
        thumb {
          file {
            childImageSharp {
              resize(width: 640, grayscale: true, toFormat: JPG, jpegProgressive: true, quality: 72) {
                src
                width
                height
              }
            }
          }
        }
      }
    }
  }
`
