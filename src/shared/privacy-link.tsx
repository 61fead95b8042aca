import { Link } from "../components/link"

/** Below the button of a form that asks for a person's data: the way to what happens to the answers. */
export function PrivacyLink() {
  return (
    <>
      {" "}
      <Link href="/privacy#forms" className="inline-flex min-h-touch items-center self-start">
        What happens to what you write
      </Link>
    </>
  )
}
