import { Link } from "../components/link"
import { words } from "./words"

/** The way to what to do when a person of the network asks for money, a gift or sex. */
export function ComplaintsLink() {
  return (
    <Link href="/contact#complaints" className="inline-flex min-h-touch items-center">
      {words.complaints}
    </Link>
  )
}
