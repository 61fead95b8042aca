import { Printer } from "lucide-react"
import { Button } from "../../components/button"
import { Icon } from "../../components/icon"

/** Prints the page. Without scripts it is not shown: the browser's own menu prints too. */
export function PrintButton({ children }: { children: string }) {
  return (
    <Button variant="outline" className="js-only" onClick={() => window.print()}>
      <Icon icon={Printer} /> {children}
    </Button>
  )
}
