import type { OfficeProps } from "./office-props"

interface SheetHeadProps extends Pick<OfficeProps, "site"> {
  title: string
  line: string
}

/** The head of a printed sheet: whose it is, and what. */
export function SheetHead({ site, title, line }: SheetHeadProps) {
  return (
    <header data-slot="sheet-head">
      <p>
        <strong className="font-display text-xl">{title}</strong> <span>{line}</span>
      </p>
      <p>{[site.name, site.address.text, site.telephones[0]?.number].filter(Boolean).join(" · ")}</p>
    </header>
  )
}
