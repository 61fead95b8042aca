import { useAtom } from "jotai"
import { useEffect, useState } from "react"
import { kampalaDay } from "../../lib/kampala"
import { reportPage, useWorkerServes } from "../../platform/offline"
import { BringIn } from "./bring-in"
import { KeepRows } from "./keep-rows"
import type { OfficeProps } from "./office-props"
import { rowsAtom } from "./office-store"
import { OfficeTables } from "./office-tables"
import { PackingTable } from "./packing-table"
import { PrintSheet, type Sheet } from "./print-sheet"
import type { ReadFunction } from "./read-in-worker"
import { setState } from "./table"
import { TakeOut } from "./take-out"

interface OfficeDeskProps extends OfficeProps {
  /** Reads what is brought in: in a worker, but for stories and tests. */
  read: ReadFunction
}

/** All that staff do with messages: bring them in, look through the tables, pack, take away, keep or delete. */
export default function OfficeDesk({ copy, site, read }: OfficeDeskProps) {
  const [rows, changeRows] = useAtom(rowsAtom)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [today] = useState(() => kampalaDay(Date.now()))
  const isServed = useWorkerServes()
  // This part of the page came while the service worker was starting: it is cached as well, for a day without a network.
  useEffect(() => {
    if (isServed) reportPage()
  }, [isServed])
  return (
    <div data-slot="office-desk" className="space-y-10">
      <BringIn copy={copy.bringIn} read={read} />
      {rows.length > 0 && (
        <>
          <OfficeTables
            copy={copy}
            site={site}
            rows={rows}
            today={today}
            onState={(id, state) => changeRows((all) => setState(all, id, state))}
            onReceipt={(row) => setSheet({ kind: "receipt", row })}
          />
          <PackingTable copy={copy.packing} rows={rows} onPrint={() => setSheet({ kind: "packing", rows })} />
          <TakeOut copy={copy} rows={rows} today={today} />
        </>
      )}
      <KeepRows copy={copy.keep} today={today} />
      {sheet && <PrintSheet copy={copy} site={site} sheet={sheet} today={today} onDone={() => setSheet(null)} />}
    </div>
  )
}
