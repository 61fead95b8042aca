import { Link } from "../components/link"

/** The way to what to do when a person of the network asks for money, a gift or sex. */
export function ComplaintsLink() {
  return (
    <Link href="/contact#complaints" className="inline-flex min-h-touch items-center">
      Report abuse or a bribe
    </Link>
  )
}
