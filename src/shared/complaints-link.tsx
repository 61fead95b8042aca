import { Link } from "../components/link"

export function ComplaintsLink() {
  return (
    <Link href="/contact#complaints" className="inline-flex min-h-touch items-center">
      Report abuse or a bribe
    </Link>
  )
}
